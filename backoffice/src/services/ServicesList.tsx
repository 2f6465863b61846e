import { t } from "../kit/language/t.ts";
import { DrawnList } from "../plain/DrawnList.tsx";

export const ServicesList = () => (
  <DrawnList
    resource="services"
    invitation={t("The landing page and the footer list your services. Add the first one.")}
  />
);
