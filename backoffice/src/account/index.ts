import { lazyScreen } from "../data/lazyScreen.ts";

export const account = {
  list: lazyScreen("Account", () => import("./Account.tsx")),
};
