export const visitorPeriods = ["30d", "3m", "6m", "1y"] as const;
export type VisitorPeriod = (typeof visitorPeriods)[number];

/** The time that one point of `visitorData` sums up, by period; the point is named after its first day. */
export const visitorPointSpans = {
  "30d": "day",
  "3m": "week",
  "6m": "week",
  "1y": "four weeks",
} as const satisfies Readonly<Record<VisitorPeriod, string>>;

export const contentPeriods = ["current", "lastMonth", "lastQuarter"] as const;
export type ContentPeriod = (typeof contentPeriods)[number];

/** Shown greyed where the figures could not be loaded (spec section 9). */
export const placeholderCounts = { visitors: 24_500, news: 24, portfolio: 18, partners: 12 } as const;

/** The sections whose appearance on a visitor's screen is counted. */
export const visitSections = ["price"] as const;
export type VisitSection = (typeof visitSections)[number];

/** The steps from a visit to an order. The three in the middle are kinds of leads. */
export const funnelSteps = [
  "visitors",
  "packageViews",
  "orders",
  "consultations",
  "contacts",
  "answered",
  "won",
] as const;
export type FunnelStep = (typeof funnelSteps)[number];

/** The most sources and articles that a funnel lists. */
export const funnelRows = 100;

/** The path of each kind of thing that the weekly letter may ask for, the most urgent first. */
export const weekTodos = {
  leads: "/dashboard/leads?filter=%7B%22status%22%3A%22new%22%7D",
  followUps: "/dashboard/leads?filter=%7B%22due%22%3Atrue%7D",
  comments: "/dashboard",
  accounts: "/dashboard/users?filter=%7B%22status%22%3A%22waiting%22%7D",
  testimonials: "/dashboard/testimonials?filter=%7B%22status%22%3A%22pending%22%7D",
  article: "/dashboard/news/create",
} as const;
export type WeekTodo = keyof typeof weekTodos;

/** The reads that every screen of the dashboard begins with. */
export const shellReads = [
  "/api/settings",
  "/api/auth/me",
  "/api/auth/two-factor",
  "/api/dashboard/waiting",
  "/api/alerts",
] as const;

/** The reads that the overview begins with, as its screen requests them. */
export const overviewReads = [
  ...shellReads,
  "/api/dashboard/stats?period=6m&content=current",
  "/api/news?page=1&limit=5&sort=viewsDesc&state=published",
  "/api/news?page=1&limit=5&sort=newest&state=draft",
  "/api/dashboard/demo",
  "/api/dashboard/first-steps",
  "/api/dashboard/funnel?period=6m",
  "/api/working-copies",
  "/api/reviews",
] as const;

/** Answers all reads of the overview at once. */
export const overviewPath = "/api/dashboard/overview";
