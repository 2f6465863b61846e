import { linkTokens } from "../adapters/tokens.ts";
import { createTurnstile } from "../adapters/turnstile.ts";
import { createTestimonialRequests } from "../application/requests/testimonial-requests.ts";
import type { TestimonialsService } from "../application/testimonials.ts";
import { requestPages } from "../http/requests/pages.ts";
import { testimonialRequestRoutes } from "../http/requests/routes.ts";
import type { Base } from "./base.ts";
import type { Feature } from "./feature.ts";

/** Links by which clients are asked for a testimonial. */
export function requestsFeature(base: Base, testimonials: TestimonialsService) {
  const testimonialRequests = createTestimonialRequests({
    ...base,
    ...base.stores,
    linkTokens,
    testimonials,
    portfolio: base.stores.records.portfolio,
    oneAtATime: createTurnstile({ atOnce: 1, waiting: 4, retryAfter: 5 }).pass,
  });
  return {
    services: { testimonialRequests },
    routes: ({ publicUrl }) => testimonialRequestRoutes({ testimonialRequests, publicUrl }),
    pages: (web) => [requestPages({ ...web, testimonialRequests, render: web.renderer.renderRequestPage })],
    tidying: { forgetting: { testimonialRequests: testimonialRequests.removeEnded } },
  } satisfies Feature;
}
