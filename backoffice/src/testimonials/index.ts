import { QuoteIcon } from "lucide-react";
import { lazyScreen, orderedRecords, type Resource } from "../kit/data/resource.ts";

/** Each screen is loaded on its first visit. */
export const resource = {
  icon: QuoteIcon,
  list: lazyScreen("TestimonialsList", () => import("./TestimonialsList.tsx")),
  create: lazyScreen("TestimonialCreate", () => import("./TestimonialForm.tsx")),
  edit: lazyScreen("TestimonialEdit", () => import("./TestimonialForm.tsx")),
  ...orderedRecords("testimonials", "name"),
} satisfies Resource;
