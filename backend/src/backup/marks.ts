import { join } from "node:path";

/** How far the site has come, outside of its database. */
export const highWaterFile = (dataDir: string): string => join(dataDir, "high-water.json");

/** Lies in DATA_DIR while a restore goes on, and after one that was killed. */
export const restoringMark = (dataDir: string): string => join(dataDir, "restoring");
/** Is held while a restore goes on, and by none that was killed. */
export const restoringLock = (dataDir: string): string => `${restoringMark(dataDir)}.lock`;
