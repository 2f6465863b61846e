import { sectionPath } from "@etalase/contracts/site/paths";
import { type Testimonial, testimonialFields } from "@etalase/contracts/testimonials.schema";
import { recordKind } from "./kind.ts";
import { among } from "./plain.ts";

export const testimonials = recordKind<Testimonial>({
  resource: "testimonials",
  fields: testimonialFields,
  facts: () => ({ photoSet: null, order: 0 }),
  page: () => sectionPath("testimonials"),
  answers: (shown, api) => ({ testimonials: async () => among(await api.testimonials(), shown, "first") }),
});
