/**
 * The server decodes pictures of up to so many pixels: `pixels`, or `jpegPixels` of a JPEG that can be decoded row by
 * row. A progressive JPEG or an interlaced PNG is in memory as a whole, in at most `wholeBytes`.
 */
export const decodingLimits = { pixels: 25_000_000, jpegPixels: 120_000_000, wholeBytes: 100_000_000 } as const;

/** The server decodes almost every picture of fewer pixels, whatever its form. */
export const anyFormPixels = decodingLimits.wholeBytes / 6;
