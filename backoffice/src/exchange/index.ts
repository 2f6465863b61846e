import { ArrowLeftRightIcon } from "lucide-react";
import { lazyScreen, type Resource } from "../kit/data/resource.ts";

export const resource = {
  icon: ArrowLeftRightIcon,
  list: lazyScreen("Exchange", () => import("./Exchange.tsx")),
} satisfies Resource;
