import { basename } from "node:path";
import { type Client, formOf, type Staff, statusOf } from "./client.ts";
import { noiseOf } from "./imports.ts";
import { articles } from "./records.ts";

/** Makes a photo of six sizes; each number gives another one, since the library recognises equal files. */
export const photo = (number: number): Promise<Buffer> =>
  noiseOf(1800, 1000, 60 + number)
    .jpeg()
    .toBuffer();

type Shown = Readonly<{ title: string; featuredImage: string }>;

const shownIn = async (staff: Staff): Promise<readonly Shown[]> =>
  (await articles(staff)) as unknown as readonly Shown[];

/** Returns the library's id of the newest article's picture. */
export async function somePicture(staff: Staff): Promise<string> {
  const [article] = await shownIn(staff);
  const { text } = await staff.ask(`/api/media?page=1&limit=1&file=${basename(article?.featuredImage ?? "")}`);
  const { media }: Readonly<{ media: readonly Readonly<{ id: string }>[] }> = JSON.parse(text);
  if (!media[0]) throw new Error("The library does not know the picture of an article");
  return media[0].id;
}

/** Replaces a picture by a photo, wherever it is used. */
export async function replace(staff: Staff, id: string, bytes: Uint8Array) {
  const form = new FormData();
  form.set("file", new File([new Uint8Array(bytes)], "foto.jpg", { type: "image/jpeg" }));
  return staff.ask(`/api/media/${id}/file`, { method: "PUT", ...(await formOf(form)) });
}

/** Returns the titles of articles whose picture is not served to visitors. */
export async function withoutPicture(client: Client, staff: Staff): Promise<readonly string[]> {
  const missing: string[] = [];
  for (const { title, featuredImage } of await shownIn(staff)) {
    const status = await statusOf(client.ask(new URL(featuredImage, client.origin).pathname));
    if (status !== 200) missing.push(`${title} (${status})`);
  }
  return missing;
}
