import { Trash2Icon } from "lucide-react";
import { lazyScreen, type Resource } from "../kit/data/resource.ts";

export const resource = {
  icon: Trash2Icon,
  list: lazyScreen("Trash", () => import("./Trash.tsx")),
  recordRepresentation: "title",
  endpoint: { listKey: "items", sorts: {} },
  otherEndpoints: { undo: { listKey: "undos", sorts: {} } },
} satisfies Resource;
