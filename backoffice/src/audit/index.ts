import { ScrollTextIcon } from "lucide-react";
import { lazyScreen, type Resource } from "../kit/data/resource.ts";

export const resource = {
  icon: ScrollTextIcon,
  list: lazyScreen("AuditList", () => import("./AuditList.tsx")),
  // Entries are read-only.
  endpoint: { listKey: "entries", sorts: {} },
} satisfies Resource;
