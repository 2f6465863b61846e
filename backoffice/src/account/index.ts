import { lazyScreen, type Resource } from "../data/resource.ts";

export const resource = {
  list: lazyScreen("Account", () => import("./Account.tsx")),
} satisfies Resource;
