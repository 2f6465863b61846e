type Pixels = Readonly<{ width: number; height: number; rgba: Buffer }>;

const headerBytes = 40;
/** The length of a row, which is a multiple of four bytes. */
const rowBytes = (width: number, bits: number) => Math.ceil((width * bits) / 32) * 4;

export const looksLikeBitmap = (image: Buffer): boolean =>
  image.length > headerBytes && image.readUInt32LE(0) === headerBytes;

/** Returns width and height from the bitmap's header, which counts the rows of the mask, too. */
export const bitmapSize = (bitmap: Buffer): readonly [number, number] => [
  bitmap.readInt32LE(4),
  bitmap.readInt32LE(8) / 2,
];

/** Reads a number of 1, 4 or 8 bits; the leftmost one is in a byte's highest bits. */
const numberAt = (bytes: Buffer, row: number, x: number, bits: number) =>
  (bytes.readUInt8(row + ((x * bits) >> 3)) >> (8 - bits - ((x * bits) & 7))) & ((1 << bits) - 1);

/**
 * Reads a bitmap in the form of icons: without a file header, upside down, blue first, and followed by a mask of one
 * bit for each pixel. decode-bmp, the library for it, reads a picture of 32 bits whose transparency is in its mask as
 * an empty one.
 * @throws when it is compressed, has another depth than 1, 4, 8, 24 or 32 bits, or ends too early
 */
export function decodeBitmap(bitmap: Buffer): Pixels {
  const [width, height] = bitmapSize(bitmap);
  const bits = bitmap.readUInt16LE(14);
  if (![1, 4, 8, 24, 32].includes(bits) || bitmap.readUInt32LE(16) !== 0)
    throw new Error("The icon holds a bitmap of an unknown form");
  const colors = bitmap.readUInt32LE(32) || (bits > 8 ? 0 : 1 << bits);
  const start = headerBytes + colors * 4;
  const palette = bitmap.subarray(headerBytes, start);
  const maskStart = start + height * rowBytes(width, bits);
  const rgba = Buffer.alloc(width * height * 4);
  let opaque = 0;

  const eachPixel = (read: (x: number, rowsBelow: number, at: number) => void) => {
    for (let y = 0, at = 0; y < height; y++) for (let x = 0; x < width; x++, at += 4) read(x, height - 1 - y, at);
  };
  eachPixel((x, rowsBelow, at) => {
    const row = start + rowsBelow * rowBytes(width, bits);
    const color =
      bits > 8 ? bitmap.readUIntLE(row + (x * bits) / 8, 3) : palette.readUIntLE(numberAt(bitmap, row, x, bits) * 4, 3);
    rgba.writeUIntBE(color, at, 3);
    if (bits === 32) opaque |= rgba[at + 3] = bitmap.readUInt8(row + x * 4 + 3);
  });
  // A picture without transparency of its own has it in the mask.
  if (!opaque)
    eachPixel((x, rowsBelow, at) => {
      rgba[at + 3] = numberAt(bitmap, maskStart + rowsBelow * rowBytes(width, 1), x, 1) ? 0 : 255;
    });
  return { width, height, rgba };
}
