/**
 * Marks an answer from the cache while the database is away: it has the content as last known. A cached page is served
 * that way for the whole outage.
 */
export const staleHeader = { name: "X-Etalase-Stale", value: "database-away" } as const;
