import type { EditedResource } from "@etalase/contracts/kinds";
import { mediaPath } from "@etalase/contracts/site/paths";
import { EntitySchema, type FilterQuery, LockMode } from "@mikro-orm/core";
import type { PreviewRepository } from "../application/desk/previews.ts";
import type { ReviewRepository } from "../application/desk/reviews.ts";
import type { WorkingCopyRepository } from "../application/desk/working-copies.ts";
import type { Author, DeskPlace, Preview, Review, ReviewComment, Shown, Values, WorkingCopy } from "../domain/desk.ts";
import { createMakersLinks, makerColumns } from "./account-links.ts";
import { dateColumn, type Em, fresh, idColumn } from "./repository.ts";
import { endedShare, removeKeyed } from "./tidying/ended.ts";

// Texts, not JSON: input must return unchanged, and in the order of its fields.
const longText = { type: "text", columnType: "mediumtext" } as const;
const placeColumns = {
  resource: { type: "string", length: 50 },
  key: { type: "string", length: 50, fieldName: "record_key" },
} as const;
const authorColumns = { userId: { type: "character", length: 24 }, userName: { type: "string", length: 100 } } as const;

type CopyRow = Readonly<{
  id: string;
  resource: string;
  key: string;
  title: string;
  /** The text of `values` and `base`. */
  typed: string;
  baseVersion: number | null;
  userId: string;
  userName: string;
  updatedAt: Date;
}>;

export const workingCopySchema = new EntitySchema<CopyRow>({
  name: "WorkingCopy",
  tableName: "working_copies",
  properties: {
    /** Consists of place and person. */
    id: { type: "string", length: 130, primary: true },
    ...placeColumns,
    title: { type: "string", length: 200 },
    typed: longText,
    baseVersion: { type: "integer", nullable: true },
    ...authorColumns,
    updatedAt: { ...dateColumn, index: true },
  },
  indexes: [{ properties: ["resource", "key"] }],
});

type PreviewRow = Readonly<{
  id: string;
  resource: string;
  key: string;
  typed: string;
  userId: string;
  userName: string;
  expiresAt: Date;
}>;

export const previewSchema = new EntitySchema<PreviewRow>({
  name: "Preview",
  tableName: "previews",
  properties: {
    id: { type: "string", length: 64, primary: true },
    ...placeColumns,
    typed: longText,
    userId: { ...authorColumns.userId, index: true },
    userName: authorColumns.userName,
    expiresAt: { ...dateColumn, index: true },
  },
});

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

/** All tables of the desk. */
export const deskTables = [workingCopySchema, previewSchema, reviewSchema, reviewCommentSchema];

const placeOf = ({ resource, key }: Readonly<{ resource: string; key: string }>): DeskPlace => ({
  resource: resource as EditedResource, // nothing else is stored
  key,
});
const authorIn = ({ userId, userName }: Readonly<{ userId: string; userName: string }>) => ({
  id: userId,
  name: userName,
});

type Typed = Readonly<{ values: Values; base: Values | null }>;

const listedOf = (row: Omit<CopyRow, "typed">) => ({
  ...placeOf(row),
  title: row.title,
  baseVersion: row.baseVersion,
  by: authorIn(row),
  updatedAt: row.updatedAt,
});
const copyOf = ({ typed, ...row }: CopyRow): WorkingCopy => ({ ...listedOf(row), ...(JSON.parse(typed) as Typed) }); // its stored type

const newest = { updatedAt: "desc", id: "desc" } as const;
const ofPlace = ({ resource, key }: Partial<DeskPlace>, userId?: string) => ({
  ...(resource ? { resource } : {}),
  ...(key ? { key } : {}),
  ...(userId ? { userId } : {}),
});

/** Each person has one copy of each record. */
const copyId = ({ resource, key }: DeskPlace, by: WorkingCopy["by"]) => `${resource}:${key}:${by.id}`;

const namesPicture = { $or: [{ typed: { $like: `%${mediaPath("")}%` } }, { typed: { $like: "%mediaId%" } }] };

