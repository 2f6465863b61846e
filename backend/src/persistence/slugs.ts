import { serverMessages } from "@etalase/contracts/text/messages";
import { EntitySchema } from "@mikro-orm/core";
import type { SlugsLike } from "../application/slugs.ts";
import { DomainError } from "../domain/errors.ts";
import { wasPublic } from "../domain/publication.ts";
import { type Em, fresh, refusingTaken } from "./repository.ts";

export const slugColumn = { type: "string", length: 160 } as const;

/** Every slug that leads to a record of one kind: its own, and those it had while it was public. */
export const slugSchema = (name: string, tableName: string, column: string) =>
  new EntitySchema<Readonly<{ slug: string; recordId: string }>>({
    name,
    tableName,
    properties: {
      slug: { ...slugColumn, primary: true },
      recordId: { type: "character", length: 24, fieldName: column, index: true },
    },
  });

type Slugged = Readonly<{ id: string; slug: string; updatedAt: Date; version: number }>;

type Table<T> = Readonly<{
  findById(id: string): Promise<T | null>;
  insert(record: T): Promise<void>;
  update(record: T): Promise<T>;
  remove(ids: readonly string[]): Promise<void>;
}>;

/** Tells whether a visitor can have kept the address by then; kinds without a time of publication are always public. */
const wasSeen = ({ publishedAt }: Slugged & Readonly<{ publishedAt?: Date | null }>, at: Date) =>
  publishedAt === undefined || wasPublic({ publishedAt }, at);

type SlugSchema = ReturnType<typeof slugSchema>;

/** Reads and exchanges slugs without their records. */
function slugsIn(em: Em, schema: SlugSchema) {
  const slugsLike: SlugsLike = async (base, except = "") => {
    // "." follows directly after "-".
    const within = { $or: [{ slug: base }, { slug: { $gte: `${base}-`, $lt: `${base}.` } }] };
    const rows = await em.find(schema, { $and: [within, { recordId: { $ne: except } }] }, fresh);
    return new Set(rows.map(({ slug }) => slug));
  };

  return {
    slugsLike,
    async slugsOf(ids: readonly string[]) {
      const rows = await em.find(schema, { recordId: { $in: [...ids] } }, { ...fresh, orderBy: { slug: "asc" } });
      return new Map(ids.map((id) => [id, rows.flatMap(({ slug, recordId }) => (recordId === id ? [slug] : []))]));
    },
    async putSlugs(id: string, slugs: readonly string[]) {
      const wanted = [...new Set(slugs)];
      await em.nativeDelete(schema, { recordId: id, slug: { $nin: wanted } });
      const taken = new Set((await em.find(schema, { slug: { $in: wanted } }, fresh)).map(({ slug }) => slug));
      const free = wanted.filter((slug) => !taken.has(slug));
      if (free.length > 0)
        await em.insertMany(
          schema,
          free.map((slug) => ({ slug, recordId: id })),
        );
    },
  };
}

/** Adds slugs to a table's records; both change together. */
export function withSlugs<T extends Slugged>(em: Em, table: Table<T>, schema: SlugSchema) {
  const taken = () => new DomainError("conflict", { errors: { slug: serverMessages.slugTaken } });

  /** Stores the record's slug. A slug that was public still leads to the record, one of a draft does not. */
  const write = async (record: T, before: T | null) => {
    const { id, slug, updatedAt } = record;
    if (before?.slug === slug) return;
    // The record before the edit decides: the new one may be an earlier version from before its publication.
    if (before && !wasSeen(before, updatedAt)) await em.nativeDelete(schema, { slug: before.slug, recordId: id });
    // A former slug of the record may return.
    await em.nativeDelete(schema, { slug, recordId: id });
    await refusingTaken(() => em.insert(schema, { slug, recordId: id }), taken);
  };

  return {
    ...slugsIn(em, schema),
    async findBySlug(slug: string): Promise<T | null> {
      const found = await em.findOne(schema, { slug }, fresh);
      return found && table.findById(found.recordId);
    },
    async insert(record: T): Promise<void> {
      await table.insert(record);
      await write(record, null);
    },
    async update(record: T): Promise<T> {
      const before = await table.findById(record.id);
      const after = await table.update(record);
      await write(after, before);
      return after;
    },
    async remove(ids: readonly string[]): Promise<void> {
      await em.nativeDelete(schema, { recordId: { $in: [...ids] } });
      await table.remove(ids);
    },
  };
}
