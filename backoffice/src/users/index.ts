import { lazyScreen, type Resource } from "../data/resource.ts";

export const resource = {
  list: lazyScreen("UsersList", () => import("./UsersList.tsx")),
  // Accounts are changed field by field, never through a form.
  wire: { listKey: "users", sorts: {} },
} satisfies Resource;
