import { AppWindowIcon } from "lucide-react";
import { lazyScreen, orderedSorts, type Resource } from "../data/resource.ts";

/** Each screen is loaded on its first visit. */
export const resource = {
  icon: AppWindowIcon,
  list: lazyScreen("ShowcasesList", () => import("./ShowcasesList.tsx")),
  create: lazyScreen("ShowcaseCreate", () => import("./ShowcaseForm.tsx")),
  edit: lazyScreen("ShowcaseEdit", () => import("./ShowcaseForm.tsx")),
  recordRepresentation: "title",
  endpoint: { listKey: "showcases", sorts: { ...orderedSorts, title: orderedSorts.name } },
} satisfies Resource;
