import { newsBulkUpdate, newsInput, newsQuery, newsUpdate } from "@etalase/contracts/news.schema";
import { verbatim } from "@etalase/contracts/refusals/refusal";
import { messages } from "@etalase/contracts/text/messages";
import { beforeEach, describe, expect, test } from "vitest";
import { actor, newId } from "../../test/records.ts";
import { pictureUpload, startTestServices } from "../../test/services.ts";
import { eachTest } from "../../test/started.ts";
import type { Services } from "../services.ts";

let news: Services["news"];
const site = eachTest(() => startTestServices());
beforeEach(async () => {
  news = site.services.news;
});

const by = actor({ name: "Ana Maharani" });
const content = "<p>Pelanggan menilai sebuah usaha dari halaman pertamanya.</p>";

async function create(fields: Record<string, unknown> = {}) {
  const input = newsInput.parse({ title: "Lima ide promosi", content, category: "Bisnis", ...fields });
  return news.create(input, { featuredImage: [await pictureUpload()] }, by);
}
const published = (fields: Record<string, unknown> = {}) => create({ status: "published", ...fields });
const update = (id: string, fields: Record<string, unknown>, ifVersion?: number) =>
  news.update(id, newsUpdate.parse(fields), { by, ifVersion });

test("what is read is sanitised again, whatever the database holds", async () => {
  const { id } = await published();
  const planted = `${content}<script>alert(1)</script>`;
  await site.database.em.getConnection().execute("update news set content = ? where id = ?", [planted, id]);
  expect((await news.get(id, "public")).content).toBe(content);
});

describe("a category that only looks different", () => {
  test("gets the spelling that is used most, on creating and editing", async () => {
    for (const title of ["Satu saja", "Dua saja"]) await create({ title, category: "Kabar UMKM" });
    const { id, category } = await create({ title: "Tiga saja", category: "kabar\u00a0 umkm" });
    expect(category).toBe("Kabar UMKM");
    expect((await update(id, { category: "Desain" })).category).toBe("Desain");
    expect((await update(id, { category: "KABAR UMKM" })).category).toBe("Kabar UMKM");
    expect(await news.categories("staff")).toEqual(["Kabar UMKM"]);
  });

  test("is written anew where no other article has it", async () => {
    const { id } = await create({ category: "kabar umkm" });
    expect((await update(id, { category: "Kabar UMKM" })).category).toBe("Kabar UMKM");
    expect((await update(id, { title: "Judul yang baru" })).category).toBe("Kabar UMKM");
  });
});

describe("creating", () => {
  test("sanitises the content before anything is made from it", async () => {
    const article = await create({ content: `<script>alert(1)</script>${content}<p onclick="x()">Aman.</p>` });
    expect(article.content).toBe(`${content}<p>Aman.</p>`);
    expect(article.excerpt).toBe("Pelanggan menilai sebuah usaha dari halaman pertamanya. Aman.");
  });

  test("may be a picture alone", async () => {
    const picture = '<figure><img src="https://toko.example/teras.jpg" alt="Teras" /></figure>';
    expect(await create({ content: picture })).toMatchObject({ excerpt: "", readingTime: 1 });
  });

  test.each([
    ["<script>an article only for machines</script>", messages.required("Content")],
    ['<figure><img src="javascript:alert(1)" alt="a picture that cannot stay"></figure>', messages.required("Content")],
    ["<p>Pendek</p><script>but long for machines</script>", messages.tooShort("Content", 20)],
  ])("refuses content of which too little is left: %s", async (html, problem) => {
    await expect(create({ content: html })).rejects.toMatchObject({
      kind: "invalid",
      errors: { content: problem },
    });
    expect(await site.shownFiles()).toEqual([]);
  });
});

