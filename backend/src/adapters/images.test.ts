import { crc32, gzipSync } from "node:zlib";
import { inEnglish } from "@etalase/contracts/refusals/refusal";
import type { ImageKind } from "@etalase/contracts/rules/image";
import { messages, serverMessages } from "@etalase/contracts/text/messages";
import sharp, { type Sharp } from "sharp";
import { describe, expect, it } from "vitest";
import { iconOf } from "../../test/icons.ts";
import { createImageEncoder } from "./images.ts";

type Background = Readonly<{ r: number; g: number; b: number; alpha?: number }>;
const blue = { r: 13, g: 138, b: 188 };

const plain = (width: number, height: number, background: Background = blue) =>
  sharp({ create: { width, height, channels: background.alpha === undefined ? 3 : 4, background } });

/** Neighbouring frames differ, since equal frames are merged. */
const animation = async (frames: number) => {
  const [dark, light] = await Promise.all(
    [{ r: 0, g: 0, b: 0 }, blue].map((color) => plain(40, 20, color).png().toBuffer()),
  );
  return sharp(Array.from({ length: frames }, (_, index) => (index % 2 ? dark : light)) as Buffer[], {
    join: { animated: true },
  });
};

const lines = async (line: Buffer) =>
  sharp([line, await sharp(line).negate().png().toBuffer()], { join: { animated: true } })
    .gif()
    .toBuffer();

/** A JPEG whose header says another size. */
function said(jpeg: Buffer, width: number, height: number): Buffer {
  const frame = Math.max(jpeg.indexOf("ffc0", "hex"), jpeg.indexOf("ffc2", "hex"));
  jpeg.writeUInt16BE(height, frame + 5);
  jpeg.writeUInt16BE(width, frame + 7);
  return jpeg;
}

