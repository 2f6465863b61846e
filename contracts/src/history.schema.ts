import * as z from "zod/mini";
import { deeds, isKind, trashLimits, undoLimits } from "./history.ts";
import { count, id, list, pageOf, record, time } from "./rules/answers.schema.ts";
import { paging } from "./rules/content.schema.ts";
import { ids, rule, search } from "./rules/fields.ts";
import { messages } from "./text/messages.ts";

/** Who did it, under the name of that time; nobody where it came before there was a history, or by itself. */
const person = z.strictObject({ id: z.nullable(id), name: z.string() });

const revision = { version: count, at: time, by: person };

/** The versions of a record, the newest first; `fields` are those that differ from the version before. */
export const revisions = z.strictObject({
  revisions: list(z.strictObject({ ...revision, fields: list(z.string()) })),
});

/** One version: `values` are what the record's own answer was then. */
export const revisionOf = (values: z.ZodMiniType) => z.strictObject({ ...revision, values });

export const trashQuery = z.object({
  ...paging(trashLimits.pageSize),
  search,
  resource: z.optional(
    z
      .string({ error: messages.notAText("resource") })
      .check(rule((value) => (isKind(value) ? undefined : messages.audit.badResource))),
  ),
});

const trashItem = z.strictObject({
  ...record,
  resource: z.string(),
  /** What the record was called. */
  title: z.string(),
  deletedAt: time,
  deletedBy: person,
  /** From then on it is gone for good. */
  purgeAt: time,
});

export const trashPage = pageOf({ items: list(trashItem) });
export const bulkRestore = z.object({ ids });
export const restored = z.strictObject({ restored: count });

export const undoQuery = z.object(paging(undoLimits.pageSize));

const way = z.string().check(z.regex(/^[0-9a-f]{64}$/));

/** A write that can still be taken back, by its id as by the token that its answer had. */
const undoable = z.strictObject({
  _id: way,
  id: way,
  resource: z.string(),
  /** What the first of its records is called; empty where records were moved alone. */
  title: z.string(),
  /** Of its records. */
  count,
  deed: z.enum(deeds),
  by: person,
  at: time,
  /** From then on it stays. */
  until: time,
  /** Somebody has changed one of the records since: it would be refused. */
  isChangedSince: z.boolean(),
});

export const undoPage = pageOf({ undos: list(undoable) });

/** How many records are as they were before. */
export const undone = z.strictObject({ undone: count });

export type Revision = Readonly<z.output<typeof revisions>["revisions"][number]>;
export type TrashQuery = z.output<typeof trashQuery>;
export type TrashItem = Readonly<z.output<typeof trashItem>>;
export type UndoQuery = z.output<typeof undoQuery>;
export type Undoable = Readonly<z.output<typeof undoable>>;
export type Undone = Readonly<z.output<typeof undone>>;
