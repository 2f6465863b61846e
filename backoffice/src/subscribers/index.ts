import { lazyScreen } from "../data/lazyScreen.ts";

export const subscribers = {
  list: lazyScreen("SubscribersList", () => import("./SubscribersList.tsx")),
};
