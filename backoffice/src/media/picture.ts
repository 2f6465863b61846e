import * as z from "zod/mini";

/** A stored picture's URL, or a chosen file or picture of the library, which its input has checked already. */
export const picture = z.union([
  z.string(),
  z.file(),
  z.object({ mediaId: z.string(), url: z.string(), name: z.string() }),
]);
