import { UsersIcon } from "lucide-react";
import { lazyScreen, type Resource } from "../kit/data/resource.ts";

export const resource = {
  icon: UsersIcon,
  list: lazyScreen("UsersList", () => import("./UsersList.tsx")),
  // Accounts are changed field by field, never through a form.
  endpoint: { listKey: "users", sorts: {} },
} satisfies Resource;
