/** Visibility of news, portfolio and pages: only the staff see drafts. */
export const publicationStatuses = ["draft", "published"] as const;
export type PublicationStatus = (typeof publicationStatuses)[number];

/** One step in the editors' order: up is towards the first record. */
export const directions = ["up", "down"] as const;
export type Direction = (typeof directions)[number];

/** More than any list that people order by hand has. */
export const placeMax = 100_000;

/** The sort orders of a list that the editors order by hand. */
export const orderedSorts = ["order", "nameAsc", "nameDesc", "newest", "oldest"] as const;
export type OrderedSort = (typeof orderedSorts)[number];

/** Names a save that creates a record, so that the same save again finds the record (IETF httpapi-idempotency-key). */
export const saveKeyHeader = "Idempotency-Key";
