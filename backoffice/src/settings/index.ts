import { lazy } from "react";

export const settings = {
  list: lazy(() => import("./SettingsScreen.tsx").then(({ SettingsScreen }) => ({ default: SettingsScreen }))),
};
