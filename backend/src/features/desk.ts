import { createReviewTokens, randomKey } from "../adapters/tokens.ts";
import { createPreviews } from "../application/desk/previews.ts";
import { createReviews } from "../application/desk/reviews.ts";
import { createWorkingCopies } from "../application/desk/working-copies.ts";
import { previewPages } from "../http/desk/preview-pages.ts";
import { reviewPages } from "../http/desk/review-pages.ts";
import { deskRoutes } from "../http/desk/routes.ts";
import type { Base } from "./base.ts";
import type { Feature } from "./feature.ts";

/** Working copies of unsaved changes, their previews, and reviews by clients. */
export function deskFeature(base: Base) {
  const tools = { ...base, ...base.stores };
  const { sanitize, sanitizeMarks } = base;
  const services = {
    workingCopies: createWorkingCopies(tools),
    previews: createPreviews({ ...tools, newKey: randomKey }),
    reviews: createReviews({ ...tools, tokens: createReviewTokens(base.secret) }),
    // The previews are cleaned like saved texts; http/desk/drawing.ts reads these.
    sanitize,
    sanitizeMarks,
  };
  return {
    services,
    routes: ({ drawing, publicUrl }) => deskRoutes({ ...services, publicUrl, drawing }),
    pages: (web) => [previewPages({ ...services, ...web }), reviewPages({ ...services, ...web })],
    tidying: { forgetting: { previews: services.previews.removeEnded, reviews: services.reviews.removeEnded } },
  } satisfies Feature;
}
