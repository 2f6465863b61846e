import { isKeyOf } from "@etalase/contracts/desk/desk";
import {
  type ListedCopy,
  previewInput,
  previewMade,
  type Review as ReviewView,
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
import type { DeskPlace, Review, ReviewComment, WorkingCopy } from "../../domain/desk.ts";
import { DomainError } from "../../domain/errors.ts";
import { type Route, route } from "../api/route.ts";
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

const listed = ({ resource, key, title, updatedAt, by }: Omit<WorkingCopy, "values" | "base">): ListedCopy => ({
  resource,
  id: key,
  title,
  by,
  updatedAt: updatedAt.toISOString(),
});

const copyView = (copy: WorkingCopy) => ({
  ...listed(copy),
  values: copy.values,
  base: copy.base,
  baseVersion: copy.baseVersion,
});

const path = "/api/working-copies";
const one = `${path}/:resource/:key`;

const copyRoutes = ({ workingCopies }: Needs): readonly Route[] => [
  route.get(path, "staff", {
    query: workingCopiesQuery,
    response: workingCopiesAnswer,
    handle: async ({ query }) => ({ body: { workingCopies: (await workingCopies.list(query)).map(listed) } }),
  }),
  route.get(one, "staff", {
    query: workingCopyQuery,
    response: workingCopy,
    handle: async ({ params, query }) => ({ body: copyView(await workingCopies.get(placeIn(params), query.by)) }),
  }),
  route.put(one, "staff", {
    body: { schema: workingCopyInput },
    response: workingCopyKept,
    handle: async (call) => {
      const { updatedAt, by } = await workingCopies.keep(placeIn(call.params), call.input, call.by);
      return { body: { updatedAt: updatedAt.toISOString(), by } };
    },
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
      return { body: { url, expiresAt: preview.expiresAt.toISOString() } };
    },
  });

/** The key of a new record, when the request names none. */
const newKey = "new-00000000-0000-0000-0000-000000000000";

type CommentedReview = Review & Readonly<{ comments: readonly ReviewComment[] }>;

const momentOf = (moment: Date | null) => moment?.toISOString() ?? null;

const reviewUrl = ({ reviews, publicUrl }: Needs, review: Review) => publicUrl + reviewPath(reviews.tokenOf(review));

const reviewView = (review: CommentedReview, url: string): ReviewView => ({
  id: review.id,
  resource: review.resource,
  recordId: review.key,
  title: review.title,
  url,
  madeBy: review.madeBy,
  createdAt: review.createdAt.toISOString(),
  expiresAt: review.expiresAt.toISOString(),
  revokedAt: momentOf(review.revokedAt),
  approvedAt: momentOf(review.approvedAt),
  comments: review.comments.map(({ name, text, at, approves }) => ({ name, text, at: at.toISOString(), approves })),
});

function reviewRoutes(needs: Needs): readonly Route[] {
  const { reviews } = needs;
  const reviewing = createReviewing(needs);

  return [
    route.get("/api/reviews", "staff", {
      query: workingCopiesQuery,
      response: reviewsAnswer,
      handle: async ({ query: { resource, id } }) => {
        const place = { ...(resource ? { resource } : {}), ...(id ? { key: id } : {}) };
        const found = await reviews.list(place);
        return { body: { reviews: found.map((review) => reviewView(review, reviewUrl(needs, review))) } };
      },
    }),
    route.post("/api/reviews", "staff", {
      body: { schema: reviewInput },
      response: reviewMade,
      answers: [201],
      handle: async (call) => {
        const { resource, id: key, days } = call.input;
        const review = await reviewing.make(placeIn({ resource, key }), days, call.by);
        return { body: { id: review.id, url: reviewUrl(needs, review), expiresAt: review.expiresAt.toISOString() } };
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
