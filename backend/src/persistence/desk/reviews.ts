import { EntitySchema, type FilterQuery } from "@mikro-orm/core";
import type { ReviewRepository } from "../../application/desk/reviews.ts";
import type { Review, ReviewComment, Shown } from "../../domain/desk.ts";
import { createMakersLinks, makerColumns } from "../account-links.ts";
import { endedShare, removeKeyed } from "../ended.ts";
import { dateColumn, type Em, fresh, idColumn } from "../repository.ts";
import { authorColumns, authorIn, longText, ofPlace, placeColumns, placeOf } from "./place.ts";

type ReviewRow = Omit<Review, "shown" | "by" | "madeBy"> &
  Readonly<{ shown: string; userId: string; userName: string; madeById: string; madeByName: string }>;

export const reviewSchema = new EntitySchema<ReviewRow>({
  name: "Review",
  tableName: "reviews",
  properties: {
    id: idColumn,
    ...placeColumns,
    title: { type: "string", length: 200 },
    shown: longText,
    ...authorColumns,
    ...makerColumns,
    createdAt: dateColumn,
    expiresAt: { ...dateColumn, index: true },
    revokedAt: { ...dateColumn, nullable: true },
    approvedAt: { ...dateColumn, nullable: true },
  },
  indexes: [{ properties: ["resource", "key"] }],
});

export const reviewCommentSchema = new EntitySchema<ReviewComment>({
  name: "ReviewComment",
  tableName: "review_comments",
  properties: {
    id: idColumn,
    reviewId: { type: "character", length: 24, index: true },
    name: { type: "string", length: 100 },
    text: { type: "text" },
    at: dateColumn,
    approves: { type: "boolean" },
  },
});

const reviewOf = ({ shown, userId, userName, madeById, madeByName, ...row }: ReviewRow): Review => ({
  ...row,
  ...placeOf(row),
  by: authorIn({ userId, userName }),
  madeBy: { id: madeById, name: madeByName },
  shown: JSON.parse(shown) as Shown, // its stored type
});

const isOpenAt = (at: Date) => ({ revokedAt: null, expiresAt: { $gt: at } });
const undecided = { revokedAt: null, approvedAt: null };
const oldest = { at: "asc", id: "asc" } as const;

const createComments = (em: Em) =>
  ({
    addComment: (comment) => em.insert(reviewCommentSchema, comment),
    comments: (reviewIds) =>
      em.find(reviewCommentSchema, { reviewId: { $in: [...reviewIds] } }, { ...fresh, orderBy: oldest }),
    commentsAfter: (id, limit) =>
      em.find(reviewCommentSchema, { id: { $gt: id } }, { ...fresh, limit, orderBy: { id: "asc" } }),
  }) satisfies Partial<ReviewRepository>;

export const createReviewRepository = (em: Em): ReviewRepository => ({
  ...createMakersLinks(em, {
    schema: reviewSchema,
    open: isOpenAt,
    end: (links, revokedAt) => em.nativeUpdate(reviewSchema, links, { revokedAt }),
  }),
  ...createComments(em),
  async add({ shown, by, madeBy, ...review }) {
    const people = { userId: by.id, userName: by.name, madeById: madeBy.id, madeByName: madeBy.name };
    await em.insert(reviewSchema, { ...review, ...people, shown: JSON.stringify(shown) });
  },
  async find(id) {
    const row = await em.findOne(reviewSchema, { id }, fresh);
    return row && reviewOf(row);
  },
  async list(place) {
    const where: FilterQuery<ReviewRow> = ofPlace(place);
    return (await em.find(reviewSchema, where, { ...fresh, orderBy: { id: "desc" }, limit: 200 })).map(reviewOf);
  },
  async open(at) {
    return (await em.find(reviewSchema, isOpenAt(at), fresh)).map(reviewOf);
  },
  show: async (id, shown) =>
    (await em.nativeUpdate(reviewSchema, { id, ...undecided }, { shown: JSON.stringify(shown) })) > 0,
  revoke: async (id, revokedAt) => (await em.nativeUpdate(reviewSchema, { id, revokedAt: null }, { revokedAt })) > 0,
  approve: async ({ id, shown }, approvedAt) =>
    (await em.nativeUpdate(reviewSchema, { id, shown: JSON.stringify(shown), ...undecided }, { approvedAt })) > 0,
  rename: (place, id) => em.nativeUpdate(reviewSchema, ofPlace(place), { key: id }),
  async removeEnded(before) {
    const ended = {
      schema: reviewSchema,
      key: "id",
      since: "expiresAt",
      where: { expiresAt: { $lt: before } },
    } as const;
    const ids = await endedShare(em, ended);
    if (ids.length === 0) return;
    await em.nativeDelete(reviewCommentSchema, { reviewId: { $in: ids } });
    await removeKeyed(em, ended, ids);
  },
});
