import { DrawnList } from "../drawn/DrawnList.tsx";
import { t } from "../language/t.ts";

export const ShowcasesList = () => (
  <DrawnList
    resource="showcases"
    invitation={t("The windows at the top of the landing page show your work. Add the first one.")}
  />
);
