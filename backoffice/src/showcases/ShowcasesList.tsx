import { DrawnList } from "../drawn/DrawnList.tsx";

export const ShowcasesList = () => (
  <DrawnList
    resource="showcases"
    title="Showcases"
    invitation="The windows at the top of the landing page show your work. Add the first one."
  />
);
