import { t } from "../kit/language/t.ts";
import { DrawnList } from "../plain/DrawnList.tsx";

export const ShowcasesList = () => (
  <DrawnList
    resource="showcases"
    invitation={t("The windows at the top of the landing page show your work. Add the first one.")}
  />
);