/** A chunk of a PNG that decoders skip. */
function chunk(data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from("prVw"), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

const encoder = createImageEncoder();
const refusal = { kind: "invalid", message: inEnglish(messages.imageUnreadable) };
const full = async (bytes: Uint8Array) => {
  const picture = await encoder.encode(bytes, "photo");
  return { picture, metadata: await sharp(picture.files[0]?.bytes).metadata() };
};

describe("what comes out", () => {
  it("is a WebP at full size and at each smaller width", async () => {
    const picture = await encoder.encode(await plain(1200, 600).jpeg().toBuffer(), "photo");
    expect(picture).toMatchObject({ width: 1200, height: 600, extension: "webp" });
    expect(picture.files.map(({ width }) => width)).toEqual([null, 240, 480, 720, 1080]);
    const sizes = await Promise.all(picture.files.map(async ({ bytes }) => sharp(bytes).metadata()));
    expect(sizes.map(({ format, width, height }) => [format, width, height])).toEqual([
      ["webp", 1200, 600],
      ["webp", 240, 120],
      ["webp", 480, 240],
      ["webp", 720, 360],
      ["webp", 1080, 540],
    ]);
  });

  it("is 2400 pixels wide at most, and never larger than it was", async () => {
    const large = await encoder.encode(await plain(3000, 1500).png().toBuffer(), "photo");
    const small = await encoder.encode(await plain(300, 100).png().toBuffer(), "photo");
    expect([large.width, large.height, large.files.length]).toEqual([2400, 1200, 6]);
    expect([small.width, small.height, small.files.length]).toEqual([300, 100, 2]);
  });

  it("fits a very tall picture into what a WebP can hold", async () => {
    const { picture } = await full(await plain(500, 18_000).png().toBuffer());
    expect([picture.width, picture.height]).toEqual([455, 16_383]);
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
        const { color } = await encoder.encode(await plain(50, 50, background).png().toBuffer(), "photo");
        return color.match(/[0-9a-f]{2}/g)?.map((part) => Number.parseInt(part, 16)) ?? [];
      }),
    );
    // sharp counts colours in steps of 16.
    const expected = [Object.values(blue), [255, 255, 255]];
    for (const [index, color] of colors.entries())
      for (const [part, value] of color.entries())
        expect(Math.abs(value - (expected[index]?.[part] ?? 0))).toBeLessThan(16);
  });

  it("is made of a photo of 48 million pixels, upright and in all sizes", async () => {
    const photo = await plain(8000, 6000).withMetadata({ orientation: 6 }).jpeg({ quality: 50 }).toBuffer();
    const { picture, metadata } = await full(photo);
    expect([picture.width, picture.height, metadata.format]).toEqual([2121, 2828, "webp"]);
    expect(picture.files.map(({ width }) => width)).toEqual([null, 240, 480, 720, 1080, 1600]);
  });

  it("is made of a large photo however the camera was held", async () => {
    const photo = plain(2000, 3000).extend({ right: 2000, background: { r: 200, g: 60, b: 20 } });
    const topOf = async (orientation: number, kind: ImageKind) => {
      const bytes = await photo.clone().withMetadata({ orientation }).jpeg().toBuffer();
      const picture = await encoder.encode(bytes, kind);
      const pixel = sharp(picture.files[1]?.bytes).extract({ left: 10, top: 10, width: 1, height: 1 });
      const [red = 0] = await pixel.raw().toBuffer();
      return [picture.width, picture.height, red > 100 ? "right" : "left"];
    };
    expect([await topOf(2, "photo"), await topOf(6, "logo"), await topOf(8, "photo")]).toEqual([
      [2400, 1800, "right"],
      [800, 1067, "left"],
      [2121, 2828, "right"],
    ]);
  });

  it("has 8 million pixels at most, in its own shape", async () => {
    const { picture } = await full(await plain(2400, 10_000).png({ compressionLevel: 1 }).toBuffer());
    expect([picture.width, picture.height]).toEqual([1386, 5774]);
  });

  it("may be a hundred times as tall as it is wide", async () => {
    const { picture } = await full(await plain(10, 1000).png().toBuffer());
    expect([picture.width, picture.height]).toEqual([10, 1000]);
  });

  it("has 1 million pixels at most in each of its frames", async () => {
    const frames = await Promise.all(
      [0, 255].map((r) =>
        plain(2000, 1000, { ...blue, r })
          .png()
          .toBuffer(),
      ),
    );
    const { picture, metadata } = await full(
      await sharp(frames, { join: { animated: true } })
        .gif()
        .toBuffer(),
    );
    expect([picture.width, picture.height, metadata.pages]).toEqual([1414, 707, 2]);
  });

  it("has 2 million pixels at most where it is transparent", async () => {
    const tall = (alpha: number) =>
      plain(1200, 2400, { ...blue, alpha })
        .png({ compressionLevel: 1 })
        .toBuffer();
    const [glass, wall] = [await full(await tall(0.5)), await full(await tall(1))];
    expect([glass.picture.width, glass.picture.height, glass.metadata.hasAlpha]).toEqual([1000, 2000, true]);
    expect([wall.picture.width, wall.picture.height]).toEqual([1200, 2400]);
  });

  it.each<[string, (jpeg: Buffer) => Buffer]>([
    ["between its parts", (jpeg) => Buffer.concat([jpeg.subarray(0, 20), Buffer.alloc(9, 7), jpeg.subarray(20)])],
    ["before it", (jpeg) => Buffer.concat([Buffer.from("\r\nFoto:"), jpeg])],
    ["behind its end", (jpeg) => Buffer.concat([jpeg, Buffer.from("MotionPhoto_Data")])],
    ["before its end", (jpeg) => Buffer.concat([jpeg.subarray(0, -2), Buffer.alloc(20), jpeg.subarray(-2)])],
  ])("is made of a JPEG with stray bytes %s", async (_case, stray) => {
    const { picture } = await full(stray(await plain(300, 200).jpeg().toBuffer()));
    expect([picture.width, picture.height, picture.files.length]).toEqual([300, 200, 2]);
  });

  it("is made of a PNG that holds a JPEG as a preview", async () => {
    const preview = await plain(8, 8).jpeg().toBuffer();
    const png = await plain(300, 200)
      .withExif({ IFD0: { Copyright: "x" } })
      .png()
      .toBuffer();
    const { picture } = await full(Buffer.concat([png.subarray(0, 33), chunk(preview), png.subarray(33)]));
    expect([picture.width, picture.height]).toEqual([300, 200]);
  });

  it.each(["gif", "webp"] as const)("keeps an animated %s moving, at full size only", async (format) => {
    const { picture, metadata } = await full(await (await animation(60)).toFormat(format).toBuffer());
    expect([picture.width, picture.height, picture.files.length]).toEqual([40, 20, 1]);
    expect([metadata.format, metadata.pages]).toEqual(["webp", 60]);
  });
});

const svg = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="6"><script/><rect width="9" height="6"/></svg>',
);
const ico = iconOf([await plain(32, 32).png().toBuffer()]);

