/** How long a test and its hooks may take: an emergency brake for what hangs, which says nothing of how fast it is. The long run tries more cases. */
export const patienceMs = process.env.LONG ? 1_800_000 : 300_000;

/** How long a wait within a test may take: shorter, so that the test can say which condition did not come. */
export const waitMs = patienceMs / 2;
