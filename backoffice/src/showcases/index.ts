import { AppWindowIcon } from "lucide-react";
import { lazyScreen, orderedRecords, type Resource } from "../kit/data/resource.ts";

/** Each screen is loaded on its first visit. */
export const resource = {
  icon: AppWindowIcon,
  list: lazyScreen("ShowcasesList", () => import("./ShowcasesList.tsx")),
  create: lazyScreen("ShowcaseCreate", () => import("./ShowcaseForm.tsx")),
  edit: lazyScreen("ShowcaseEdit", () => import("./ShowcaseForm.tsx")),
  ...orderedRecords("showcases", "title"),
} satisfies Resource;
