import { DrawnList } from "../drawn/DrawnList.tsx";
import { t } from "../language/t.ts";

export const ServicesList = () => (
  <DrawnList
    resource="services"
    invitation={t("The landing page and the footer list your services. Add the first one.")}
  />
);
