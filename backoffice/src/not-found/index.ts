import { SignpostIcon } from "lucide-react";
import { lazyScreen, type Resource } from "../kit/data/resource.ts";

export const resource = {
  icon: SignpostIcon,
  list: lazyScreen("NotFoundList", () => import("./NotFoundList.tsx")),
  endpoint: { path: "unknown-addresses", listKey: "addresses", sorts: {} },
} satisfies Resource;
