import { CircleUserIcon } from "lucide-react";
import { lazyScreen, type Resource } from "../data/resource.ts";

export const resource = {
  icon: CircleUserIcon,
  list: lazyScreen("Privacy", () => import("./Privacy.tsx")),
} satisfies Resource;
