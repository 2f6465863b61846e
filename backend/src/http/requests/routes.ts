import { testimonialRequestPath } from "@etalase/contracts/site/paths";
import {
  requestInput,
  requestMade,
  requestsAnswer,
  requestsQuery,
  type TestimonialRequestView,
} from "@etalase/contracts/testimonials.schema";
import type { TestimonialRequests } from "../../application/requests/testimonial-requests.ts";
import type { TestimonialRequest } from "../../domain/testimonials.ts";
import { type Route, route } from "../api/route.ts";

const path = "/api/testimonials/requests";

/** Leaves out the token: a lost link is replaced by another one. */
const viewOf = ({ id, clientName, portfolioId, madeBy, ...times }: TestimonialRequest): TestimonialRequestView => ({
  id,
  clientName,
  portfolioId,
  madeBy,
  expiresAt: times.expiresAt.toISOString(),
  usedAt: times.usedAt?.toISOString() ?? null,
  createdAt: times.createdAt.toISOString(),
});

type Needs = Readonly<{ testimonialRequests: TestimonialRequests; publicUrl: string }>;

/** The links with which clients are asked for testimonials. */
export const testimonialRequestRoutes = ({ testimonialRequests, publicUrl }: Needs): readonly Route[] => [
  route.get(path, "staff", {
    query: requestsQuery,
    response: requestsAnswer,
    handle: async ({ query }) => ({ body: { requests: (await testimonialRequests.list(query)).map(viewOf) } }),
  }),
  route.post(path, "staff", {
    body: { schema: requestInput },
    response: requestMade,
    answers: [201],
    handle: async (call) => {
      const { id, token, expiresAt } = await testimonialRequests.create(call.input, call.by);
      return { body: { id, url: publicUrl + testimonialRequestPath(token), expiresAt: expiresAt.toISOString() } };
    },
  }),
  route.delete(`${path}/:id`, "staff", {
    handle: (call) => testimonialRequests.revoke(call.id, call.by),
  }),
];
