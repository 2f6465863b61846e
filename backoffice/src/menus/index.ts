import { MenuIcon } from "lucide-react";
import { lazyScreen, type Resource } from "../data/resource.ts";

export const resource = {
  icon: MenuIcon,
  list: lazyScreen("MenusScreen", () => import("./MenusScreen.tsx")),
} satisfies Resource;
