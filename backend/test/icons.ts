/** An .ico of these images, each a PNG or a bitmap. */
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

/** The start of a bitmap as an icon holds it: its header counts the rows of picture and mask. */
export function bitmapOf(width: number, height: number): Buffer {
  const bitmap = Buffer.alloc(60);
  bitmap.writeUInt32LE(40, 0);
  bitmap.writeInt32LE(width, 4);
  bitmap.writeInt32LE(height * 2, 8);
  return bitmap;
}
