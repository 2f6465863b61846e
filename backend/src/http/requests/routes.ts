import { testimonialRequestPath } from "@etalase/contracts/site/paths";
import { requestInput, requestMade, requestsAnswer, requestsQuery } from "@etalase/contracts/testimonials.schema";
import type { TestimonialRequests } from "../../application/requests/testimonial-requests.ts";
import { type Route, route } from "../api/route.ts";
import { viewBy } from "../api/views/view-by.ts";

const path = "/api/testimonials/requests";

type Needs = Readonly<{ testimonialRequests: TestimonialRequests; publicUrl: string }>;

/** The links with which clients are asked for testimonials. Lists name no token: a lost link is replaced by another one. */
export const testimonialRequestRoutes = ({ testimonialRequests, publicUrl }: Needs): readonly Route[] => [
  route.get(path, "staff", {
    query: requestsQuery,
    response: requestsAnswer,
    handle: async ({ query }) => ({
      body: viewBy(requestsAnswer, { requests: await testimonialRequests.list(query) }),
    }),
  }),
  route.post(path, "staff", {
    body: { schema: requestInput },
    response: requestMade,
    answers: [201],
    handle: async (call) => {
      const { id, token, expiresAt } = await testimonialRequests.create(call.input, call.by);
      return { body: viewBy(requestMade, { id, url: publicUrl + testimonialRequestPath(token), expiresAt }) };
    },
  }),
  route.delete(`${path}/:id`, "staff", {
    handle: (call) => testimonialRequests.revoke(call.id, call.by),
  }),
];
