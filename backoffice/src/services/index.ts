import { WrenchIcon } from "lucide-react";
import { lazyScreen, orderedRecords, type Resource } from "../kit/data/resource.ts";

/** Each screen is loaded on its first visit. */
export const resource = {
  icon: WrenchIcon,
  list: lazyScreen("ServicesList", () => import("./ServicesList.tsx")),
  create: lazyScreen("ServiceCreate", () => import("./ServiceForm.tsx")),
  edit: lazyScreen("ServiceEdit", () => import("./ServiceForm.tsx")),
  ...orderedRecords("services", "title"),
} satisfies Resource;
