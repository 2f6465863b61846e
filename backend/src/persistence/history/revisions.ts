import { EntitySchema } from "@mikro-orm/core";
import type { RevisionRepository, VersionOf } from "../../application/history/store.ts";
import type { Revision } from "../../domain/history.ts";
import { dateColumn, type Em, fresh, idColumn } from "../repository.ts";
import { stemsIn } from "./stems.ts";

/** `media` names the files that the snapshot needs, so that the snapshot need not be read for them. */
type RevisionRow = Omit<Revision, "fields"> & Readonly<{ fields: string; media: string }>;

export const revisionSchema = new EntitySchema<RevisionRow>({
  name: "Revision",
  tableName: "revisions",
  uniques: [{ properties: ["recordId", "resource", "version"] }],
  properties: {
    id: idColumn,
    resource: { type: "string", length: 50 },
    // No foreign key: the id stays while the record is in the trash. For a single record it is the kind's name.
    recordId: { type: "string", length: 24 },
    version: { type: "integer" },
    at: dateColumn,
    userId: { type: "character", length: 24, nullable: true },
    userName: { type: "string", length: 100 },
    fields: { type: "text" },
    // The type is not JSON, which MySQL would store in another form.
    snapshot: { type: "text", columnType: "mediumtext" },
    media: { type: "text" },
  },
});

const rowOf = (revision: Revision): RevisionRow => ({
  ...revision,
  fields: revision.fields.join(" "),
  media: stemsIn(revision.snapshot),
});

/** A statement with more rows could exceed MySQL's limit of length. */
const insertedAtOnce = 10;

const nameOf = ({ recordId, version }: VersionOf) => `${recordId} ${version}`;

const revisionOf = <Row extends Pick<RevisionRow, "fields">>({ fields, ...revision }: Row) => ({
  ...revision,
  fields: fields.split(" ").filter(Boolean),
});

type Tables = { revisions: Pick<RevisionRow, "resource" | "version"> & { record_id: string } };

const createFinding = (em: Em) =>
  ({
    async find(resource, versions) {
      const wanted = new Set(versions.map(nameOf));
      const [ids, numbers] = [versions.map(({ recordId }) => recordId), versions.map(({ version }) => version)];
      const where = { resource, recordId: { $in: ids }, version: { $in: [...new Set(numbers)] } };
      const rows = await em.find(revisionSchema, where, { ...fresh, exclude: ["media"] });
      return rows.filter((row) => wanted.has(nameOf(row))).map(revisionOf);
    },
    async list(resource, recordId) {
      const newestFirst = { ...fresh, exclude: ["snapshot", "media"], orderBy: { version: "desc" } } as const;
      const rows = await em.find(revisionSchema, { resource, recordId }, newestFirst);
      return rows.map(revisionOf);
    },
    async snapshots(resource, ids) {
      const where = { resource, recordId: { $in: [...ids] } };
      const rows = await em.find(revisionSchema, where, { ...fresh, fields: ["snapshot"] });
      return rows.map(({ snapshot }) => snapshot);
    },
    async after(id, limit) {
      const inOrder = { ...fresh, exclude: ["media"], limit, orderBy: { id: "asc" } } as const;
      return (await em.find(revisionSchema, { id: { $gt: id } }, inOrder)).map(revisionOf);
    },
  }) satisfies Partial<RevisionRepository>;

const createForgetting = (em: Em) =>
  ({
    async prune(resource, recordId, keep, time) {
      const past = { ...fresh, fields: ["version"], orderBy: { version: "desc" }, offset: keep, limit: 1 } as const;
      const [first] = await em.find(revisionSchema, { resource, recordId }, past);
      if (first)
        await em.nativeDelete(revisionSchema, {
          resource,
          recordId,
          version: { $lte: first.version },
          at: { $lt: time },
        });
    },
    removeOf: (resource, ids) => em.nativeDelete(revisionSchema, { resource, recordId: { $in: [...ids] } }),
    remove: (ids) => em.nativeDelete(revisionSchema, { id: { $in: [...ids] } }),
  }) satisfies Partial<RevisionRepository>;

export const createRevisionRepository = (em: Em): RevisionRepository => ({
  ...createFinding(em),
  ...createForgetting(em),
  async highest(resource, ids) {
    const rows = await em
      .getKysely<Tables>()
      .selectFrom("revisions")
      .select((run) => ["record_id as id", run.fn.max("version").as("version")])
      .where("resource", "=", resource)
      .where("record_id", "in", [...ids])
      .groupBy("record_id")
      .execute();
    return new Map(rows.map(({ id, version }) => [id, Number(version)]));
  },
  async insert(revisions) {
    for (let from = 0; from < revisions.length; from += insertedAtOnce) {
      const some = revisions.slice(from, from + insertedAtOnce);
      await em.insertMany(revisionSchema, some.map(rowOf));
    }
  },
  rewrite: ({ id, snapshot }) => em.nativeUpdate(revisionSchema, { id }, { snapshot, media: stemsIn(snapshot) }),
  async kindsOf(recordId) {
    const rows = await em
      .getKysely<Tables>()
      .selectFrom("revisions")
      .select("resource")
      .distinct()
      .where("record_id", "=", recordId)
      .execute();
    return rows.map(({ resource }) => resource);
  },
});
