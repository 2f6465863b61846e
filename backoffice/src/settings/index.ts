import { lazyScreen, type Resource } from "../data/resource.ts";

export const resource = {
  list: lazyScreen("SettingsScreen", () => import("./SettingsScreen.tsx")),
} satisfies Resource;
