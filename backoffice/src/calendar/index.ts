import { CalendarDaysIcon } from "lucide-react";
import { lazyScreen, type Resource } from "../data/resource.ts";

export const resource = {
  icon: CalendarDaysIcon,
  list: lazyScreen("Calendar", () => import("./Calendar.tsx")),
} satisfies Resource;
