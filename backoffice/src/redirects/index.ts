import { SignpostIcon } from "lucide-react";
import { lazyScreen, type Resource } from "../kit/data/resource.ts";

export const resource = {
  icon: SignpostIcon,
  list: lazyScreen("RedirectsList", () => import("./RedirectsList.tsx")),
  endpoint: {
    listKey: "redirects",
    // The API knows each order in one direction only.
    sorts: {
      from: { ASC: "path", DESC: "path" },
      hits: { ASC: "hits", DESC: "hits" },
      createdAt: { ASC: "newest", DESC: "newest" },
    },
  },
} satisfies Resource;
