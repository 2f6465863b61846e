import sharp from "sharp";
import { expect, it } from "vitest";
import { bitmapOf, iconOf } from "../../../test/icons.ts";
import { encodeIco } from "./icons.ts";

const png = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 4, background: "#0d8abc80" } }).png();
const pngs = await Promise.all([16, 48, 256].map((side) => png(side).toBuffer()));
const large = await png(513).toBuffer();
const jpeg = await png(16).jpeg().toBuffer();
const bitmap = bitmapOf({ width: 16, height: 16 });

/** Reads an icon by its directory alone: the sizes there, and each image as a picture. */
async function read(icon: Uint8Array) {
  const file = Buffer.from(icon);
  expect(file.readUInt32BE(0)).toBe(0x00000100);
  const entries = Array.from({ length: file.readUInt16LE(4) }, (_, entry) => 6 + entry * 16);
  return Promise.all(
    entries.map(async (at) => {
      const from = file.readUInt32LE(at + 12);
      const bytes = file.subarray(from, from + file.readUInt32LE(at + 8));
      const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
      const pixels = Array.from({ length: data.length / 4 }, (_, pixel) => data.readUInt32BE(pixel * 4));
      return { said: [file[at], file[at + 1]], size: [info.width, info.height], pixels, end: from + bytes.length };
    }),
  );
}

const encoded = async (images: readonly Buffer[]) => {
  const picture = await encodeIco(iconOf(images));
  return { picture, images: await read(picture.files[0]?.bytes ?? Buffer.alloc(0)) };
};

it("comes out as an icon of the same sizes, and is as large as its largest image", async () => {
  const { picture, images } = await encoded([bitmap, ...pngs, bitmapOf({ width: 32, height: 24 })]);
  expect(picture).toMatchObject({ width: 256, height: 256, color: "#ffffff", extension: "ico" });
  expect(picture.files).toHaveLength(1);
  expect(images.map(({ size }) => size)).toEqual([
    [16, 16],
    [16, 16],
    [48, 48],
    [256, 256],
    [32, 24],
  ]);
  expect(images.map(({ said }) => said)).toEqual([
    [16, 16],
    [16, 16],
    [48, 48],
    [0, 0],
    [32, 24],
  ]);
  expect(images.at(-1)?.end).toBe(picture.files[0]?.bytes.length);
});

it("keeps what is half visible of a PNG", async () => {
  const { images } = await encoded([pngs[0] as Buffer]);
  expect(new Set(images[0]?.pixels)).toEqual(new Set([0x0d8abc80]));
});

it("takes twenty images", async () => {
  expect((await encoded(Array(20).fill(bitmap))).images).toHaveLength(20);
});

const page = Buffer.from("<script>alert(1)</script><?php phpinfo() ?>!");
const copyright = sharp(pngs[0]).withExif({ IFD0: { Copyright: page.toString() } });

/** Moves the images of an icon back and writes the page into the gap. */
function withGap(images: readonly Buffer[]) {
  const icon = iconOf(images);
  for (const [entry] of images.entries()) {
    const at = 6 + entry * 16 + 12;
    icon.writeUInt32LE(icon.readUInt32LE(at) + page.length, at);
  }
  const start = 6 + images.length * 16;
  return Buffer.concat([icon.subarray(0, start), page, icon.subarray(start)]);
}

it.each<[string, Buffer]>([
  ["in a chunk of a PNG", iconOf([await copyright.png().toBuffer()])],
  ["behind the end of a PNG", iconOf([Buffer.concat([...pngs.slice(0, 1), page])])],
  ["behind the mask of a bitmap", iconOf([Buffer.concat([bitmap, page])])],
  [
    "in a palette that nothing points to",
    iconOf([bitmapOf({ width: 16, height: 16, colors: [0, 1, 2].map((color) => page.readUInt32LE(color * 4)) })]),
  ],
  ["between directory and images", withGap([bitmap, ...pngs])],
  ["behind the last image", Buffer.concat([iconOf([bitmap]), page])],
])("keeps nothing of a page %s", async (_place, icon) => {
  const start = page.subarray(0, 12);
  expect(icon.includes(start)).toBe(true);
  const [file] = (await encodeIco(icon)).files;
  expect(Buffer.from(file?.bytes ?? icon).includes(start)).toBe(false);
});

const red = 0xff0000ff;
const green = 0x00ff00ff;
const hex = (text: string) => Buffer.from(text.replaceAll(" ", ""), "hex");

