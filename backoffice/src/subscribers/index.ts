import { lazy } from "react";

export const subscribers = {
  list: lazy(() => import("./SubscribersList.tsx").then(({ SubscribersList }) => ({ default: SubscribersList }))),
};
