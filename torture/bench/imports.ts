import type { ImportPreview, ImportResult } from "@etalase/contracts/exchange.schema";
import sharp from "sharp";
import { formOf, type Staff } from "./client.ts";

type ContentFile = Uint8Array<ArrayBuffer>;

/** Articles to generate; `width` decides whether a picture is stored in six sizes, or in one when it is small. */
type Content = Readonly<{ count: number; width?: number }>;

const hex = (number: number, length: number) => number.toString(16).padStart(length, "0");

/** A picture of grains, which no encoder makes small. */
export const noiseOf = (width: number, height: number, mean: number) =>
  sharp({ create: { width, height, channels: 3, background: "#000", noise: { type: "gaussian", mean, sigma: 20 } } });

async function elementsOf(number: number, width: number) {
  const image = noiseOf(width, Math.ceil(width / 2), 60 + (number % 120));
  const file = `${hex(number + 1, 32)}.webp`;
  const text = `<p>${"Pelanggan menilai sebuah usaha dari halaman pertamanya. ".repeat(20)}</p>`;
  return [
    { picture: { file, base64: (await image.webp().toBuffer()).toString("base64") } },
    {
      resource: "news",
      _id: hex(number + 1, 24),
      title: `Pindahan nomor ${number}`,
      content: text,
      category: "Bisnis",
      status: "published",
      slug: `pindahan-nomor-${number}`,
      featuredImage: `/media/${file}`,
    },
  ];
}

/** Makes the export of a site with so many articles, each with a picture of its own. */
export async function contentFile({ count, width = 120 }: Content): Promise<ContentFile> {
  const elements = await Promise.all(Array.from({ length: count }, (_, number) => elementsOf(number, width)));
  return new TextEncoder().encode(JSON.stringify([{ etalase: "export", format: 1 }, ...elements.flat()]));
}

async function send(staff: Staff, to: "comparison" | "import", file: ContentFile) {
  const form = new FormData();
  form.set("file", new Blob([file]), "content.json");
  return staff.ask(`/api/exchange/${to}`, { method: "POST", ...(await formOf(form)) });
}

/** Returns the preview of an import. */
export async function compare(staff: Staff, file: ContentFile): Promise<ImportPreview> {
  const { status, text } = await send(staff, "comparison", file);
  if (status !== 200) throw new Error(`A comparison was answered ${status}: ${text}`);
  return JSON.parse(text);
}

/** Imports the file. `result` is undefined when the import is refused. */
export async function bringIn(staff: Staff, file: ContentFile) {
  const { status, text } = await send(staff, "import", file);
  const result: ImportResult | undefined = status === 200 ? JSON.parse(text) : undefined;
  return { status, text, result };
}
