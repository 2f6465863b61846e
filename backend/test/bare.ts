import { join } from "node:path";

const { PATH = "", NODE_COMPILE_CACHE, TEST_BUILT } = process.env;

/** The environment of a program that a test starts, without settings of a site; what one has compiled serves the next. */
export const bare = { PATH, ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }) };

/**
 * The file by which a test starts the site, "main", or one of its "programs/…". It is the built one where `make test`
 * has built it just before, since that starts in a third of the time; else the source, which is never out of date.
 */
export const programFile = (name: string) =>
  join(import.meta.dirname, TEST_BUILT ? `../dist/${name}.js` : `../src/${name}.ts`);
