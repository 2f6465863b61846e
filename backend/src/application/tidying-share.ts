const least = 20;

/** How many of a table's rows a run of tidying up takes at most, so that a mistake is seen before all is gone. */
export const shareOf = (rows: number): number => Math.max(least, Math.ceil(rows / 10));
