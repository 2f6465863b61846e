import {
  type Testimonial as TestimonialView,
  testimonial,
  testimonialBulkUpdate,
  testimonialFields,
  testimonialInput,
  testimonialOrder,
  testimonialsPage,
  testimonialsQuery,
  testimonialUpdate,
} from "@etalase/contracts/testimonials.schema";
import { type TestimonialsService, testimonialPictures } from "../../application/testimonials.ts";
import type { Testimonial } from "../../domain/testimonials.ts";
import { orderRoute, recordView, resourceRoutes } from "./resource.ts";
import type { Route } from "./route.ts";
import { mediaUrl, pictureSet } from "./views/picture-view.ts";
import { rowValues } from "./views/values-view.ts";

/** A testimonial. `mediaPublicUrl` makes its addresses absolute. */
const viewOf = (testimonial: Testimonial, mediaPublicUrl: string): TestimonialView => {
  const { photo, order } = testimonial;
  return {
    ...recordView(testimonial),
    ...rowValues(testimonialFields, testimonial),
    photo: photo ? mediaUrl(photo, mediaPublicUrl) : "",
    photoSet: photo && pictureSet(photo, mediaPublicUrl),
    order,
  };
};

const path = "/api/testimonials";
const key = "testimonials";

type Needs = Readonly<{ testimonials: TestimonialsService; mediaPublicUrl: string }>;

export function testimonialsRoutes({ testimonials, mediaPublicUrl }: Needs): readonly Route[] {
  const view = (testimonial: Testimonial) => viewOf(testimonial, mediaPublicUrl);

  return [
    ...resourceRoutes({
      path,
      key,
      service: testimonials,
      query: testimonialsQuery,
      input: testimonialInput,
      update: testimonialUpdate,
      bulk: testimonialBulkUpdate,
      pictures: testimonialPictures,
      row: view,
      whole: view,
      answers: { page: testimonialsPage, whole: testimonial },
    }),
    orderRoute({ path, key, move: testimonials.move, response: testimonialOrder }),
  ];
}
