import { FileTextIcon } from "lucide-react";
import { lazyScreen, orderedRecords, type Resource } from "../kit/data/resource.ts";

/** Each screen is loaded on its first visit. */
export const resource = {
  icon: FileTextIcon,
  list: lazyScreen("PagesList", () => import("./PagesList.tsx")),
  create: lazyScreen("PageCreate", () => import("./PageForm.tsx")),
  edit: lazyScreen("PageEdit", () => import("./PageForm.tsx")),
  ...orderedRecords("pages", "title"),
} satisfies Resource;
