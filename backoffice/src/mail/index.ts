import { SendIcon } from "lucide-react";
import { lazyScreen, type Resource } from "../data/resource.ts";

export const resource = {
  icon: SendIcon,
  list: lazyScreen("MailList", () => import("./MailList.tsx")),
  // They are only listed and tried again.
  wire: { listKey: "mails", sorts: {} },
} satisfies Resource;
