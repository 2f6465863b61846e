import { messages } from "@etalase/contracts/messages";
import sharp, { type Sharp } from "sharp";
import { describe, expect, it } from "vitest";
import { createImageEncoder } from "./images.ts";

type Background = Readonly<{ r: number; g: number; b: number; alpha?: number }>;
const blue = { r: 13, g: 138, b: 188 };

const plain = (width: number, height: number, background: Background = blue) =>
  sharp({ create: { width, height, channels: background.alpha === undefined ? 3 : 4, background } });

/** Neighbouring frames differ, since equal ones are merged. */
const animation = async (frames: number) => {
  const [dark, light] = await Promise.all(
    [{ r: 0, g: 0, b: 0 }, blue].map((color) => plain(40, 20, color).png().toBuffer()),
  );
  return sharp(Array.from({ length: frames }, (_, index) => (index % 2 ? dark : light)) as Buffer[], {
    join: { animated: true },
  });
};

const encoder = createImageEncoder();
const refusal = { kind: "invalid", message: messages.imageUnreadable };
const full = async (bytes: Uint8Array) => {
  const picture = await encoder.encode(bytes);
  return { picture, metadata: await sharp(picture.files[0]?.bytes).metadata() };
};

describe("what comes out", () => {
  it("is a WebP at full size and at each smaller width", async () => {
    const picture = await encoder.encode(await plain(1200, 600).jpeg().toBuffer());
    expect(picture).toMatchObject({ width: 1200, height: 600, extension: "webp" });
    expect(picture.files.map(({ width }) => width)).toEqual([null, 480, 960]);
    const sizes = await Promise.all(picture.files.map(async ({ bytes }) => sharp(bytes).metadata()));
    expect(sizes.map(({ format, width, height }) => [format, width, height])).toEqual([
      ["webp", 1200, 600],
      ["webp", 480, 240],
      ["webp", 960, 480],
    ]);
  });

  it("is 2400 pixels wide at most, and never larger than it was", async () => {
    const large = await encoder.encode(await plain(3000, 1500).png().toBuffer());
    const small = await encoder.encode(await plain(300, 100).png().toBuffer());
    expect([large.width, large.height, large.files.length]).toEqual([2400, 1200, 4]);
    expect([small.width, small.height, small.files.length]).toEqual([300, 100, 1]);
  });

  it("fits a very tall picture into what a WebP can hold", async () => {
    const { picture } = await full(await plain(1000, 20_000).png().toBuffer());
    expect([picture.width, picture.height]).toEqual([819, 16_383]);
  });

  it("stands upright and tells nothing of its camera", async () => {
    const withExif = plain(200, 100)
      .withExif({ IFD0: { Copyright: "someone" } })
      .withMetadata({ orientation: 6 });
    const { picture, metadata } = await full(await withExif.jpeg().toBuffer());
    expect([picture.width, picture.height]).toEqual([100, 200]);
    expect([metadata.exif, metadata.icc, metadata.xmp, metadata.orientation]).toEqual(Array(4).fill(undefined));
  });

  it("names the dominant colour, on white where it is transparent", async () => {
    const colors = await Promise.all(
      [blue, { ...blue, alpha: 0 }].map(async (background) => {
        const { color } = await encoder.encode(await plain(50, 50, background).png().toBuffer());
        return color.match(/[0-9a-f]{2}/g)?.map((part) => Number.parseInt(part, 16)) ?? [];
      }),
    );
    // sharp counts in steps of 16.
    const expected = [Object.values(blue), [255, 255, 255]];
    for (const [index, color] of colors.entries())
      for (const [part, value] of color.entries())
        expect(Math.abs(value - (expected[index]?.[part] ?? 0))).toBeLessThan(16);
  });

  it.each(["gif", "webp"] as const)("keeps an animated %s moving, at full size only", async (format) => {
    const { picture, metadata } = await full(await (await animation(60)).toFormat(format).toBuffer());
    expect([picture.width, picture.height, picture.files.length]).toEqual([40, 20, 1]);
    expect([metadata.format, metadata.pages]).toEqual(["webp", 60]);
  });
});

describe("what is refused", () => {
  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>',
  );
  const cut = async (image: Sharp) => (await image.toBuffer()).subarray(0, -40);
  const cases: [string, () => Promise<Uint8Array>][] = [
    ["nothing", async () => new Uint8Array()],
    ["a text", async () => Buffer.from("GIF89a, but not really")],
    ["an SVG", async () => svg],
    ["a TIFF", () => plain(9, 9).tiff().toBuffer()],
    ["an AVIF", () => plain(9, 9).avif().toBuffer()],
    ["a JPEG that is cut", () => cut(plain(300, 300).jpeg())],
    ["a PNG that is cut", () => cut(plain(300, 300).png())],
    ["too many pixels", () => plain(5001, 5000).png({ compressionLevel: 1 }).toBuffer()],
    ["an animation of too many frames", async () => (await animation(61)).gif().toBuffer()],
  ];

  it.each(cases)("%s", async (_case, bytes) => {
    await expect(encoder.encode(await bytes())).rejects.toMatchObject(refusal);
  });

  it("more pictures at once than can wait", async () => {
    const bytes = await plain(20, 20).png().toBuffer();
    const results = await Promise.allSettled(Array.from({ length: 30 }, () => encoder.encode(bytes)));
    const busy = results.filter(({ status }) => status === "rejected");
    expect(busy).toHaveLength(20);
    expect(busy[0]).toMatchObject({ reason: { kind: "busy", retryAfter: 5 } });
  });
});