export const createWorkingCopyRepository = (em: Em): WorkingCopyRepository => ({
  async save({ by, values, base, ...copy }) {
    const typed = JSON.stringify({ values, base });
    await em.upsert(workingCopySchema, { ...copy, id: copyId(copy, by), typed, userId: by.id, userName: by.name });
  },
  async find(place, by) {
    const [row] = await em.find(workingCopySchema, ofPlace(place, by), { ...fresh, orderBy: newest, limit: 1 });
    return row ? copyOf(row) : null;
  },
  async list({ resource, id }, limit) {
    const where = ofPlace({ ...(resource ? { resource } : {}), ...(id ? { key: id } : {}) });
    const rows = await em.find(workingCopySchema, where, { ...fresh, exclude: ["typed"], orderBy: newest, limit });
    return rows.map(listedOf);
  },
  async after(id, limit) {
    const inOrder = { ...fresh, limit, orderBy: { id: "asc" } } as const;
    const rows = await em.find(workingCopySchema, { id: { $gt: id } }, inOrder);
    return rows.map((row) => ({ ...copyOf(row), id: row.id }));
  },
  withPictures: async () => (await em.find(workingCopySchema, namesPicture, fresh)).map(copyOf),
  async lockWithPictures() {
    const locked = { ...fresh, lockMode: LockMode.PESSIMISTIC_WRITE } as const;
    return (await em.find(workingCopySchema, namesPicture, locked)).map(copyOf);
  },
  async rewrite({ by, values, base, ...place }) {
    await em.nativeUpdate(workingCopySchema, { id: copyId(place, by) }, { typed: JSON.stringify({ values, base }) });
  },
  remove: async (place, by) => (await em.nativeDelete(workingCopySchema, ofPlace(place, by))) > 0,
});

export const createPreviewRepository = (em: Em): PreviewRepository => ({
  async add({ key: id, place, values, by, expiresAt }) {
    const typed = JSON.stringify(values);
    await em.insert(previewSchema, { id, ...place, typed, userId: by.id, userName: by.name, expiresAt });
  },
  async find(key) {
    const row = await em.findOne(previewSchema, { id: key }, fresh);
    if (!row) return null;
    const { typed, expiresAt } = row;
    return { key, place: placeOf(row), values: JSON.parse(typed) as Preview["values"], by: authorIn(row), expiresAt }; // its stored type
  },
  async removeOlder({ key, by }, kept) {
    const others = { userId: by.id, id: { $ne: key } };
    const orderBy = { expiresAt: "desc", id: "desc" } as const;
    const rows = await em.find(previewSchema, others, { ...fresh, fields: ["id"], orderBy });
    const older = rows.slice(kept).map(({ id }) => id);
    if (older.length > 0) await em.nativeDelete(previewSchema, { id: { $in: older } });
  },
  async removeOf(userId) {
    await em.nativeDelete(previewSchema, { userId });
  },
  async removeEnded(at) {
    await em.nativeDelete(previewSchema, { expiresAt: { $lte: at } });
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

const makersReviews = (em: Em) => {
  const links = createMakersLinks(em, {
    schema: reviewSchema,
    open: isOpenAt,
    end: (ended, revokedAt) => em.nativeUpdate(reviewSchema, ended, { revokedAt }),
  });
  return {
    ...links,
    // From then on the links follow the colleague's input, since the maker types no more.
    async handOver(from: string, to: Author, at: Date) {
      const typed = { userId: to.id, userName: to.name };
      await em.nativeUpdate(reviewSchema, { madeById: from, userId: from, ...isOpenAt(at) }, typed);
      await links.handOver(from, to, at);
    },
  };
};

export const createReviewRepository = (em: Em): ReviewRepository => ({
  ...makersReviews(em),
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
  async rename(place, id) {
    await em.nativeUpdate(reviewSchema, ofPlace(place), { key: id });
  },
  async addComment(comment) {
    await em.insert(reviewCommentSchema, comment);
  },
  comments: (reviewIds) =>
    em.find(reviewCommentSchema, { reviewId: { $in: [...reviewIds] } }, { ...fresh, orderBy: oldest }),
  commentsAfter: (id, limit) =>
    em.find(reviewCommentSchema, { id: { $gt: id } }, { ...fresh, limit, orderBy: { id: "asc" } }),
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
