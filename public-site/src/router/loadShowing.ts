import { importChunk } from "../page/chunks.ts";

/** Loads the script that shows further pages. @throws {ChunkLoadError} */
export const loadShowing = () => importChunk(() => import("./showPage.ts"));
