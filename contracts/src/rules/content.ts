/** Who sees a record of news or portfolio: a draft is the staff's alone. */
export const publicationStatuses = ["draft", "published"] as const;
export type PublicationStatus = (typeof publicationStatuses)[number];

/** One step in the order that the editors gave the records: up is towards the first. */
export const directions = ["up", "down"] as const;
export type Direction = (typeof directions)[number];

/** No list that people put in order is as long. */
export const placeMax = 100_000;

/** The orders of a list whose records the editors put in order themselves. */
export type OrderedSort = "order" | "nameAsc" | "nameDesc" | "newest" | "oldest";
