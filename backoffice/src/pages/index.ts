import { FileTextIcon } from "lucide-react";
import { lazyScreen, orderedSorts, type Resource } from "../data/resource.ts";

/** Each screen is loaded on its first visit. */
export const resource = {
  icon: FileTextIcon,
  list: lazyScreen("PagesList", () => import("./PagesList.tsx")),
  create: lazyScreen("PageCreate", () => import("./PageForm.tsx")),
  edit: lazyScreen("PageEdit", () => import("./PageForm.tsx")),
  recordRepresentation: "title",
  endpoint: { listKey: "pages", sorts: { ...orderedSorts, title: orderedSorts.name } },
} satisfies Resource;
