/**
 * Marks an answer that is given from memory because the database is away: it shows the content as it was last known.
 * A page that is kept is served so for as long as that lasts.
 */
export const staleHeader = { name: "X-Etalase-Stale", value: "database-away" } as const;
