import { lazyScreen } from "../lazyScreen.ts";

export const account = {
  list: lazyScreen("Account", () => import("./Account.tsx")),
};
