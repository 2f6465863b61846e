import { Undo2Icon } from "lucide-react";
import { lazyScreen, type Resource } from "../data/resource.ts";

export const resource = {
  icon: Undo2Icon,
  list: lazyScreen("UndoList", () => import("./UndoList.tsx")),
  endpoint: { listKey: "undos", sorts: {} },
} satisfies Resource;
