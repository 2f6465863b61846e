import { join } from "node:path";

/** The progress of the site, stored outside of its database. */
export const highWaterFile = (dataDir: string): string => join(dataDir, "high-water.json");

/** The mark in DATA_DIR during a restore, and after one that was killed. */
export const restoringMark = (dataDir: string): string => join(dataDir, "restoring");
/** The lock that is held during a restore; a killed one no longer holds it. */
export const restoringLock = (dataDir: string): string => `${restoringMark(dataDir)}.lock`;
