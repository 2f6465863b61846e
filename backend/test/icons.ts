/** Makes an .ico of these images, each of them a PNG or a bitmap. */
export function iconOf(images: readonly Buffer[]): Buffer {
  const header = Buffer.from([0, 0, 1, 0, images.length, 0]);
  let offset = header.length + images.length * 16;
  const entries = images.map((image) => {
    const entry = Buffer.alloc(16);
    entry.writeUInt16LE(1, 4);
    entry.writeUInt16LE(32, 6);
    entry.writeUInt32LE(image.length, 8);
    entry.writeUInt32LE(offset, 12);
    offset += image.length;
    return entry;
  });
  return Buffer.concat([header, ...entries, ...images]);
}

type Bitmap = Readonly<{ width: number; height: number; bits?: number; rows?: Buffer }>;

/** A bitmap in the form of icons: its header counts the rows of picture and mask. */
export function bitmapOf({ width, height, bits = 32, rows }: Bitmap): Buffer {
  const header = Buffer.alloc(40);
  header.writeUInt32LE(40, 0);
  header.writeInt32LE(width, 4);
  header.writeInt32LE(height * 2, 8);
  header.writeUInt16LE(1, 12);
  header.writeUInt16LE(bits, 14);
  return Buffer.concat([header, rows ?? blackRows(width, height)]);
}

/** Rows and mask of a bitmap of 32 bits. */
const blackRows = (width: number, height: number) => {
  const pixels = Math.max(0, Math.min(width, 512) * height);
  const mask = Math.max(0, Math.ceil(width / 32) * 4 * height);
  return Buffer.concat([Buffer.alloc(pixels * 4, Buffer.from([0, 0, 0, 255])), Buffer.alloc(mask)]);
};
