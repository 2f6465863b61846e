import { PackageIcon } from "lucide-react";
import { lazyScreen, orderedRecords, type Resource } from "../kit/data/resource.ts";

/** Each screen is loaded on its first visit. */
export const resource = {
  icon: PackageIcon,
  list: lazyScreen("PackagesList", () => import("./PackagesList.tsx")),
  create: lazyScreen("PackageCreate", () => import("./PackageForm.tsx")),
  edit: lazyScreen("PackageEdit", () => import("./PackageForm.tsx")),
  ...orderedRecords("packages", "name"),
} satisfies Resource;
