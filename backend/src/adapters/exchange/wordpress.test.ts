import { readFile } from "node:fs/promises";
import { refusal } from "@etalase/contracts/refusals/refusal";
import { articlePath } from "@etalase/contracts/site/paths";
import { expect, onTestFinished, test } from "vitest";
import { bearer, signUp, startTestApp } from "../../../test/app.ts";
import { type DialectName, sqliteByDay } from "../../../test/databases.ts";
import { imported } from "../../../test/exchange-site.ts";
import { pictureBytes } from "../../../test/services.ts";
import { NotReached } from "../outgoing.ts";

/** The output of WordPress 6.1's own exporter, for a small site. */
const file = await readFile(new URL("../../../test/fixtures/wordpress.xml", import.meta.url), "utf8");

/** An article, or one page of a list of articles. */
type Shown = Readonly<{
  updatedAt: string;
  content: string;
  featuredImage: string;
  featuredImageSet: object;
  news: readonly Readonly<Record<string, string>>[];
}>;

async function startSite(dialect: DialectName = "SQLite") {
  const app = await startTestApp({ dialect });
  onTestFinished(() => app.close());
  const { token } = await signUp(app);
  const read = async (path: string) => (await app.fetch(path, { headers: bearer(token) })).json() as Promise<Shown>;
  return { app, read, bySlug: (slug: string) => read(`/api/news/slug/${slug}`) };
}

test.each(sqliteByDay)("on %s: a WordPress site comes with all that its articles say, once", async (dialect) => {
  const { app, read, bySlug } = await startSite(dialect);
  expect(await imported(app, file, { now: app.now, dry: true })).toMatchObject({ create: 8, refused: 0 });
  expect(await read("/api/news?page=1")).toMatchObject({ total: 0 });
  expect(await app.mediaFiles()).toEqual([]);

  expect(await imported(app, file, { now: app.now })).toMatchObject({ create: 8, update: 0, refused: 0 });
  expect(await bySlug("etalase-rapi")).toMatchObject({
    title: 'Etalase & "cahaya" yang rapi',
    category: "Tips & Trik",
    tags: ["Cahaya & warna", "Dua", "Satu", "SEO", "Tiga"],
    author: { name: "Sari & Dewi" },
    status: "published",
    isHighlighted: true,
    date: "2020-01-15T02:30:00.000Z",
    updatedAt: "2020-06-01T00:00:00.000Z",
    excerpt: "Ringkasan sendiri.",
    seoTitle: "Etalase rapi untuk toko",
    seoDescription: "Cara menata etalase.",
    noindex: false,
    featuredImageSet: { width: 1200, height: 675 },
  });
  expect(await bySlug("klasik")).toMatchObject({ seoTitle: "", seoDescription: "Dari Rank Math.", noindex: true });
  const states = (await read("/api/news?page=1&limit=50&sort=titleAsc")).news.map(({ slug, status, publishAt }) => [
    slug,
    status,
    publishAt,
  ]);
  expect(states).toEqual([
    ["dengan-sandi", "draft", null],
    ["etalase-rapi", "published", null],
    ["hanya-untuk-kami", "draft", null],
    ["klasik", "published", null],
    ["nanti-terbit", "published", "2036-01-01T00:00:00.000Z"],
    ["sebuah-draf", "draft", null],
    ["sebuah-draf-2", "draft", null],
    ["artikel-14", "published", null],
  ]);
  const gone = await app.fetch("/2020/01/etalase-rapi", { redirect: "manual" });
  expect([gone.status, gone.headers.get("Location")]).toEqual([
    301,
    expect.stringMatching(articlePath("etalase-rapi")),
  ]);
  // The article has a password, so nobody is redirected to it.
  expect((await app.fetch("/2020/03/dengan-sandi", { redirect: "manual" })).status).toBe(404);
  const { updatedAt } = await bySlug("nanti-terbit");
  expect(Date.parse(updatedAt)).toBeLessThanOrEqual(app.now().getTime());

  const before = [await read("/api/news?page=1&limit=50"), await app.mediaFiles()];
  expect(await imported(app, file, { now: app.now })).toMatchObject({ create: 0, update: 0, same: 8, refused: 0 });
  expect([await read("/api/news?page=1&limit=50"), await app.mediaFiles()]).toEqual(before);
});

test("tells what is left out or changed", async () => {
  const { app } = await startSite();
  expect((await imported(app, file, { now: app.now, dry: true })).notes).toEqual([
    "Left out: items of type “page”, which are not articles (3)",
    "Left out: items of type “nav_menu_item”, which are not articles (1)",
    "Left out: comments (1)",
    "Left out: the shortcode [contact-form-7]; the text inside it is kept (1)",
    expect.stringContaining(
      "A superadmin can have them fetched with the import, in the dashboard under Import & Export",
    ),
    expect.stringMatching(/^line 324 .*: an article has at most 5 tags; left out: Toko, Desain$/),
    "“redaksi” has no display name, so the article appears under your name",
    expect.stringMatching(/^line 524 .*: it is private, so it comes as a draft$/),
    expect.stringMatching(/^line 549 .*: it has a password, so it comes as a draft$/),
    expect.stringMatching(/^line 644 .*: left out, .*: Title must be at least 5 characters long$/),
    "Left out: the article “Di tempat sampah”, whose status is trash",
  ]);
});

