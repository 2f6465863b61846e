import { ServerCogIcon } from "lucide-react";
import { lazyScreen, type Resource } from "../data/resource.ts";

export const resource = {
  icon: ServerCogIcon,
  list: lazyScreen("System", () => import("./System.tsx")),
} satisfies Resource;