describe("the slug", () => {
  test("gets a number when its title is taken, also by articles made at once", async () => {
    const slugs = await Promise.all([create(), create(), create()]);
    expect(slugs.map(({ slug }) => slug).sort()).toEqual([
      "lima-ide-promosi",
      "lima-ide-promosi-2",
      "lima-ide-promosi-3",
    ]);
  });

  test("follows the title until the first publication, and stays from then on", async () => {
    const { id } = await create();
    expect((await update(id, { title: "Enam ide promosi" })).slug).toBe("enam-ide-promosi");
    expect((await update(id, { title: "Tujuh ide", status: "published" })).slug).toBe("tujuh-ide");
    expect((await update(id, { title: "Delapan ide" })).slug).toBe("tujuh-ide");
    await update(id, { status: "draft" });
    expect((await update(id, { title: "Sembilan ide" })).slug).toBe("tujuh-ide");
  });

  test("keeps its number while the title stays, and follows with a number of its own", async () => {
    await create();
    const { id } = await create();
    expect((await update(id, { category: "Desain" })).slug).toBe("lima-ide-promosi-2");
    expect((await update(id, { title: "Lain sama sekali" })).slug).toBe("lain-sama-sekali");
    expect((await update(id, { title: "Lima ide promosi" })).slug).toBe("lima-ide-promosi-2");
  });

  test("that was made by hand does not follow the title", async () => {
    const { id, slug } = await create({ slug: "buatan-tangan" });
    expect(slug).toBe("buatan-tangan");
    expect((await update(id, { title: "Judul yang baru" })).slug).toBe("buatan-tangan");
  });

  test("that is emptied is made from the title again", async () => {
    const { id } = await create({ slug: "buatan-tangan" });
    expect((await update(id, { slug: "" })).slug).toBe("lima-ide-promosi");
  });

  test("that leads to another article is taken, its old ones too", async () => {
    const { id } = await published({ slug: "lama" });
    await update(id, { slug: "baru" });
    const other = await create({ slug: "lain" });
    for (const slug of ["lama", "baru"])
      await expect(update(other.id, { slug, title: "Tidak tersimpan" })).rejects.toMatchObject({
        kind: "conflict",
        errors: { slug: verbatim("Slug is already in use") },
      });
    expect(await news.get(other.id, "staff")).toEqual(other);
    expect((await create({ title: "Lama!" })).slug).toBe("lama-2");
  });
});

describe("the date", () => {
  test("is that of the first publication, for good", async () => {
    const { id, createdAt } = await create();
    site.pass(1000);
    const publishedAt = site.now();
    expect(await update(id, { status: "published" })).toMatchObject({ publishedAt, date: publishedAt });
    site.pass(1000);
    expect(await update(id, { status: "draft" })).toMatchObject({ publishedAt, date: publishedAt });
    site.pass(1000);
    expect(await update(id, { status: "published" })).toMatchObject({
      publishedAt,
      date: publishedAt,
      createdAt,
      updatedAt: site.now(),
    });
  });

  test("of a draft is that of its creation", async () => {
    const { id, createdAt } = await create();
    site.pass(1000);
    expect(await update(id, { category: "Desain" })).toMatchObject({ publishedAt: null, date: createdAt });
  });
});

describe("an edit", () => {
  test("of the content makes excerpt and reading time anew", async () => {
    const { id } = await create();
    const after = await update(id, { content: `<p>${"kata ".repeat(201)}</p><script>x</script>` });
    expect(after).toMatchObject({ content: `<p>${"kata ".repeat(201)}</p>`, readingTime: 2 });
    expect(after.excerpt).toMatch(/^kata .*…$/);
  });

  test("of the same version by two people at once succeeds for one", async () => {
    const { id } = await create();
    const results = await Promise.allSettled([
      update(id, { category: "Desain" }, 1),
      update(id, { category: "Promosi" }, 1),
    ]);
    expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect((await news.get(id, "staff")).version).toBe(2);
  });

  test("of different fields by two people at once keeps both", async () => {
    const { id } = await create();
    await Promise.all([update(id, { category: "Desain" }), update(id, { title: "Judul yang baru" })]);
    expect(await news.get(id, "staff")).toMatchObject({ category: "Desain", title: "Judul yang baru", version: 3 });
  });
});

