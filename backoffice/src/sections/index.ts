import { ListOrderedIcon } from "lucide-react";
import { lazyScreen, type Resource } from "../kit/data/resource.ts";

export const resource = {
  icon: ListOrderedIcon,
  list: lazyScreen("SectionsScreen", () => import("./SectionsScreen.tsx")),
} satisfies Resource;