describe("a logo", () => {
  it("is a WebP at 800 pixels at most, and at 400", async () => {
    const large = await encoder.encode(await plain(1000, 500).png().toBuffer(), "logo");
    const small = await encoder.encode(await plain(200, 60).jpeg().toBuffer(), "logo");
    expect(large).toMatchObject({ width: 800, height: 400, extension: "webp" });
    expect(large.files.map(({ width }) => width)).toEqual([null, 400]);
    expect(small).toMatchObject({ width: 200, height: 60, extension: "webp" });
    expect(small.files).toHaveLength(1);
  });

  it("may be a drawing, of which only the drawing is kept", async () => {
    const { files, ...logo } = await encoder.encode(svg, "logo");
    expect(logo).toEqual({ width: 9, height: 6, color: "#ffffff", extension: "svg" });
    expect(files.map(({ width, bytes }) => [width, Buffer.from(bytes).toString()])).toEqual([
      [
        null,
        '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="6" viewBox="0 0 9 6"><rect width="9" height="6"/></svg>',
      ],
    ]);
  });

  it("may be a drawing behind a byte order mark and blank lines", async () => {
    const logo = await encoder.encode(Buffer.concat([Buffer.from("\ufeff\n\n"), svg]), "logo");
    expect(logo.extension).toBe("svg");
  });
});

describe("an icon", () => {
  it("is a PNG of 256 pixels at most", async () => {
    const large = await encoder.encode(await plain(1024, 1024).png().toBuffer(), "icon");
    const small = await encoder.encode(await plain(32, 32).png().toBuffer(), "icon");
    expect(large).toMatchObject({ width: 256, height: 256, extension: "png" });
    expect(small).toMatchObject({ width: 32, height: 32, extension: "png" });
    const { format, width, height } = await sharp(large.files[0]?.bytes).metadata();
    expect([format, width, height, large.files.length]).toEqual(["png", 256, 256, 1]);
  });

  it("keeps its transparency, but nothing that was written beside the picture", async () => {
    const image = plain(16, 16, { ...blue, alpha: 0 }).withExif({ IFD0: { Copyright: "someone" } });
    const { files } = await encoder.encode(await image.png().toBuffer(), "icon");
    const { hasAlpha, exif } = await sharp(files[0]?.bytes).metadata();
    expect([hasAlpha, exif]).toEqual([true, undefined]);
  });

  it("may be an .ico, of which the largest image stays", async () => {
    const icon = await encoder.encode(Buffer.concat([ico, Buffer.from("<?php")]), "icon");
    expect(icon).toMatchObject({ width: 32, height: 32, extension: "png" });
    expect(Buffer.from(icon.files[0]?.bytes ?? ico).includes("<?php")).toBe(false);
  });

  it("may be a drawing", async () => {
    expect(await encoder.encode(svg, "icon")).toMatchObject({ width: 9, height: 6, extension: "svg" });
  });
});

