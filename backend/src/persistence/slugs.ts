import { messages } from "@etalase/contracts/messages";
import { EntitySchema } from "@mikro-orm/core";
import type { SlugsLike } from "../application/slugs.ts";
import { DomainError } from "../domain/errors.ts";
import { type Em, fresh, refusingTaken } from "./repository.ts";

type RecordSlug = Readonly<{ slug: string; recordId: string }>;

/** Every slug that leads to a record of one kind: its own, and the ones it had in public. */
export const slugSchema = (name: string, tableName: string, column: string) =>
  new EntitySchema<RecordSlug>({
    name,
    tableName,
    properties: {
      slug: { type: "string", length: 160, primary: true },
      recordId: { type: "character", length: 24, fieldName: column, index: true },
    },
  });

type Slugged = Readonly<{ id: string; slug: string; publishedAt: Date | null }>;

export function createSlugTable(em: Em, schema: ReturnType<typeof slugSchema>) {
  const taken = () => new DomainError("conflict", { errors: { slug: messages.slugTaken } });

  const like: SlugsLike = async (base, except = "") => {
    // "." comes right after "-".
    const within = { $or: [{ slug: base }, { slug: { $gte: `${base}-`, $lt: `${base}.` } }] };
    const rows = await em.find(schema, { $and: [within, { recordId: { $ne: except } }] }, fresh);
    return new Set(rows.map(({ slug }) => slug));
  };

  return {
    like,
    /** The id of the record that the slug leads to, or null. */
    async find(slug: string): Promise<string | null> {
      return (await em.findOne(schema, { slug }, fresh))?.recordId ?? null;
    },
    /**
     * Puts the record's slug in place. One it had in public goes on leading to it, one of a draft does not.
     * @throws {DomainError} "conflict" under `slug` when another record has it
     */
    async write({ id, slug, publishedAt }: Slugged, former?: string) {
      if (former === slug) return;
      if (former && publishedAt === null) await em.nativeDelete(schema, { slug: former, recordId: id });
      // One it had before may come back.
      await em.nativeDelete(schema, { slug, recordId: id });
      await refusingTaken(() => em.insert(schema, { slug, recordId: id }), taken);
    },
    async remove(ids: readonly string[]) {
      await em.nativeDelete(schema, { recordId: { $in: [...ids] } });
    },
  };
}
