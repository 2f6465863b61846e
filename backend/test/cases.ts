import { randomInt } from "node:crypto";

/** LONG is set for the nightly run, which tries more cases, and other ones each time. */
export const isLong = Boolean(process.env.LONG);

/** The cases are the same for everybody, so a red test is caused by the change. SEED repeats those of a long run. */
export const seed = Number(process.env.SEED || (isLong ? randomInt(2 ** 31) : 20_261_122));

/** The number of cases of a property, for fast-check, which reports the seed of a failing one. */
export const cases = (usual: number, long: number) => ({ seed, numRuns: isLong ? long : usual });
