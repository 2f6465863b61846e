/**
 * The timeout of a test and its hooks, in milliseconds: an emergency brake for tests that hang, no measure of speed.
 * The long run tries more cases.
 */
export const testMs = process.env.LONG ? 1_800_000 : 300_000;

/** The timeout of a wait within a test: shorter, so that the test can say which condition did not come true. */
export const waitMs = testMs / 2;
