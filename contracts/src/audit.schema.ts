import * as z from "zod/mini";
import { auditActions, auditLimits, auditOutcomes, badResource } from "./audit.ts";
import { issue } from "./refusals/refusal.ts";
import { count, id, list, pageOf, record, time } from "./rules/answers.schema.ts";
import { paging } from "./rules/content.schema.ts";
import { calendarDay, oneOf, recordId, rule } from "./rules/fields.ts";
import { messages } from "./text/messages.ts";

/** A kind of record, as the dashboard's addresses spell it; an unknown kind simply matches no entry. */
const resource = z
  .string(issue(messages.notAText("resource")))
  .check(
    rule((value) =>
      /^[a-z][a-z-]*$/.test(value) && value.length <= auditLimits.resourceMax ? undefined : badResource,
    ),
  );

/** Days are in the time zone of the agency's readers, both ends included. */
export const auditQuery = z.object({
  ...paging(auditLimits.pageSize),
  /** An account: finds its own actions and the actions on it. */
  who: z.optional(recordId("who")),
  action: z.optional(oneOf("action", auditActions)),
  resource: z.optional(resource),
  outcome: z.optional(oneOf("outcome", auditOutcomes)),
  from: z.optional(calendarDay("from")),
  to: z.optional(calendarDay("to")),
});

/** An export that the dashboard announces before it saves a list as a file, so that the audit log records it. */
export const auditExport = z.object({
  resource,
  rows: z
    .int(issue(messages.notANumber("rows", 0, auditLimits.rowsMax)))
    .check(
      rule((value) =>
        value >= 0 && value <= auditLimits.rowsMax ? undefined : messages.notANumber("rows", 0, auditLimits.rowsMax),
      ),
    ),
});

/**
 * `id` is null when nobody was signed in; a command in the terminal leaves all three null. Names are those of that
 * time.
 */
const person = z.strictObject({ id: z.nullable(id), username: z.string(), name: z.string() });

/** Further facts about an audited action. */
export const auditDetail = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), list(z.string())]));

const entry = z.strictObject({
  ...record,
  /** The entry's position in the chain, from 1. */
  number: count,
  at: time,
  by: person,
  action: z.enum(auditActions),
  resource: z.string(),
  recordId: z.nullable(id),
  /** The record's title at that time. */
  title: z.string(),
  /**
   * A keyed hash of the client's address: the same address gives the same hash. Empty for the site itself and its
   * terminal.
   */
  address: z.string(),
  outcome: z.enum(auditOutcomes),
  detail: auditDetail,
});

export const auditPage = pageOf({ entries: list(entry) });

/** Every person whom entries name, by their latest names. */
export const auditPeople = list(z.strictObject({ ...record, name: z.string(), username: z.string() }));

export type AuditQuery = z.output<typeof auditQuery>;
export type AuditEntry = Readonly<z.output<typeof entry>>;
export type AuditPerson = Readonly<z.output<typeof auditPeople>[number]>;
