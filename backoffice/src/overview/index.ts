import { lazyScreen } from "../data/lazyScreen.ts";

export const overview = lazyScreen("Overview", () => import("./Overview.tsx"));
