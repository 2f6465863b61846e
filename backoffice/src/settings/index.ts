import { lazyScreen } from "../lazyScreen.ts";

export const settings = {
  list: lazyScreen("SettingsScreen", () => import("./SettingsScreen.tsx")),
};
