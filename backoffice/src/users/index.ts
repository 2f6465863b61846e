import { lazy } from "react";

export const users = {
  list: lazy(() => import("./UsersList.tsx").then(({ UsersList }) => ({ default: UsersList }))),
};
