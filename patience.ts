/** How long a test and its hooks may take: an emergency brake for what hangs, which says nothing of how fast it is. The long run tries more cases. */
export const patienceMs = process.env.LONG ? 1_800_000 : 300_000;

/** What is waited for within a test, so that it can say what has not come. */
export const waitMs = patienceMs / 2;
