import * as z from "zod/mini";
import { auditActions, auditLimits, auditOutcomes } from "./audit.ts";
import { count, id, list, pageOf, record, time } from "./rules/answers.schema.ts";
import { paging } from "./rules/content.schema.ts";
import { calendarDay, oneOf, recordId, rule } from "./rules/fields.ts";
import { messages } from "./text/messages.ts";

/** A kind of record, as the dashboard's addresses spell it; of a kind that there is not, there is no entry. */
const resource = z
  .string({ error: messages.notAText("resource") })
  .check(
    rule((value) =>
      /^[a-z][a-z-]*$/.test(value) && value.length <= auditLimits.resourceMax ? undefined : messages.audit.badResource,
    ),
  );

/** Days are those of the agency's readers, both included. */
export const auditQuery = z.object({
  ...paging(auditLimits.pageSize),
  /** An account: what it did, and what was done or tried with it. */
  who: z.optional(recordId("who")),
  action: z.optional(oneOf("action", auditActions)),
  resource: z.optional(resource),
  outcome: z.optional(oneOf("outcome", auditOutcomes)),
  from: z.optional(calendarDay("from")),
  to: z.optional(calendarDay("to")),
});

/** What the dashboard says before it saves a list as a file. */
export const auditExport = z.object({
  resource,
  rows: z
    .int({ error: messages.notANumber("rows", 0, auditLimits.rowsMax) })
    .check(
      rule((value) =>
        value >= 0 && value <= auditLimits.rowsMax ? undefined : messages.notANumber("rows", 0, auditLimits.rowsMax),
      ),
    ),
});

/** `id` is null where nobody was signed in; all three are then, at the terminal. Names are those of that time. */
const person = z.strictObject({ id: z.nullable(id), username: z.string(), name: z.string() });

/** What else there is to know of an act. */
export const auditDetail = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), list(z.string())]));

const entry = z.strictObject({
  ...record,
  /** Its place in the chain, from 1. */
  number: count,
  at: time,
  by: person,
  action: z.enum(auditActions),
  resource: z.string(),
  recordId: z.nullable(id),
  /** What the record was called then. */
  title: z.string(),
  /** A keyed hash of the client's address: equal for equal ones, empty for the site itself and its terminal. */
  address: z.string(),
  outcome: z.enum(auditOutcomes),
  detail: auditDetail,
});

export const auditPage = pageOf({ entries: list(entry) });

/** Everybody whom entries name, by their latest names. */
export const auditPeople = list(z.strictObject({ ...record, name: z.string(), username: z.string() }));

/** Whether every entry is there and as it was written, as far back as `since`. */
export const auditChain = z.strictObject({
  isUnbroken: z.boolean(),
  since: z.nullable(time),
  entries: count,
  /** The seal of the last entry: two that differ belong to two histories. */
  last: z.string(),
  /** The first thing that is wrong; `number` is the entry's, null for the chain's own end. */
  problem: z.nullable(z.strictObject({ number: z.nullable(z.int()), reason: z.string() })),
});

export type AuditQuery = z.output<typeof auditQuery>;
export type AuditExport = z.output<typeof auditExport>;
export type AuditEntry = Readonly<z.output<typeof entry>>;
export type AuditPerson = Readonly<z.output<typeof auditPeople>[number]>;
export type AuditChain = Readonly<z.output<typeof auditChain>>;
