import { mediaPath } from "@etalase/contracts/site/paths";
import { EntitySchema, LockMode } from "@mikro-orm/core";
import type { WorkingCopyRepository } from "../../application/desk/working-copies.ts";
import type { DeskPlace, Values, WorkingCopy } from "../../domain/desk.ts";
import { dateColumn, type Em, fresh } from "../repository.ts";
import { authorColumns, authorIn, longText, ofPlace, placeColumns, placeOf } from "./place.ts";

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
  rewrite: ({ by, values, base, ...place }) =>
    em.nativeUpdate(workingCopySchema, { id: copyId(place, by) }, { typed: JSON.stringify({ values, base }) }),
  remove: async (place, by) => (await em.nativeDelete(workingCopySchema, ofPlace(place, by))) > 0,
});
