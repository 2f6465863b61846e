const { PATH = "", NODE_COMPILE_CACHE } = process.env;

/** The environment of a program that a test starts, without settings of a site; what one has compiled serves the next. */
export const bare = { PATH, ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }) };
