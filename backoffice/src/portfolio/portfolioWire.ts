import type { PortfolioSort } from "@etalase/contracts/portfolio";
import type { Wire } from "../data/wire.ts";

const sorts = {
  completionDate: { ASC: "oldest", DESC: "newest" },
  title: { ASC: "titleAsc", DESC: "titleDesc" },
  client: { ASC: "clientAsc", DESC: "clientDesc" },
} satisfies Record<string, { ASC: PortfolioSort; DESC: PortfolioSort }>;

export const portfolioWire: Wire = {
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
};
