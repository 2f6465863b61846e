import type { ImageEncoder } from "../src/application/media.ts";

/** Does no work, for tests that store nothing in the end. */
export const quickEncoder: ImageEncoder = {
  encode: async (bytes) => ({
    width: 1,
    height: 1,
    color: "#000000",
    files: [{ width: null, bytes: new Uint8Array(1) }],
    extension: bytes[0] === "<".charCodeAt(0) ? "svg" : "webp",
  }),
};