describe("what is refused", () => {
  const cut = async (image: Sharp) => (await image.toBuffer()).subarray(0, -40);
  const cases: [string, () => Promise<Uint8Array>][] = [
    ["nothing", async () => new Uint8Array()],
    ["a text", async () => Buffer.from("GIF89a, but not really")],
    ["an SVG", async () => svg],
    ["a TIFF", () => plain(9, 9).tiff().toBuffer()],
    ["an AVIF", () => plain(9, 9).avif().toBuffer()],
    ["a JPEG that is cut", () => cut(plain(300, 300).jpeg())],
    ["a PNG that is cut", () => cut(plain(300, 300).png())],
    ["an animation of too many frames", async () => (await animation(61)).gif().toBuffer()],
  ];

  it.each(cases)("%s", async (_case, bytes) => {
    await expect(encoder.encode(await bytes(), "photo")).rejects.toMatchObject(refusal);
  });

  it.each<[string, ImageKind, () => Promise<Uint8Array>]>([
    ["an .ico as a photo", "photo", async () => ico],
    ["an .ico as a logo", "logo", async () => ico],
    ["a JPEG as an icon", "icon", () => plain(32, 32).jpeg().toBuffer()],
    ["a WebP as an icon", "icon", () => plain(32, 32).webp().toBuffer()],
    ["a PNG that is cut as an icon", "icon", () => cut(plain(300, 300).png())],
    ["an .ico that is cut", "icon", async () => ico.subarray(0, -1)],
    ["a page as a logo", "logo", async () => Buffer.from("<html><script>alert(1)</script></html>")],
    ["a packed drawing as a logo", "logo", async () => gzipSync(svg)],
    ["a PDF as a logo", "logo", async () => Buffer.from("%PDF-1.7")],
  ])("%s", async (_case, kind, bytes) => {
    await expect(encoder.encode(await bytes(), kind)).rejects.toMatchObject(refusal);
  });

  it.each<[string, number, number, () => Promise<Uint8Array>]>([
    ["a PNG", 26, 25, () => plain(5001, 5000).png({ compressionLevel: 1 }).toBuffer()],
    ["a WebP", 26, 25, () => plain(5001, 5000).webp({ quality: 1, effort: 0 }).toBuffer()],
    [
      "a progressive JPEG",
      26,
      25,
      async () => said(await plain(9, 9).jpeg({ progressive: true }).toBuffer(), 5001, 5000),
    ],
    ["an animation", 13, 12, async () => lines(await plain(2500, 2500).png().toBuffer())],
    ["a JPEG", 121, 120, async () => said(await plain(9, 9).jpeg().toBuffer(), 12_100, 10_000)],
  ])("%s of %i million pixels, with a sentence of its own", async (_case, millions, most, bytes) => {
    const sentence = inEnglish(serverMessages.imageTooManyPixels(millions, most));
    await expect(encoder.encode(await bytes(), "photo")).rejects.toMatchObject({ kind: "invalid", message: sentence });
  });

  /** A drawing that holds a picture. */
  const holding = (png: Buffer) =>
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/><image width="9" height="9" href="data:image/png;base64,${png.toString("base64")}"/></svg>`,
    );

  it.each<[string, ImageKind, number, number, (image: Sharp) => Promise<Uint8Array>]>([
    ["a picture that is too tall", "photo", 201, 20_001, (image) => image.png().toBuffer()],
    ["a picture that is too wide", "logo", 20_001, 201, (image) => image.png().toBuffer()],
    ["a line of pixels", "photo", 1, 101, (image) => image.jpeg().toBuffer()],
    ["an animation of lines", "photo", 500, 4, async (image) => lines(await image.png().toBuffer())],
    ["a line as an icon", "icon", 606, 6, (image) => image.png().toBuffer()],
    ["a drawing that holds a line", "logo", 2, 202, async (image) => holding(await image.png().toBuffer())],
  ])("%s, with a sentence of its own", async (_case, kind, width, height, made) => {
    const bytes = await made(plain(width, height));
    const sentence = inEnglish(serverMessages.imageTooThin(width, height));
    await expect(encoder.encode(bytes, kind)).rejects.toMatchObject({ kind: "invalid", message: sentence });
  });

  const fullColours = { progressive: true, chromaSubsampling: "4:4:4" };
  it.each<[string, number, () => Promise<Uint8Array>]>([
    [
      "a progressive JPEG in full colours",
      17,
      async () => said(await plain(9, 9).jpeg(fullColours).toBuffer(), 4100, 4100),
    ],
    [
      "an interlaced PNG of 16 bits",
      13,
      () =>
        plain(3600, 3600, { ...blue, alpha: 0.5 })
          .toColourspace("rgb16")
          .png({ progressive: true, compressionLevel: 1 })
          .toBuffer(),
    ],
    [
      "a transparent WebP",
      17,
      () =>
        plain(4100, 4100, { ...blue, alpha: 0.5 })
          .webp({ quality: 1, effort: 0 })
          .toBuffer(),
    ],
  ])("%s of %i million pixels, since it would be in memory as a whole", async (_case, millions, made) => {
    const bytes = await made();
    const sentence = inEnglish(serverMessages.imageTooManyPixels(millions, millions - 1));
    await expect(encoder.encode(bytes, "photo")).rejects.toMatchObject({ kind: "invalid", message: sentence });
  });

  it("a drawing of nothing, with the reason", async () => {
    const nothing = Buffer.from("<svg width='1' height='1'><script/></svg>");
    const reason = { kind: "invalid", message: inEnglish(serverMessages.svgShowsNothing([])) };
    await expect(encoder.encode(nothing, "logo")).rejects.toMatchObject(reason);
  });

  it("more pictures at once than can wait", async () => {
    const bytes = await plain(20, 20).png().toBuffer();
    const results = await Promise.allSettled(Array.from({ length: 30 }, () => encoder.encode(bytes, "photo")));
    const busy = results.filter(({ status }) => status === "rejected");
    expect(busy).toHaveLength(20);
    expect(busy[0]).toMatchObject({ reason: { kind: "busy", retryAfter: 5 } });
  });
});
