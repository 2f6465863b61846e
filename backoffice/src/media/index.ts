import { ImagesIcon } from "lucide-react";
import { lazyScreen, type Resource } from "../kit/data/resource.ts";

export const resource = {
  icon: ImagesIcon,
  list: lazyScreen("MediaScreen", () => import("./MediaScreen.tsx")),
} satisfies Resource;
