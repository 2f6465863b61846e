import type { NewsSort } from "@etalase/contracts/news";
import { NewspaperIcon } from "lucide-react";
import { lazyScreen, type Resource } from "../data/resource.ts";

const sorts = {
  title: { ASC: "titleAsc", DESC: "titleDesc" },
  category: { ASC: "categoryAsc", DESC: "categoryDesc" },
  date: { ASC: "oldest", DESC: "newest" },
  status: { ASC: "statusAsc", DESC: "statusDesc" },
  views: { ASC: "viewsAsc", DESC: "viewsDesc" },
} satisfies Record<string, { ASC: NewsSort; DESC: NewsSort }>;

/** Each screen comes with its first visit. */
export const resource = {
  icon: NewspaperIcon,
  list: lazyScreen("NewsList", () => import("./NewsList.tsx")),
  create: lazyScreen("NewsCreate", () => import("./NewsForm.tsx")),
  edit: lazyScreen("NewsEdit", () => import("./NewsForm.tsx")),
  recordRepresentation: "title",
  wire: {
    listKey: "news",
    sorts,
    fields: ["title", "content", "category", "tags", "status", "isHighlighted", "slug", "featuredImage"],
    // An untouched address follows the title until the first publication; sent, it would be frozen.
    ifChanged: ["slug"],
  },
} satisfies Resource;
