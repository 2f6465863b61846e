import {
  type Testimonial as TestimonialView,
  testimonial,
  testimonialBulkUpdate,
  testimonialInput,
  testimonialOrder,
  testimonialsPage,
  testimonialsQuery,
  testimonialUpdate,
} from "@etalase/contracts/testimonials.schema";
import { type TestimonialsService, testimonialPictures } from "../../application/testimonials.ts";
import type { Testimonial } from "../../domain/testimonials.ts";
import { resourceRoutes } from "./resource.ts";
import type { Route } from "./route.ts";
import { mediaUrl, pictureSet } from "./views/picture-view.ts";
import { viewBy } from "./views/view-by.ts";

/** A testimonial. `publicUrl` makes its addresses absolute. */
const viewOf = (one: Testimonial, publicUrl: string): TestimonialView =>
  viewBy(testimonial, {
    ...one,
    photo: one.photo ? mediaUrl(one.photo, publicUrl) : "",
    photoSet: one.photo && pictureSet(one.photo, publicUrl),
  });

const path = "/api/testimonials";

type Needs = Readonly<{ testimonials: TestimonialsService; publicUrl: string }>;

export function testimonialsRoutes({ testimonials, publicUrl }: Needs): readonly Route[] {
  const view = (testimonial: Testimonial) => viewOf(testimonial, publicUrl);

  return [
    ...resourceRoutes({
      path,
      key: "testimonials",
      service: testimonials,
      query: testimonialsQuery,
      input: testimonialInput,
      update: testimonialUpdate,
      bulk: testimonialBulkUpdate,
      pictures: testimonialPictures,
      row: view,
      whole: view,
      answers: { page: testimonialsPage, whole: testimonial, moved: testimonialOrder },
    }),
  ];
}
