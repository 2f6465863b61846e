import { CircleUserIcon } from "lucide-react";
import { lazyScreen, type Resource } from "../kit/data/resource.ts";

export const resource = {
  icon: CircleUserIcon,
  list: lazyScreen("Privacy", () => import("./Privacy.tsx")),
} satisfies Resource;
