import { isKeyOf } from "@etalase/contracts/desk/desk";
import {
  previewInput,
  previewMade,
  reviewInput,
  reviewMade,
  reviews as reviewsAnswer,
  workingCopies as workingCopiesAnswer,
  workingCopiesQuery,
  workingCopy,
  workingCopyInput,
  workingCopyKept,
  workingCopyQuery,
} from "@etalase/contracts/desk/desk.schema";
import { editedResources, onlyRecordOf } from "@etalase/contracts/kinds";
import { previewPath, reviewPath } from "@etalase/contracts/site/paths";
import type { Previews } from "../../application/desk/previews.ts";
import { createReviewing } from "../../application/desk/reviewing.ts";
import type { ReviewService } from "../../application/desk/reviews.ts";
import type { WorkingCopies } from "../../application/desk/working-copies.ts";
import type { DeskPlace, Review } from "../../domain/desk.ts";
import { DomainError } from "../../domain/errors.ts";
import { type Route, route } from "../api/route.ts";
import { viewBy } from "../api/views/view-by.ts";
import type { DeskDrawing } from "./drawing.ts";

type Needs = Readonly<{
  workingCopies: WorkingCopies;
  previews: Previews;
  reviews: ReviewService;
  drawing: () => DeskDrawing;
  publicUrl: string;
}>;

/** @throws {DomainError} "notFound" for an unknown kind of record, or a key that no record of the kind can have */
function placeIn({ resource, key = "" }: Readonly<Record<string, string>>): DeskPlace {
  const known = editedResources.find((one) => one === resource);
  if (!known || !isKeyOf(known, key)) throw new DomainError("notFound");
  return { resource: known, key };
}

const path = "/api/working-copies";
const one = `${path}/:resource/:key`;

const copyRoutes = ({ workingCopies }: Needs): readonly Route[] => [
  route.get(path, "staff", {
    query: workingCopiesQuery,
    response: workingCopiesAnswer,
    handle: async ({ query }) => {
      const copies = (await workingCopies.list(query)).map((copy) => ({ ...copy, id: copy.key }));
      return { body: viewBy(workingCopiesAnswer, { workingCopies: copies }) };
    },
  }),
  route.get(one, "staff", {
    query: workingCopyQuery,
    response: workingCopy,
    handle: async ({ params, query }) => {
      const copy = await workingCopies.get(placeIn(params), query.by);
      return { body: viewBy(workingCopy, { ...copy, id: copy.key }) };
    },
  }),
  route.put(one, "staff", {
    body: { schema: workingCopyInput },
    response: workingCopyKept,
    handle: async ({ params, input, by }) => ({
      body: viewBy(workingCopyKept, await workingCopies.keep(placeIn(params), input, by)),
    }),
  }),
  route.delete(one, "staff", {
    query: workingCopyQuery,
    handle: (call) => workingCopies.discard(placeIn(call.params), call.by, call.query.by),
  }),
];

const previewRoute = ({ previews, drawing, publicUrl }: Needs): Route =>
  route.post("/api/previews", "staff", {
    body: { schema: previewInput },
    response: previewMade,
    answers: [201],
    handle: async (call) => {
      const { resource, id, values } = call.input;
      const place = placeIn({ resource, key: id ?? (onlyRecordOf(resource) ? resource : newKey) });
      const preview = await previews.make(place, values, call.by);
      const url = publicUrl + previewPath(preview.key) + drawing().sectionOf(resource);
      return { body: viewBy(previewMade, { ...preview, url }) };
    },
  });

/** The key of a new record, when the request names none. */
const newKey = "new-00000000-0000-0000-0000-000000000000";

function reviewRoutes(needs: Needs): readonly Route[] {
  const { reviews, publicUrl } = needs;
  const withUrl = <One extends Review>(review: One) => ({
    ...review,
    url: publicUrl + reviewPath(reviews.tokenOf(review)),
  });
  const reviewing = createReviewing(needs);

  return [
    route.get("/api/reviews", "staff", {
      query: workingCopiesQuery,
      response: reviewsAnswer,
      handle: async ({ query: { resource, id } }) => {
        const place = { ...(resource ? { resource } : {}), ...(id ? { key: id } : {}) };
        const rows = await reviews.list(place);
        return {
          body: viewBy(reviewsAnswer, { reviews: rows.map((one) => ({ ...withUrl(one), recordId: one.key })) }),
        };
      },
    }),
    route.post("/api/reviews", "staff", {
      body: { schema: reviewInput },
      response: reviewMade,
      answers: [201],
      handle: async (call) => {
        const { resource, id: key, days } = call.input;
        const review = await reviewing.make(placeIn({ resource, key }), days, call.by);
        return { body: viewBy(reviewMade, withUrl(review)) };
      },
    }),
    route.delete("/api/reviews/:id", "staff", {
      handle: (call) => reviews.revoke(call.id, call.by),
    }),
  ];
}

/** Working copies, previews and review links. */
export const deskRoutes = (needs: Needs): readonly Route[] => [
  ...copyRoutes(needs),
  previewRoute(needs),
  ...reviewRoutes(needs),
];
