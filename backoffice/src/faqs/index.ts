import { MessageCircleQuestionMarkIcon } from "lucide-react";
import { lazyScreen, orderedRecords, type Resource } from "../kit/data/resource.ts";

/** Each screen is loaded on its first visit. */
export const resource = {
  icon: MessageCircleQuestionMarkIcon,
  list: lazyScreen("FaqsList", () => import("./FaqsList.tsx")),
  create: lazyScreen("FaqCreate", () => import("./FaqForm.tsx")),
  edit: lazyScreen("FaqEdit", () => import("./FaqForm.tsx")),
  ...orderedRecords("faqs", "question"),
} satisfies Resource;
