import type { PortfolioSort } from "@etalase/contracts/portfolio";
import { BriefcaseIcon } from "lucide-react";
import { lazyScreen, type Resource } from "../data/resource.ts";

const sorts = {
  completionDate: { ASC: "oldest", DESC: "newest" },
  title: { ASC: "titleAsc", DESC: "titleDesc" },
  client: { ASC: "clientAsc", DESC: "clientDesc" },
} satisfies Record<string, { ASC: PortfolioSort; DESC: PortfolioSort }>;

/** Each screen comes with its first visit. */
export const resource = {
  icon: BriefcaseIcon,
  list: lazyScreen("PortfolioList", () => import("./PortfolioList.tsx")),
  create: lazyScreen("PortfolioCreate", () => import("./PortfolioForm.tsx")),
  edit: lazyScreen("PortfolioEdit", () => import("./PortfolioForm.tsx")),
  recordRepresentation: "title",
  wire: {
    listKey: "portfolioItems",
    sorts,
    fields: [
      "title",
      "slug",
      "description",
      "client",
      "projectType",
      "technologies",
      "websiteUrl",
      "completionDate",
      "status",
      "projectStatus",
      "isFeatured",
      "featuredImage",
      "images",
    ],
    // An untouched address follows the title until the first publication; sent, it would be frozen.
    ifChanged: ["slug"],
  },
} satisfies Resource;
