import { DrawnList } from "../drawn/DrawnList.tsx";

export const ServicesList = () => (
  <DrawnList
    resource="services"
    title="Services"
    invitation="The landing page and the footer name what you offer. Add the first service."
  />
);
