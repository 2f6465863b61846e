import { lazyScreen } from "../lazyScreen.ts";

export const subscribers = {
  list: lazyScreen("SubscribersList", () => import("./SubscribersList.tsx")),
};
