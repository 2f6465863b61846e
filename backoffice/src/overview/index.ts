import { LayoutDashboardIcon } from "lucide-react";
import { lazyScreen, type Resource } from "../kit/data/resource.ts";

export const resource = {
  icon: LayoutDashboardIcon,
  list: lazyScreen("Overview", () => import("./Overview.tsx")),
} satisfies Resource;