describe("an edit of many", () => {
  const edit = (ids: readonly string[], fields: object) =>
    news.bulkUpdate(newsBulkUpdate.parse({ ids, update: fields }), by);

  test("sets one category, and adds tags to those of each article", async () => {
    const [one, other] = [await create({ tags: ["umkm"] }), await create({ tags: ["Promo"] })];
    await edit([one.id, other.id], { category: "Kabar", addTags: ["promo", "toko"] });
    expect(await news.get(one.id, "staff")).toMatchObject({ category: "Kabar", tags: ["umkm", "promo", "toko"] });
    expect(await news.get(other.id, "staff")).toMatchObject({ category: "Kabar", tags: ["Promo", "toko"] });
  });

  test("changes none when an article would have too many tags", async () => {
    const [one, full] = [await create(), await create({ tags: ["a", "b", "c", "d", "e"] })];
    await expect(edit([one.id, full.id], { addTags: ["toko"] })).rejects.toMatchObject({
      errors: { addTags: messages.news.tooManyTags },
    });
    expect(await news.get(one.id, "staff")).toMatchObject({ tags: [], version: 1 });
  });
});

describe("what a viewer sees", () => {
  test("comes in pages of 10, all at once up to 100, or as asked", async () => {
    for (let count = 0; count < 12; count++) await published();
    const page = async (query: Record<string, string>) => {
      const { rows, ...info } = await news.list(newsQuery.parse(query), "public");
      return { ...info, rows: rows.length };
    };
    expect(await page({})).toEqual({ total: 12, page: 1, totalPages: 1, rows: 12 });
    expect(await page({ page: "2" })).toEqual({ total: 12, page: 2, totalPages: 2, rows: 2 });
    expect(await page({ limit: "5" })).toEqual({ total: 12, page: 1, totalPages: 3, rows: 5 });
    expect(await page({ page: "3", limit: "6" })).toEqual({ total: 12, page: 3, totalPages: 2, rows: 0 });
  });
});

describe("views", () => {
  const minuteMs = 60_000;
  const views = async (id: string) => (await news.get(id, "staff")).views;

  test("count once for a visitor in 30 minutes", async () => {
    const { id } = await published();
    const visit = { visitor: "a", ip: "192.0.2.1" };
    await news.countView(id, "public", visit);
    site.pass(29 * minuteMs);
    await news.countView(id, "public", visit);
    expect(await views(id)).toBe(1);
    site.pass(minuteMs);
    await news.countView(id, "public", visit);
    expect(await views(id)).toBe(2);
  });

  test("count once for a visitor whose page asks twice at once", async () => {
    const { id } = await published();
    const visit = { visitor: "a", ip: "192.0.2.1" };
    await Promise.all([news.countView(id, "public", visit), news.countView(id, "public", visit)]);
    expect(await views(id)).toBe(1);
  });

  test("count for each visitor and article", async () => {
    const [one, two] = [await published(), await published()];
    for (const visitor of ["a", "b"]) await news.countView(one.id, "public", { visitor, ip: "192.0.2.1" });
    await news.countView(two.id, "public", { visitor: "a", ip: "192.0.2.1" });
    expect([await views(one.id), await views(two.id)]).toEqual([2, 1]);
  });

  test("count at most 30 a minute from one address", async () => {
    const { id } = await published();
    for (let visitor = 0; visitor < 35; visitor++)
      await news.countView(id, "public", { visitor: `v${visitor}`, ip: "192.0.2.1" });
    await news.countView(id, "public", { visitor: "elsewhere", ip: "192.0.2.2" });
    expect(await views(id)).toBe(31);
    site.pass(minuteMs);
    await news.countView(id, "public", { visitor: "later", ip: "192.0.2.1" });
    expect(await views(id)).toBe(32);
  });

  test("of a draft are as if it did not exist", async () => {
    const { id } = await create();
    for (const hidden of [id, newId()])
      await expect(news.countView(hidden, "public", { visitor: "a", ip: "192.0.2.1" })).rejects.toMatchObject({
        kind: "notFound",
      });
    expect(await views(id)).toBe(0);
  });
});