it.each<[string, Buffer, readonly number[]]>([
  [
    "of 1 bit, upside down, its mask making pixels invisible",
    // Rows of nine pixels: 010000000 below, 000000001 above; the mask hides the first pixel below.
    bitmapOf({
      width: 9,
      height: 2,
      bits: 1,
      colors: [0xff0000, 0x00ff00],
      rows: hex("40000000 00800000 80000000 00000000"),
    }),
    [...Array(8).fill(red), green, 0xff000000, green, ...Array(7).fill(red)],
  ],
  [
    "of 4 bits",
    bitmapOf({ width: 3, height: 1, bits: 4, colors: [0xff0000, 0x00ff00], rows: hex("01100000 20000000") }),
    [red, green, 0x00ff0000],
  ],
  [
    "of 8 bits",
    bitmapOf({ width: 3, height: 1, bits: 8, colors: [0xff0000, 0x00ff00], rows: hex("00010000 40000000") }),
    [red, 0x00ff0000, red],
  ],
  [
    "of 24 bits",
    bitmapOf({ width: 2, height: 1, bits: 24, rows: hex("0000ff 00ff00 0000 40000000") }),
    [red, 0x00ff0000],
  ],
  [
    "of 32 bits, each saying how visible it is",
    bitmapOf({ width: 2, height: 1, rows: hex("0000ff80 00ff0000 c0000000") }),
    [0xff000080, 0x00ff0000],
  ],
  [
    "of 32 bits that leaves it to the mask",
    bitmapOf({ width: 2, height: 1, rows: hex("0000ff00 00ff0000 40000000") }),
    [red, 0x00ff0000],
  ],
  ["of 32 bits without a mask", bitmapOf({ width: 1, height: 1, rows: hex("0000ffff") }), [red]],
])("keeps the pixels of a bitmap %s", async (_form, image, pixels) => {
  const shown = (pixel: number) => (pixel & 0xff ? pixel >>> 0 : "invisible");
  const { images } = await encoded([image]);
  expect(images[0]?.pixels.map(shown)).toEqual(pixels.map(shown));
});

const changed = (change: (icon: Buffer) => void) => {
  const icon = iconOf([bitmap]);
  change(icon);
  return icon;
};
const bitmapBytes = 22;

it.each<[string, Buffer]>([
  ["is empty", Buffer.alloc(0)],
  ["ends in its header", iconOf([bitmap]).subarray(0, 5)],
  ["ends in its directory", iconOf([bitmap]).subarray(0, 20)],
  ["ends in its image", iconOf([bitmap]).subarray(0, -1)],
  ["is a cursor", changed((icon) => icon.writeUInt16LE(2, 2))],
  ["starts with something else", changed((icon) => icon.writeUInt16LE(1, 0))],
  ["holds no image", iconOf([])],
  ["holds twenty-one images", iconOf(Array(21).fill(bitmap))],
  ["says to hold more than it does", changed((icon) => icon.writeUInt16LE(2, 4))],
  ["has an image behind its end", changed((icon) => icon.writeUInt32LE(0xffffffff, 18))],
  ["has an image longer than itself", changed((icon) => icon.writeUInt32LE(0xffffffff, 14))],
  ["has an image in its directory", changed((icon) => icon.writeUInt32LE(6, 18))],
  ["names one image twice", changed((icon) => icon.copy(icon, 22, 6, 22))],
  ["holds an empty image", iconOf([Buffer.alloc(0)])],
  ["holds a JPEG", iconOf([jpeg])],
  ["holds a page", iconOf([Buffer.from("<script>alert(1)</script>".repeat(9))])],
  ["holds something else beside a PNG", iconOf([...pngs, jpeg])],
  ["holds a PNG that is too large", iconOf([large])],
  ["holds a PNG that is cut", iconOf([(pngs[2] as Buffer).subarray(0, -40)])],
  ["holds a bitmap that is too large", iconOf([bitmapOf({ width: 100_000, height: 16 })])],
  ["holds a bitmap without height", iconOf([bitmapOf({ width: 16, height: 0 })])],
  ["holds a bitmap that stands on its head", iconOf([bitmapOf({ width: 16, height: -16 })])],
  [
    "holds a bitmap that ends too early",
    iconOf([bitmapOf({ width: 16, height: 16, rows: Buffer.alloc(16 * 16 * 4 - 1, 1) })]),
  ],
  [
    "holds a bitmap without the mask that it needs",
    iconOf([bitmapOf({ width: 1, height: 1, bits: 24, rows: Buffer.alloc(4) })]),
  ],
  [
    "holds a bitmap that points past its palette",
    iconOf([bitmapOf({ width: 1, height: 1, bits: 8, colors: [0], rows: hex("01000000 00000000") })]),
  ],
  ["holds a bitmap of 16 bits", changed((icon) => icon.writeUInt16LE(16, bitmapBytes + 14))],
  ["holds a bitmap that is packed", changed((icon) => icon.writeUInt32LE(1, bitmapBytes + 16))],
])("refuses an icon that %s", async (_case, icon) => {
  await expect(encodeIco(icon)).rejects.toThrow();
});
