import sharp from "sharp";
import { expect, it } from "vitest";
import { bitmapOf, iconOf } from "../../test/icons.ts";
import { checkIcon } from "./icons.ts";

const png = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 4, background: "#0d8abc" } }).png();
const pngs = await Promise.all([16, 48, 256].map((side) => png(side).toBuffer()));
const large = await png(513).toBuffer();
const jpeg = await png(16).jpeg().toBuffer();

it("takes an icon of PNGs and bitmaps as it is, and is as large as its largest image", () => {
  const icon = iconOf([bitmapOf(16, 16), ...pngs, bitmapOf(32, 32)]);
  expect(checkIcon(icon)).toEqual({
    width: 256,
    height: 256,
    color: "#ffffff",
    extension: "ico",
    files: [{ width: null, bytes: icon }],
  });
});

it("takes twenty images", () => {
  expect(checkIcon(iconOf(Array(20).fill(bitmapOf(16, 16))))).toMatchObject({ width: 16, height: 16 });
});

const bitmap = bitmapOf(16, 16);
const changed = (change: (icon: Buffer) => void) => {
  const icon = iconOf([bitmap]);
  change(icon);
  return icon;
};

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
  ["holds an empty image", iconOf([Buffer.alloc(0)])],
  ["holds a JPEG", iconOf([jpeg])],
  ["holds a page", iconOf([Buffer.from("<script>alert(1)</script>".repeat(9))])],
  ["holds something else beside a PNG", iconOf([...pngs, jpeg])],
  ["holds a PNG that is too large", iconOf([large])],
  ["holds a bitmap that is too large", iconOf([bitmapOf(100_000, 16)])],
  ["holds a bitmap without height", iconOf([bitmapOf(16, 0)])],
  ["holds a bitmap that stands on its head", iconOf([bitmapOf(16, -16)])],
])("refuses an icon that %s", (_case, icon) => {
  expect(() => checkIcon(icon)).toThrow();
});
