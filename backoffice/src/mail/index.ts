import { SendIcon } from "lucide-react";
import { lazyScreen, type Resource } from "../kit/data/resource.ts";

export const resource = {
  icon: SendIcon,
  list: lazyScreen("MailList", () => import("./MailList.tsx")),
  // Mails are only listed and retried.
  endpoint: { listKey: "mails", sorts: {} },
} satisfies Resource;
