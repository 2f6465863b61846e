import { ImagesIcon } from "lucide-react";
import { lazyScreen, type Resource } from "../data/resource.ts";

export const resource = {
  icon: ImagesIcon,
  list: lazyScreen("MediaScreen", () => import("./MediaScreen.tsx")),
} satisfies Resource;
