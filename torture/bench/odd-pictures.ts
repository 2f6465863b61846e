import sharp from "sharp";

export type SentPicture = Readonly<{
  name: string;
  bytes: Buffer;
  type: string;
  kind: "photo" | "logo";
  /** The answer that it should get: 400 comes with a sentence. */
  status: 201 | 400;
}>;

type Shape = Readonly<{ width: number; height: number }>;

const plain = ({ width, height }: Shape, background = "#0d8abc") =>
  sharp({ create: { width, height, channels: 3, background }, limitInputPixels: false })
    .png({ compressionLevel: 1 })
    .toBuffer();

/** Each frame has another colour, since equal frames are merged. */
async function moving(shape: Shape, frames: number, format: "gif" | "webp"): Promise<Buffer> {
  const images: Buffer[] = [];
  for (let frame = 0; frame < frames; frame += 1) images.push(await plain(shape, frame % 2 ? "#000" : "#fff"));
  return sharp(images, { join: { animated: true }, limitInputPixels: false })
    .toFormat(format, { effort: 1 })
    .toBuffer();
}

const drawing = (inside: string, viewBox = "0 0 9 9") =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9" viewBox="${viewBox}"><rect width="9" height="9"/>${inside}</svg>`,
  );

const embedded = (png: Buffer) =>
  `<image width="9" height="9" href="data:image/png;base64,${png.toString("base64")}"/>`;

/** Pictures of a few bytes that ask for much memory when a step makes one side of them longer. */
export async function oddPictures(): Promise<readonly SentPicture[]> {
  const [thin, wide] = [await plain({ width: 1, height: 60_000 }), await plain({ width: 60_000, height: 1 })];
  const tall = await plain({ width: 1250, height: 20_000 });
  const png = { type: "image/png", kind: "photo" } as const;
  const svg = { type: "image/svg+xml", kind: "logo" } as const;
  const gif = { type: "image/gif", kind: "photo" } as const;
  return [
    { ...png, name: "thin", bytes: thin, status: 400 },
    { ...png, name: "wide", bytes: wide, status: 400 },
    { ...png, name: "tall", bytes: tall, status: 201 },
    { ...gif, name: "moving lines", bytes: await moving({ width: 1, height: 20_000 }, 9, "gif"), status: 400 },
    { ...gif, name: "moving", bytes: await moving({ width: 700, height: 8000 }, 2, "gif"), status: 201 },
    {
      ...gif,
      name: "moving WebP",
      bytes: await moving({ width: 700, height: 8000 }, 4, "webp"),
      type: "image/webp",
      status: 201,
    },
    { ...svg, name: "nested thin", bytes: drawing(embedded(thin)), status: 400 },
    {
      ...svg,
      name: "nested tall",
      bytes: drawing(embedded(await plain({ width: 200, height: 20_000 })).repeat(2)),
      status: 201,
    },
    {
      ...svg,
      name: "nested drawings",
      bytes: drawing(
        '<svg width="1" height="1e9" viewBox="0 0 1e-9 1"><rect width="1" height="1"/></svg>',
        "0 0 1e9 1e-3",
      ),
      status: 400,
    },
  ];
}
