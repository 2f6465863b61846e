import { lazy } from "react";

/** What react-admin has to know of the resource; each screen comes with its first visit. */
export const portfolio = {
  list: lazy(() => import("./PortfolioList.tsx").then(({ PortfolioList }) => ({ default: PortfolioList }))),
  create: lazy(() => import("./PortfolioForm.tsx").then(({ PortfolioCreate }) => ({ default: PortfolioCreate }))),
  edit: lazy(() => import("./PortfolioForm.tsx").then(({ PortfolioEdit }) => ({ default: PortfolioEdit }))),
  recordRepresentation: "title",
};
