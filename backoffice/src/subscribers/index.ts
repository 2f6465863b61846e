import { lazyScreen, type Resource } from "../data/resource.ts";

export const resource = {
  list: lazyScreen("SubscribersList", () => import("./SubscribersList.tsx")),
  // They are only listed and deleted.
  wire: { path: "newsletter", listKey: "subscribers", sorts: {} },
} satisfies Resource;
