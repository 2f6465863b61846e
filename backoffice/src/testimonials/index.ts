import type { TestimonialSort } from "@etalase/contracts/testimonials";
import type { TestimonialInput } from "@etalase/contracts/testimonials.schema";
import { QuoteIcon } from "lucide-react";
import { byText, byTime, lazyScreen, type Resource } from "../data/resource.ts";

const sorts = {
  // The API knows the custom order one way round only, and no list asks for the other.
  order: { ASC: "order", DESC: "order" },
  name: byText("name"),
  createdAt: byTime,
} satisfies Record<string, { ASC: TestimonialSort; DESC: TestimonialSort }>;

/** Each screen comes with its first visit. */
export const resource = {
  icon: QuoteIcon,
  list: lazyScreen("TestimonialsList", () => import("./TestimonialsList.tsx")),
  create: lazyScreen("TestimonialCreate", () => import("./TestimonialForm.tsx")),
  edit: lazyScreen("TestimonialEdit", () => import("./TestimonialForm.tsx")),
  recordRepresentation: "name",
  wire: {
    listKey: "testimonials",
    sorts,
    fields: {
      name: true,
      role: true,
      quote: true,
      rating: "nullable",
      portfolioId: "nullable",
      status: true,
      photo: true,
    },
  },
} satisfies Resource<keyof TestimonialInput>;
