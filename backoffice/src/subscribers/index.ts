import { MailsIcon } from "lucide-react";
import { lazyScreen, type Resource } from "../kit/data/resource.ts";

export const resource = {
  icon: MailsIcon,
  list: lazyScreen("SubscribersList", () => import("./SubscribersList.tsx")),
  // Subscribers are only listed and deleted.
  endpoint: { path: "newsletter", listKey: "subscribers", sorts: {} },
} satisfies Resource;
