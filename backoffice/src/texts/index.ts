import { TypeIcon } from "lucide-react";
import { lazyScreen, type Resource } from "../kit/data/resource.ts";

export const resource = {
  icon: TypeIcon,
  list: lazyScreen("TextsScreen", () => import("./TextsScreen.tsx")),
} satisfies Resource;
