import * as z from "zod/mini";
import { badResource } from "./audit.ts";
import { deeds, isKind, trashLimits, undoLimits } from "./history.ts";
import { issue } from "./refusals/refusal.ts";
import { count, id, list, pageOf, record, time } from "./rules/answers.schema.ts";
import { paging } from "./rules/content.schema.ts";
import { ids, rule, search } from "./rules/fields.ts";
import { messages } from "./text/messages.ts";

/** The author, by the name of that time; null when the version is older than the history or the site made it. */
const person = z.strictObject({ id: z.nullable(id), name: z.string() });

const revision = { version: count, at: time, by: person };

/** The versions of a record, newest first; `fields` are those that differ from the version before. */
export const revisions = z.strictObject({
  revisions: list(z.strictObject({ ...revision, fields: list(z.string()) })),
});

/** One version; `values` have the shape of the record's own answer at that time. */
export const revisionOf = (values: z.ZodMiniType) => z.strictObject({ ...revision, values });

export const trashQuery = z.object({
  ...paging(trashLimits.pageSize),
  search,
  resource: z.optional(
    z.string(issue(messages.notAText("resource"))).check(rule((value) => (isKind(value) ? undefined : badResource))),
  ),
});

const trashItem = z.strictObject({
  ...record,
  resource: z.string(),
  /** The record's title when it was deleted. */
  title: z.string(),
  deletedAt: time,
  deletedBy: person,
  /** The time from which the record is gone for good. */
  purgeAt: time,
});

export const trashPage = pageOf({ items: list(trashItem) });
export const bulkRestore = z.object({ ids });
export const restored = z.strictObject({ restored: count });

export const undoQuery = z.object(paging(undoLimits.pageSize));

const way = z.string().check(z.regex(/^[0-9a-f]{64}$/));

/** A write that can still be undone; its id is also the token that the write's answer carried. */
const undoable = z.strictObject({
  _id: way,
  id: way,
  resource: z.string(),
  /** The title of the first record; empty when records were only moved. */
  title: z.string(),
  /** Records that the write changed. */
  count,
  deed: z.enum(deeds),
  by: person,
  at: time,
  /** The time after which the write can no longer be undone. */
  until: time,
});

export const undoPage = pageOf({ undos: list(undoable) });

/** The number of records restored to their earlier state. */
export const undone = z.strictObject({ undone: count });

export type Revision = Readonly<z.output<typeof revisions>["revisions"][number]>;
export type TrashQuery = z.output<typeof trashQuery>;
export type TrashItem = Readonly<z.output<typeof trashItem>>;
export type UndoQuery = z.output<typeof undoQuery>;
export type Undoable = Readonly<z.output<typeof undoable>>;
export type Undone = Readonly<z.output<typeof undone>>;
