import { Undo2Icon } from "lucide-react";
import { lazyScreen, type Resource } from "../data/resource.ts";

export const resource = {
  icon: Undo2Icon,
  list: lazyScreen("UndoList", () => import("./UndoList.tsx")),
  wire: { listKey: "undos", sorts: {} },
} satisfies Resource;