test("the text of either editor becomes plain HTML", async () => {
  const { app, bySlug } = await startSite();
  await imported(app, file, { now: app.now });
  const [blocks, classic] = [(await bySlug("etalase-rapi")).content, (await bySlug("klasik")).content];
  expect(blocks).not.toContain("<!--");
  expect(blocks).toContain('<a href="/2020/02/klasik/">tulisan lain</a>');
  expect(blocks).toMatch(
    /<figure><img src="https:[^"]+toko\.png"[^>]*><figcaption>Toko di Bandung<\/figcaption><\/figure>/,
  );
  expect(blocks).toContain('<a href="https://www.youtube.com/watch?v=abc"');
  expect(classic).toMatch(/^<p>Baris pertama dari tulisan klasik\.<br \/>\s*Baris kedua\.<\/p>/);
  expect(classic).toMatch(
    /<figure><img src="https:[^"]+rak\.png"[^>]*>\s*<figcaption>Rak baru<\/figcaption>\s*<\/figure>/,
  );
  expect(classic.match(/<img /g)).toHaveLength(3);
  expect(classic).toContain("<pre>satu\n\ndua</pre>");
  expect(classic).toMatch(/Akhir \[sic\] kata\./);
  expect(classic).not.toMatch(/contact-form|alert|\[gallery|\[caption/);
});

test("pictures are fetched where that is allowed; a drawn one stands in for the rest until there is a better one", async () => {
  const { app, bySlug } = await startSite();
  const bytes = await pictureBytes(600, 300);
  const asked: string[] = [];
  const fetchPicture = async (address: string) => {
    asked.push(address);
    if (address.includes("hilang")) throw new NotReached(refusal("the server answers {status}", { status: 404 }));
    return bytes;
  };
  const first = await imported(app, file, { now: app.now, fetchPicture });
  expect(first.refusals).toEqual([]);
  expect(first.notFetched).toEqual([
    {
      where: expect.stringMatching(/^line 607 /),
      address: expect.stringContaining("hilang.png"),
      problem: "the server answers 404",
      record: { resource: "news", id: expect.any(String), title: expect.any(String) },
    },
  ]);
  // It was tried once again at the end.
  expect(asked.filter((address) => address.includes("hilang"))).toHaveLength(2);
  expect(asked.at(-1)).toContain("hilang");
  const article = await bySlug("etalase-rapi");
  expect(article.featuredImageSet).toMatchObject({ width: 600, height: 300 });
  expect(article.content).toMatch(/<img src="[^"]*\/media\/[0-9a-f]{32}\.webp"/);
  expect((await bySlug("artikel-14")).featuredImageSet).toMatchObject({ width: 1200 });
  expect(await imported(app, file, { now: app.now, fetchPicture })).toMatchObject({ same: 8, update: 0 });
  await imported(app, file, { now: app.now });
  expect((await bySlug("etalase-rapi")).featuredImage).toBe(article.featuredImage);
  expect(await imported(app, file, { now: app.now, fetchPicture: async () => bytes })).toMatchObject({ update: 3 });
  expect((await bySlug("artikel-14")).featuredImageSet).toMatchObject({ width: 600 });
});

test("blank lines before all else, and control characters as they were pasted, do no harm", async () => {
  const { app, bySlug } = await startSite();
  const pasted = `\r\n\n${file.replace("Baris pertama", "Baris\u000b\u0003 pertama")}`;
  const { create, notes } = await imported(app, pasted, { now: app.now });
  expect(create).toBe(8);
  expect(notes).toContainEqual(expect.stringMatching(/^line 526 .* it is private/));
  expect((await bySlug("klasik")).content).toContain("Baris pertama");
});

const start = file.slice(0, file.indexOf("<item>"));
const laughs =
  '<?xml version="1.0"?><!DOCTYPE rss [<!ENTITY a "ha"><!ENTITY b "&a;&a;"><!ENTITY c SYSTEM "file:///etc/passwd">]><rss>&b;</rss>';

test.each<[what: string, file: string | Uint8Array, refusal: RegExp]>([
  ["is cut off", file.slice(0, 30_000), /^line \d+: The XML is broken: .*unclosed.* \(column \d+\)$/],
  [
    "has a tag that is not closed",
    start.replace("</link>", "<link>"),
    /^line \d+: The XML is broken: .* \(column \d+\)$/,
  ],
  ["declares entities", laughs, /^line 1: The XML declares a document type.* nothing is read \(column \d+\)$/],
  ["names an entity", start.replace("Toko &#38; Jasa", "&toko;"), /^line 29: The XML is broken: undefined entity/],
  [
    "says another encoding",
    file.replace("UTF-8", "windows-1252"),
    /^line 1: The file says that its encoding is windows-1252/,
  ],
  [
    "is in another encoding",
    Buffer.from(`${start}\n<item><title>Bandúng</title></item>\n</channel>`, "latin1"),
    new RegExp(`^line ${start.split("\n").length + 1}: The text is not UTF-8`),
  ],
  ["is of another version", file.replace(">1.2<", ">9.0<"), /has WXR version “9.0”; only 1.0, 1.1, 1.2 can be read/],
  [
    "is other XML",
    "<?xml version='1.0'?><feed><entry/></feed>",
    /not a WordPress export: in WordPress, choose Tools, Export/,
  ],
  ["is a feed", "<rss version='2.0'><channel><item><title>a</title></item></channel></rss>", /not a WordPress export/],
  ["is nested without end", start + "<a>".repeat(100), /nested deeper than 64 elements/],
])("a file that %s is refused, and nothing is written", async (_what, bad, refusal) => {
  const { app, read } = await startSite();
  const { refusals } = await imported(app, bad, { now: app.now });
  expect(refusals).toEqual([expect.stringMatching(refusal)]);
  expect(await read("/api/news?page=1")).toMatchObject({ total: 0 });
  expect(await app.mediaFiles()).toEqual([]);
});

test("a file in UTF-16 is refused", async () => {
  const { app } = await startSite();
  await expect(imported(app, Buffer.from(`\ufeff${file}`, "utf16le"))).rejects.toThrow(/UTF-16/);
});
