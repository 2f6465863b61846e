import { lazy } from "react";

export const account = {
  list: lazy(() => import("./Account.tsx").then(({ Account }) => ({ default: Account }))),
};
