import { lazyScreen } from "../lazyScreen.ts";

export const users = {
  list: lazyScreen("UsersList", () => import("./UsersList.tsx")),
};
