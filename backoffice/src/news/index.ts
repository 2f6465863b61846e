import { lazy } from "react";

/** What react-admin has to know of the resource; each screen comes with its first visit. */
export const news = {
  list: lazy(() => import("./NewsList.tsx").then(({ NewsList }) => ({ default: NewsList }))),
  create: lazy(() => import("./NewsForm.tsx").then(({ NewsCreate }) => ({ default: NewsCreate }))),
  edit: lazy(() => import("./NewsForm.tsx").then(({ NewsEdit }) => ({ default: NewsEdit }))),
  recordRepresentation: "title",
};
