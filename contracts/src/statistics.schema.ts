import * as z from "zod/mini";
import { editedResources } from "./kinds.ts";
import { givenSource } from "./leads/leads.schema.ts";
import { issue, refusal } from "./refusals/refusal.ts";
import { count, list } from "./rules/answers.schema.ts";
import { flag, oneOf, rule, text } from "./rules/fields.ts";
import { contentPeriods, funnelSteps, visitorPeriods, visitSections, type WeekTodo, weekTodos } from "./statistics.ts";

export const statsQuery = z.object({
  period: z._default(oneOf("period", visitorPeriods), "6m"),
  content: z._default(oneOf("content", contentPeriods), "current"),
});

const path = text({ field: "path", max: 2048 }).check(
  rule((value) => (value.startsWith("/") ? undefined : refusal("path must start with /"))),
);

/** `source` tells where the visitor comes from; `section` names a section that came onto the screen since. */
export const visitInput = z.object({
  path,
  source: givenSource,
  section: z.optional(oneOf("section", visitSections)),
});

const vitals = ["CLS", "FCP", "INP", "LCP", "TTFB"] as const;
const ratings = ["good", "needs-improvement", "poor"] as const;

const readingMax = 3_600_000;
const badReading = refusal("{field} must be a number from {min} to {max}", {
  field: "value",
  min: 0,
  max: readingMax,
});

/** A reading of the web-vitals library; times in milliseconds, CLS without a unit. */
export const vitalInput = z.object({
  name: oneOf("name", vitals),
  value: z.number(issue(badReading)).check(z.gte(0, issue(badReading)), z.lte(readingMax, issue(badReading))),
  id: text({ field: "id", max: 60 }),
  rating: oneOf("rating", ratings),
  path,
});

/**
 * One figure: `percentChange` compares with the period before (visitors) or the beginning of this month (content), in
 * percent with one decimal, null when nothing was counted back then; `trend` is its course over the period, oldest
 * first.
 */
const stat = z.strictObject({
  count,
  percentChange: z.nullable(z.number()),
  newThisMonth: count,
  trend: list(z.number()),
});

export const dashboardStats = z.strictObject({
  stats: z.strictObject({ visitors: stat, news: stat, portfolio: stat, partners: stat }),
  charts: z.strictObject({
    visitorData: list(z.strictObject({ name: z.string(), visitors: count })),
    contentData: list(z.strictObject({ name: z.string(), count })),
  }),
});

export const funnelQuery = z.object({ period: statsQuery.shape.period });

const origin = z.strictObject({ name: z.string(), visitors: count, leads: count, won: count, value: count });

/**
 * The leads of a period, and its visitors. `value` is that of the won leads in whole rupiah; an article's leads are
 * those whose visit began with it. The median is null until a lead was answered.
 */
export const funnel = z.strictObject({
  steps: list(z.strictObject({ name: z.enum(funnelSteps), count })),
  packages: list(
    z.strictObject({ slug: z.string(), name: z.string(), orders: count, contacts: count, won: count, value: count }),
  ),
  /** By channel, those with the most sold first. */
  sources: list(origin),
  /** By the `utm_campaign` of the link, under their channel; the empty text for counts from before it was stored. */
  campaigns: list(z.extend(origin, { source: z.string() })),
  articles: list(
    z.strictObject({ slug: z.string(), title: z.string(), readers: count, leads: count, won: count, value: count }),
  ),
  medianAnswerMinutes: z.nullable(z.number()),
});

const inWeeks = z.strictObject({ last: count, before: count });

/**
 * The last whole week, from Monday to Sunday, beside the week before. `won` counts the leads that were won in the week,
 * `value` theirs in whole rupiah. `text` says the same in the caller's language, to be sent on.
 */
export const week = z.strictObject({
  from: z.string(),
  to: z.string(),
  visitors: inWeeks,
  leads: inWeeks,
  won: inWeeks,
  value: inWeeks,
  /** At most three. Of an article, the count is the days since the last one. */
  todos: list(z.strictObject({ kind: z.enum(Object.keys(weekTodos) as WeekTodo[]), count, path: z.string() })),
  text: z.string(),
});
export type Week = Readonly<z.output<typeof week>>;

/**
 * The numbers of things that wait for somebody: new leads, messages held back, leads to follow up by today, comments of
 * clients since the last edit of the item, pending testimonials, and accounts to approve; null for those who may not
 * approve any.
 */
export const waiting = z.strictObject({
  leads: count,
  heldBack: count,
  followUps: count,
  comments: count,
  /** The one item that all of those comments are about. */
  commentsOn: z.optional(z.strictObject({ resource: z.enum(editedResources), id: z.string() })),
  testimonials: count,
  accounts: z.nullable(count),
});

/**
 * The demo content that is left: records by the dashboard's name of their kind (for packages, promos), days of visits,
 * and the titles of shown showcases that are drawings of invented work.
 */
export const demoLeft = z.strictObject({
  records: z.record(z.string(), count),
  visitDays: count,
  samples: list(z.string()),
});

/** `hides` also hides the sample showcases. */
export const demoClearQuery = z.object({ hides: z._default(flag("hides"), false) });

export type DemoClearQuery = z.output<typeof demoClearQuery>;
export type DemoLeft = Readonly<z.output<typeof demoLeft>>;
export type Waiting = Readonly<z.output<typeof waiting>>;
export type VisitInput = z.output<typeof visitInput>;
export type FunnelQuery = z.output<typeof funnelQuery>;
export type Funnel = Readonly<z.output<typeof funnel>>;
export type StatsQuery = z.output<typeof statsQuery>;
export type Stat = Readonly<z.output<typeof stat>>;
export type DashboardStats = Readonly<z.output<typeof dashboardStats>>;
