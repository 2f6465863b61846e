import { lazyScreen } from "../data/lazyScreen.ts";

export const users = {
  list: lazyScreen("UsersList", () => import("./UsersList.tsx")),
};
