import { linkTokens } from "../adapters/link-tokens.ts";
import { createTestimonialRequests } from "../application/requests/testimonial-requests.ts";
import type { TestimonialsService } from "../application/testimonials.ts";
import { requestPages } from "../http/requests/pages.ts";
import { testimonialRequestRoutes } from "../http/requests/routes.ts";
import type { Tables } from "../persistence/database.ts";
import { testimonialRequestSchema } from "../persistence/requests/testimonial-requests.ts";
import type { Base } from "./base.ts";
import type { Feature } from "./feature.ts";

export const requestTables: Tables = [testimonialRequestSchema];

/** Links by which clients are asked for a testimonial. */
export function requestsFeature(base: Base, testimonials: TestimonialsService) {
  const { publicUrl, stores } = base;
  const testimonialRequests = createTestimonialRequests({
    ...base,
    ...stores,
    portfolio: stores.records.portfolio,
    linkTokens,
    testimonials,
  });
  return {
    services: { testimonialRequests },
    routes: () => testimonialRequestRoutes({ testimonialRequests, publicUrl }),
    pages: (needs) => [requestPages({ ...needs, testimonialRequests, render: needs.renderer.renderRequestPage })],
    tidying: { forgetting: { testimonialRequests: testimonialRequests.removeEnded } },
  } satisfies Feature;
}
