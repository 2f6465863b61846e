import { SettingsIcon } from "lucide-react";
import { lazyScreen, type Resource } from "../kit/data/resource.ts";

export const resource = {
  icon: SettingsIcon,
  list: lazyScreen("SettingsScreen", () => import("./SettingsScreen.tsx")),
} satisfies Resource;
