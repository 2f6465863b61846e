/** What the calendar shows of one range at most. */
export const calendarLimits = { daysMax: 62, entriesMax: 500 } as const;

/** The kinds of records that come and go by themselves. */
export const scheduledResources = ["news", "portfolio"] as const;
export type ScheduledResource = (typeof scheduledResources)[number];

/** A record's beginning and its end are entries of their own. */
export const calendarEvents = ["publish", "unpublish"] as const;
