import sharp from "sharp";
import { expect, it } from "vitest";
import { bitmapOf, iconOf } from "../../../test/icons.ts";
import { encodeIco } from "./icons.ts";

const png = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 4, background: "#0d8abc80" } }).png();
const pngs = await Promise.all([16, 48, 256].map((side) => png(side).toBuffer()));
const jpeg = await png(16).jpeg().toBuffer();
const bitmap = bitmapOf({ width: 16, height: 16 });

async function encoded(images: readonly Buffer[]) {
  const { files, ...picture } = await encodeIco(iconOf(images));
  const { data, info } = await sharp(files[0]?.bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const pixels = Array.from({ length: data.length / 4 }, (_, pixel) => data.readUInt32BE(pixel * 4));
  return { ...picture, count: files.length, size: [info.width, info.height], pixels };
}

it("comes out as a PNG of its largest image, however large the directory says it is", async () => {
  const { pixels, ...picture } = await encoded([bitmap, ...pngs, bitmapOf({ width: 32, height: 24 })]);
  expect(picture).toMatchObject({ width: 256, height: 256, extension: "png", count: 1, size: [256, 256] });
  expect(new Set(pixels)).toEqual(new Set([0x0d8abc80]));
});

const page = Buffer.from("<script>alert(1)</script><?php phpinfo() ?>!");
const copyright = sharp(pngs[0]).withExif({ IFD0: { Copyright: page.toString() } });

it.each<[string, Buffer]>([
  ["in a chunk of a PNG", iconOf([await copyright.png().toBuffer()])],
  ["behind the end of a PNG", iconOf([Buffer.concat([...pngs.slice(0, 1), page])])],
  ["behind the mask of a bitmap", iconOf([Buffer.concat([bitmap, page])])],
  ["behind the last image", Buffer.concat([iconOf([bitmap]), page])],
])("keeps nothing of a page %s", async (_place, icon) => {
  const start = page.subarray(0, 12);
  expect(icon.includes(start)).toBe(true);
  const [file] = (await encodeIco(icon)).files;
  expect(Buffer.from(file?.bytes ?? icon).includes(start)).toBe(false);
});

const red = 0xff0000ff;
const hex = (text: string) => Buffer.from(text.replaceAll(" ", ""), "hex");

it.each<[string, Buffer, readonly number[]]>([
  [
    "of 24 bits, upside down, its mask making pixels invisible",
    bitmapOf({ width: 2, height: 2, bits: 24, rows: hex("0000ff 00ff00 0000 00ff00 0000ff 0000 40000000 80000000") }),
    [0x00ff0000, red, red, 0x00ff0000],
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
  expect((await encoded([image])).pixels.map(shown)).toEqual(pixels.map(shown));
});

const changed = (change: (icon: Buffer) => void) => {
  const icon = iconOf([bitmap]);
  change(icon);
  return icon;
};
const bitmapBytes = 22;

it.each<[string, Buffer]>([
  ["is empty", Buffer.alloc(0)],
  ["ends in its directory", iconOf([bitmap]).subarray(0, 20)],
  ["ends in its image", iconOf([bitmap]).subarray(0, -1)],
  ["is a cursor", changed((icon) => icon.writeUInt16LE(2, 2))],
  ["holds no image", iconOf([])],
  ["says to hold more than it does", changed((icon) => icon.writeUInt16LE(2, 4))],
  ["has an image behind its end", changed((icon) => icon.writeUInt32LE(0xffffffff, 18))],
  ["has an image longer than itself", changed((icon) => icon.writeUInt32LE(0xffffffff, 14))],
  ["holds an empty image", iconOf([Buffer.alloc(0)])],
  ["holds something else beside a PNG", iconOf([...pngs, jpeg])],
  ["holds a PNG that is cut", iconOf([(pngs[2] as Buffer).subarray(0, -40)])],
  ["holds a bitmap that is too large", iconOf([bitmapOf({ width: 100_000, height: 16 })])],
  ["holds a bitmap that stands on its head", iconOf([bitmapOf({ width: 16, height: -16 })])],
  [
    "holds a bitmap without the mask that it needs",
    iconOf([bitmapOf({ width: 1, height: 1, bits: 24, rows: Buffer.alloc(4) })]),
  ],
  ["holds a bitmap of 8 bits", changed((icon) => icon.writeUInt16LE(8, bitmapBytes + 14))],
  ["holds a bitmap that is packed", changed((icon) => icon.writeUInt32LE(1, bitmapBytes + 16))],
])("refuses an icon that %s", async (_case, icon) => {
  await expect(encodeIco(icon)).rejects.toThrow();
});
