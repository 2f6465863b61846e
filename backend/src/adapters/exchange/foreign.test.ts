import { verbatim } from "@etalase/contracts/refusals/refusal";
import { articlePath } from "@etalase/contracts/site/paths";
import { expect, onTestFinished, test } from "vitest";
import { sqliteByDay } from "../../../test/databases.ts";
import { pictureBytes, startTestServices } from "../../../test/services.ts";
import type { Entry } from "../../application/exchange/entry.ts";
import { terminal } from "../../domain/user.ts";

const by = { ...terminal, history: "always" } as const;

test.each(sqliteByDay)(
  "on %s: an article of another product comes with its pictures, date, byline and paths, once",
  async (dialect) => {
    const site = await startTestServices({ dialect });
    onTestFinished(() => site.close());
    const [main, inText] = [await pictureBytes(300, 200), await pictureBytes(200, 100)];
    const address = "https://lama.example/a.png?x=1&y=2";
    const entry: Entry = {
      resource: "news",
      place: verbatim("item 1"),
      where: verbatim("item 1"),
      values: {
        title: "Judul Lama",
        slug: "judul-lama",
        category: "Umum",
        status: "published",
        tags: ["satu"],
        content: `<p>Isi yang panjangnya cukup untuk terbit.</p><figure><img src="${address.replace("&", "&amp;")}" alt=""></figure>`,
        date: "2020-01-02T03:04:05.000Z",
        author: { name: "Penulis Lama" },
      },
      pictures: { featuredImage: async () => main, [address]: async () => inText },
      oldPaths: ["/2020/01/judul-lama/"],
    };
    const run = () =>
      site.services.importing.run({
        read: async function* () {
          yield entry;
        },
        by,
        report: () => {},
        progress: () => {},
      });
    expect(await run()).toMatchObject({ summary: { create: 1, refused: 0 }, redirects: { added: 1, refused: [] } });
    const article = await site.services.news.getBySlug("judul-lama", "public");
    expect(article).toMatchObject({
      authorId: null,
      authorName: "Penulis Lama",
      date: new Date("2020-01-02T03:04:05Z"),
    });
    expect(article.content).toMatch(/src="\/media\/[0-9a-f]{32}\.webp"/);
    expect(await site.services.redirects.targetFor("/2020/01/judul-lama")).toMatchObject({
      target: articlePath("judul-lama"),
    });
    const files = await site.mediaFiles();
    expect(files.length).toBeGreaterThanOrEqual(2);
    const summary = { create: 0, update: 0, same: 1, refused: 0 };
    expect(await run()).toMatchObject({ summary, redirects: { added: 0, refused: [] } });
    expect(await site.mediaFiles()).toEqual(files);
  },
);

test("a picture that another import has brought meanwhile comes once more", async () => {
  const site = await startTestServices({ dialect: "SQLite" });
  onTestFinished(() => site.close());
  const bytes = await pictureBytes(300, 200);
  const entryOf = (slug: string): Entry => ({
    resource: "news",
    place: verbatim(slug),
    where: verbatim(slug),
    values: { title: slug, slug, category: "Umum", content: "<p>Isi yang panjangnya cukup untuk terbit.</p>" },
    pictures: { featuredImage: async () => bytes },
    oldPaths: [],
  });
  const run = (read: () => AsyncGenerator<Entry>) =>
    site.services.importing.run({ read, by, report: () => {}, progress: () => {} });
  let readings = 0;
  const { summary } = await run(async function* () {
    readings += 1;
    // The first reading has stored the picture already.
    if (readings === 2)
      await run(async function* () {
        yield entryOf("tulisan-kedua");
      });
    yield entryOf("tulisan-pertama");
  });
  expect(summary).toMatchObject({ create: 1, refused: 0 });
  for (const slug of ["tulisan-pertama", "tulisan-kedua"])
    expect((await site.services.news.getBySlug(slug, "staff")).featuredImage.width).toBe(300);
});
