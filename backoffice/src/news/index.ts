import type { NewsSort } from "@etalase/contracts/news";
import { NewspaperIcon } from "lucide-react";
import { byText, byTime, lazyScreen, type Resource } from "../kit/data/resource.ts";

const sorts = {
  title: byText("title"),
  category: byText("category"),
  date: byTime,
  status: byText("status"),
  views: byText("views"),
} satisfies Record<string, { ASC: NewsSort; DESC: NewsSort }>;

/** Each screen is loaded on its first visit. */
export const resource = {
  icon: NewspaperIcon,
  list: lazyScreen("NewsList", () => import("./NewsList.tsx")),
  create: lazyScreen("NewsCreate", () => import("./NewsForm.tsx")),
  edit: lazyScreen("NewsEdit", () => import("./NewsForm.tsx")),
  recordRepresentation: "title",
  endpoint: {
    listKey: "news",
    sorts,
  },
} satisfies Resource;
