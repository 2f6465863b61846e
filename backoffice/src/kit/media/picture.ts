import * as z from "zod/mini";

/** A stored picture's URL, or a chosen file or library picture, which its input has already checked. */
export const picture = z.union([
  z.string(),
  z.file(),
  z.object({ mediaId: z.string(), url: z.string(), name: z.string() }),
]);
