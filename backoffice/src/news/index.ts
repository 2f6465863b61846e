import { lazyScreen } from "../data/lazyScreen.ts";

/** What react-admin has to know of the resource; each screen comes with its first visit. */
export const news = {
  list: lazyScreen("NewsList", () => import("./NewsList.tsx")),
  create: lazyScreen("NewsCreate", () => import("./NewsForm.tsx")),
  edit: lazyScreen("NewsEdit", () => import("./NewsForm.tsx")),
  recordRepresentation: "title",
};
