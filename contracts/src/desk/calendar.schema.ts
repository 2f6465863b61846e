import * as z from "zod/mini";
import { messageOf, refusal } from "../refusals/refusal.ts";
import { count, id, list, time } from "../rules/answers.schema.ts";
import { publicationStatuses } from "../rules/content.ts";
import { calendarDay } from "../rules/fields.ts";
import { calendarEvents, calendarLimits as limits, scheduledResources } from "./calendar.ts";

const dayMs = 24 * 60 * 60 * 1000;
const daysFrom = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / dayMs + 1;

const badRange = refusal("The range must have 1 to {max} days", { max: limits.daysMax });

/** Days in Asia/Jakarta, both included. With one of them, the range has 31 days; with none, those from today on. */
export const calendarQuery = z
  .object({ from: z.optional(calendarDay("from")), to: z.optional(calendarDay("to")) })
  .check(
    z.check((ctx) => {
      const { from, to } = ctx.value;
      const days = from && to ? daysFrom(from, to) : 1;
      if (days >= 1 && days <= limits.daysMax) return;
      ctx.issues.push({ code: "custom", message: messageOf(badRange), path: ["to"], input: ctx.value });
    }),
  );

/** A record that is published or ends at that time; `version` makes a move conditional. */
export const calendarEntry = z.strictObject({
  id,
  resource: z.enum(scheduledResources),
  title: z.string(),
  slug: z.string(),
  event: z.enum(calendarEvents),
  at: time,
  status: z.enum(publicationStatuses),
  publishAt: z.nullable(time),
  unpublishAt: z.nullable(time),
  version: count,
});

/** Soonest first; `isWhole` is false when the range has more entries than one answer holds. */
export const calendar = z.strictObject({ entries: list(calendarEntry), isWhole: z.boolean() });

export type CalendarQuery = z.output<typeof calendarQuery>;
export type CalendarEntry = Readonly<z.output<typeof calendarEntry>>;
export type Calendar = Readonly<z.output<typeof calendar>>;
