import { ArchiveIcon } from "lucide-react";
import { lazyScreen, type Resource } from "../kit/data/resource.ts";

export const resource = {
  icon: ArchiveIcon,
  list: lazyScreen("Backups", () => import("./Backups.tsx")),
} satisfies Resource;
