import { lazyScreen, type Resource } from "../data/resource.ts";

export const resource = {
  list: lazyScreen("Overview", () => import("./Overview.tsx")),
} satisfies Resource;
