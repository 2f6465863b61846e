import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { exported, imported } from "../../../test/exchange-site.ts";
import { startHistorySite } from "../../../test/history-site.ts";
import { newId } from "../../../test/records.ts";
import { article, element, readWordPress } from "../../../test/wordpress-file.ts";

let site: Awaited<ReturnType<typeof startHistorySite>>;
beforeAll(async () => {
  site = await startHistorySite("SQLite");
});
afterAll(() => site.close());
const made = () => site.services.news.getBySlug("cerita", "staff");
afterEach(async () => {
  const found = await made().catch(() => null);
  if (found) await site.services.news.remove([found.id], site.by);
});

/** Words with characters that mean nothing, and the words that everybody takes them for. */
const dirty = "\ufeff\ue000Ko\u00adpi\u200b\u00a0\u00a0Cafe\u0301\t\u0093Susu\u0094\u202e\ue001\u{e0100}";
const clean = "Kopi Café “Susu”";

type Words = Readonly<{ title: string; words: string; name: string }>;

const inWordPress = ({ title, words, name }: Words) =>
  `<?xml version="1.0" encoding="UTF-8"?><rss xmlns:wp="a"><channel><link>https://warung.example</link>
<wp:wxr_version>1.2</wp:wxr_version>
<wp:author>${element("wp:author_login", "rini")}${element("wp:author_display_name", name)}</wp:author>
${article(
  `<p>Isi ${words} hari ini.</p>`,
  { title, "wp:post_name": "cerita", "excerpt:encoded": words },
  `<category domain="category" nicename="k"><![CDATA[${words}]]></category>
<category domain="post_tag" nicename="t"><![CDATA[${words} panas]]></category>
<wp:postmeta>${element("wp:meta_key", "_yoast_wpseo_title")}${element("wp:meta_value", words)}</wp:postmeta>`,
)}</channel></rss>`;

const inGhost = ({ title, words, name }: Words) =>
  JSON.stringify({
    db: [
      {
        meta: { version: "5.80.0" },
        data: {
          posts: [
            {
              id: "a",
              title,
              slug: "cerita",
              html: `<p>Isi ${words} hari ini.</p>`,
              custom_excerpt: words,
              status: "published",
              type: "post",
            },
          ],
          posts_meta: [{ post_id: "a", meta_title: words }],
          tags: [
            { id: "k", name: words, slug: "k" },
            { id: "t", name: `${words} panas`, slug: "t" },
          ],
          posts_tags: [
            { post_id: "a", tag_id: "k", sort_order: 0 },
            { post_id: "a", tag_id: "t", sort_order: 1 },
          ],
          users: [{ id: "u", name }],
          posts_authors: [{ post_id: "a", author_id: "u", sort_order: 0 }],
        },
      },
    ],
  });

/** An export of this site, of an article with these words. */
async function inOwn(format: "json" | "csv", { title, words, name }: Words) {
  const { id } = await site.article({
    title: "Judulnya",
    slug: "cerita",
    content: "<p>Isi katakata hari ini.</p>",
    excerpt: "katakata",
    category: "katakata",
    tags: ["katakata panas"],
    seoTitle: "katakata",
  });
  const file = await exported(site, format, ["news"]);
  await site.services.news.remove([id], site.by);
  const written = (text: string) => (format === "json" ? JSON.stringify(text).slice(1, -1) : text);
  return file
    .replaceAll(id, newId())
    .replaceAll("Judulnya", written(title))
    .replaceAll("katakata", written(words))
    .replaceAll(site.by.user.name, written(name));
}

test.each([
  ["WordPress", async (given: Words) => inWordPress(given)],
  ["Ghost", async (given: Words) => inGhost(given)],
  ["a JSON export", (given: Words) => inOwn("json", given)],
  ["a CSV export", (given: Words) => inOwn("csv", given)],
])("every text of an article from %s is as clean as one from the form", async (_from, fileOf) => {
  const file = await fileOf({ title: `Resep ${dirty}`, words: dirty, name: `Sari ${dirty}` });
  expect(await imported(site, file, { now: site.now })).toMatchObject({ create: 1, refused: 0 });
  const found = await made();
  expect(found).toMatchObject({
    title: `Resep ${clean}`,
    category: clean,
    excerpt: clean,
    seoTitle: clean,
    authorName: `Sari ${clean}`,
  });
  expect(found.tags).toContain(`${clean} panas`);
  expect(found.content).toMatch(/^<p>Isi Kopi Café\s“Susu” hari ini\.<\/p>$/);
});

test("a character that an author's name cannot hold is named with its place", async () => {
  const file = await inOwn("json", { title: "Resep baru", words: "Kopi susu dari Solo", name: "Sari\u0007 Dewi" });
  expect((await imported(site, file)).refusals).toEqual([
    expect.stringContaining('author: Author contains characters that cannot be used: U+0007 after "Sari"'),
  ]);
});

test("titles and names from other sites have their entities read, and breaks of lines separate words", async () => {
  const title = "Caf&eacute; Ko&shy;pi&hellip; &lt;baru&gt;\u000bdi Solo";
  const { values, content } = await readWordPress(
    article("<p>Kopi\u000bsusu\u0007 dari Solo.</p>", { title }),
    "Rini &Aacute;stuti",
  );
  expect(values).toMatchObject({ title: "Café Kopi… <baru> di Solo", author: { name: "Rini Ástuti" } });
  expect(content).toBe("<p>Kopi susu dari Solo.</p>");
});

test("a picture keeps an address with letters apart, as its server knows it", async () => {
  const address = "https://warung.example/wp-content/uploads/cafe\u0301.jpg";
  const file = inWordPress({
    title: "Resep kopi",
    words: `Kopi <img src="${address}" alt="Cafe\u0301" />`,
    name: "Sari",
  });
  expect(await imported(site, file, { now: site.now })).toMatchObject({ refused: 0 });
  const { content } = await made();
  expect(content).toContain(`src="${address}" alt="Café"`);
});

test("a picture's texts come as long as the library takes them, and clean", async () => {
  const caption = "Kedai kopi di Solo. ".repeat(24).trim();
  const file = (await inOwn("json", { title: "Resep baru", words: "Kopi susu dari Solo", name: "Sari" }))
    .replace('{"picture":{', `{"picture":{"alt":${JSON.stringify(dirty)},"caption":"${caption}",`)
    .replace(/[0-9a-f]{32}(?=\.webp)/g, "ab".repeat(16));
  expect(await imported(site, file)).toMatchObject({ create: 1, refused: 0 });
  const { featuredImage } = await made();
  expect(featuredImage).toMatchObject({ alt: clean, caption });
});
