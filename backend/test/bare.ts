import { join } from "node:path";

const { PATH = "", NODE_COMPILE_CACHE, TEST_BUILT } = process.env;

/** The environment of a program in a test, without settings of a site; programs share the cache of compiled code. */
export const bare = { PATH, ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }) };

/**
 * The file with which a test starts the site, "main", or one of its "programs/…". It is the built one when `make test`
 * has just built it, since that starts in a third of the time; else the source, which is never outdated.
 */
export const programFile = (name: string) =>
  join(import.meta.dirname, TEST_BUILT ? `../dist/${name}.js` : `../src/${name}.ts`);
