import { randomInt } from "node:crypto";

/** LONG is set for the nightly run, which tries more cases, and others every time. */
export const isLong = Boolean(process.env.LONG);

/** Everybody's cases are the same, so that a red test is about the change. SEED picks those that a long run has told. */
export const seed = Number(process.env.SEED || (isLong ? randomInt(2 ** 31) : 20_261_122));

/** So many cases of a property, for fast-check, which tells the seed of one that fails. */
export const cases = (usual: number, long: number) => ({ seed, numRuns: isLong ? long : usual });
