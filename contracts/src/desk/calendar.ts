/** The longest range of one calendar request, and the most entries in its answer. */
export const calendarLimits = { daysMax: 62, entriesMax: 500 } as const;

/** The kinds of records that are published and unpublished by a schedule. */
export const scheduledResources = ["news", "portfolio", "pages"] as const;
export type ScheduledResource = (typeof scheduledResources)[number];

/** The start and the end of a record's schedule are separate entries. */
export const calendarEvents = ["publish", "unpublish"] as const;
