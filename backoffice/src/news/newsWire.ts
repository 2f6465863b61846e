import type { NewsSort } from "@etalase/contracts/news";
import type { Wire } from "../data/wire.ts";

const sorts = {
  title: { ASC: "titleAsc", DESC: "titleDesc" },
  category: { ASC: "categoryAsc", DESC: "categoryDesc" },
  date: { ASC: "oldest", DESC: "newest" },
  status: { ASC: "statusAsc", DESC: "statusDesc" },
  views: { ASC: "viewsAsc", DESC: "viewsDesc" },
} satisfies Record<string, { ASC: NewsSort; DESC: NewsSort }>;

export const newsWire: Wire = {
  listKey: "news",
  sorts,
  fields: ["title", "content", "category", "tags", "status", "isHighlighted", "slug", "featuredImage"],
  // An untouched address follows the title until the first publication; sent, it would be frozen.
  ifChanged: ["slug"],
};
