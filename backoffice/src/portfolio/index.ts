import type { PortfolioSort } from "@etalase/contracts/portfolio";
import { BriefcaseIcon } from "lucide-react";
import { byText, byTime, lazyScreen, type Resource } from "../kit/data/resource.ts";

const sorts = {
  completionDate: byTime,
  title: byText("title"),
  client: byText("client"),
} satisfies Record<string, { ASC: PortfolioSort; DESC: PortfolioSort }>;

/** Each screen is loaded on its first visit. */
export const resource = {
  icon: BriefcaseIcon,
  list: lazyScreen("PortfolioList", () => import("./PortfolioList.tsx")),
  create: lazyScreen("PortfolioCreate", () => import("./PortfolioForm.tsx")),
  edit: lazyScreen("PortfolioEdit", () => import("./PortfolioForm.tsx")),
  recordRepresentation: "title",
  endpoint: {
    listKey: "portfolioItems",
    sorts,
  },
} satisfies Resource;
