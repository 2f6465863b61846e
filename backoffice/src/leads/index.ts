import { InboxIcon } from "lucide-react";
import { byTime, lazyScreen, type Resource } from "../kit/data/resource.ts";

/** Each screen is loaded on its first visit. */
export const resource = {
  icon: InboxIcon,
  list: lazyScreen("LeadsList", () => import("./LeadsList.tsx")),
  page: lazyScreen("LeadPage", () => import("./LeadPage.tsx")),
  endpoint: {
    listKey: "leads",
    sorts: {
      createdAt: byTime,
      // The API knows these in one direction only, and no list needs the other.
      value: { ASC: "valueDesc", DESC: "valueDesc" },
      updatedAt: { ASC: "updated", DESC: "updated" },
    },
  },
} satisfies Resource;
