import { lazyScreen } from "../lazyScreen.ts";

export const overview = lazyScreen("Overview", () => import("./Overview.tsx"));
