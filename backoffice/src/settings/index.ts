import { lazyScreen } from "../data/lazyScreen.ts";

export const settings = {
  list: lazyScreen("SettingsScreen", () => import("./SettingsScreen.tsx")),
};
