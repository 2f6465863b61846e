export const visitorPeriods = ["30d", "3m", "6m", "1y"] as const;
export type VisitorPeriod = (typeof visitorPeriods)[number];

/** How much time one point of `visitorData` sums up, by period; the point is named after its first day. */
export const visitorPointSpans = {
  "30d": "day",
  "3m": "week",
  "6m": "week",
  "1y": "four weeks",
} as const satisfies Readonly<Record<VisitorPeriod, string>>;

export const contentPeriods = ["current", "lastMonth", "lastQuarter"] as const;
export type ContentPeriod = (typeof contentPeriods)[number];

/**
 * One figure: `percentChange` against the period before (visitors) or the beginning of this month (content), in
 * percent with one decimal, null where nothing was counted so long ago; `trend` is its course over the period, oldest
 * first.
 */
export type Stat = Readonly<{
  count: number;
  percentChange: number | null;
  newThisMonth: number;
  trend: readonly number[];
}>;

export type DashboardStats = Readonly<{
  stats: Readonly<{ visitors: Stat; news: Stat; portfolio: Stat; partners: Stat }>;
  charts: Readonly<{
    visitorData: readonly Readonly<{ name: string; visitors: number }>[];
    contentData: readonly Readonly<{ name: string; count: number }>[];
  }>;
}>;

/** Shown greyed where the figures could not be loaded (spec section 9). */
export const placeholderCounts = { visitors: 24_500, news: 24, portfolio: 18, partners: 12 } as const;
