import { ServerCogIcon } from "lucide-react";
import { lazyScreen, type Resource } from "../kit/data/resource.ts";

export const resource = {
  icon: ServerCogIcon,
  list: lazyScreen("System", () => import("./System.tsx")),
} satisfies Resource;
