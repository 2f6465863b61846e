import { inEnglish } from "@etalase/contracts/refusals/refusal";
import { openImport } from "../src/adapters/exchange/formats.ts";
import { fileWith } from "./exchange-site.ts";

export const uploads = "https://warung.example/wp-content/uploads";

export const element = (name: string, text: string) => `<${name}><![CDATA[${text}]]></${name}>`;
export const item = (id: number, type: string, fields: Readonly<Record<string, string>>, more = "") =>
  `<item>${element("wp:post_id", String(id))}${element("wp:post_type", type)}${Object.entries(fields)
    .map(([name, text]) => element(name, text))
    .join("")}${more}</item>`;

export const file = (id: number, name: string, { caption = "", parent = 0, order = 0 } = {}) =>
  item(id, "attachment", {
    "wp:attachment_url": `${uploads}/${name}`,
    "excerpt:encoded": caption,
    "wp:post_parent": String(parent),
    "wp:menu_order": String(order),
  });

export const article = (content: string, fields: Readonly<Record<string, string>> = {}, more = "") =>
  item(
    1,
    "post",
    {
      title: "Cerita dari warung",
      link: "https://warung.example/cerita/",
      "dc:creator": "rini",
      "content:encoded": content,
      "wp:status": "publish",
      "wp:post_date": "2022-03-04 08:00:00",
      "wp:post_date_gmt": "2022-03-04 01:00:00",
      ...fields,
    },
    more,
  );

const author = (name: string) =>
  `<wp:author>${element("wp:author_login", "rini")}${element("wp:author_display_name", name)}</wp:author>`;

/** Reads these items as a WordPress export; the result is the first article, and the notes about it. */
export async function readWordPress(items: string, name = "Rini Astuti") {
  const notes: string[] = [];
  const text =
    '<?xml version="1.0" encoding="UTF-8"?><rss xmlns:wp="a" xmlns:content="b" xmlns:excerpt="c" xmlns:dc="d"><channel>' +
    `<link>https://warung.example</link><wp:wxr_version>1.2</wp:wxr_version>${author(name)}${items}</channel></rss>`;
  const reader = await openImport(await fileWith(text), {
    note: (note) => notes.push(inEnglish(note).replace(/^line \d+ [^:]*: /, "")),
  });
  const values: Readonly<Record<string, unknown>>[] = [];
  for await (const entry of reader.read()) values.push("values" in entry ? entry.values : { problem: entry.problem });
  const [first = {}] = values;
  const content = String(first.content)
    .replaceAll(' rel="noopener noreferrer nofollow ugc"', "")
    .replaceAll(' loading="lazy" referrerpolicy="no-referrer"', "");
  return { values: first, content, notes: notes.filter((note) => !note.startsWith("Pictures are not fetched")) };
}

export const intro = "<p>Warung kami buka sejak pagi hari.</p>";
export const link = (address: string, words = address) => `<p><a href="${address}">${words}</a></p>`;
export const picture = (name: string, caption = "", alt = "") =>
  `<figure><img src="${uploads}/${name}" alt="${alt}" />${caption && `<figcaption>${caption}</figcaption>`}</figure>`;
export const video = "https://www.youtube.com/watch?v=a1B2c3D4e5F";
