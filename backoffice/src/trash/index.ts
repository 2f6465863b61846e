import { Trash2Icon } from "lucide-react";
import { lazyScreen, type Resource } from "../data/resource.ts";

export const resource = {
  icon: Trash2Icon,
  list: lazyScreen("TrashList", () => import("./TrashList.tsx")),
  recordRepresentation: "title",
  endpoint: { listKey: "items", sorts: {} },
} satisfies Resource;
