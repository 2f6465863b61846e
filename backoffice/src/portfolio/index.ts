import { lazyScreen } from "../data/lazyScreen.ts";

/** What react-admin has to know of the resource; each screen comes with its first visit. */
export const portfolio = {
  list: lazyScreen("PortfolioList", () => import("./PortfolioList.tsx")),
  create: lazyScreen("PortfolioCreate", () => import("./PortfolioForm.tsx")),
  edit: lazyScreen("PortfolioEdit", () => import("./PortfolioForm.tsx")),
  recordRepresentation: "title",
};
