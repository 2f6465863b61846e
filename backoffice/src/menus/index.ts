import { MenuIcon } from "lucide-react";
import { lazyScreen, type Resource } from "../kit/data/resource.ts";

export const resource = {
  icon: MenuIcon,
  list: lazyScreen("MenusScreen", () => import("./MenusScreen.tsx")),
} satisfies Resource;
