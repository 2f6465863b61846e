import type { NewsSort } from "@etalase/contracts/news";
import type { NewsInput } from "@etalase/contracts/news.schema";
import { NewspaperIcon } from "lucide-react";
import { byText, byTime, lazyScreen, type Resource } from "../data/resource.ts";
import { publicationWire } from "../publication/wire.ts";

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
  wire: {
    listKey: "news",
    sorts,
    fields: {
      title: true,
      content: true,
      category: true,
      tags: true,
      status: true,
      isHighlighted: true,
      // An unchanged slug follows the title until the first publication; if sent, it would be fixed.
      slug: "ifChanged",
      authorId: "ifChanged",
      ...publicationWire,
      featuredImage: true,
    },
  },
} satisfies Resource<keyof NewsInput | "featuredImage">;
