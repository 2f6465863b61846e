import { readFile } from "node:fs/promises";
import { articlePath } from "@etalase/contracts/site/paths";
import { expect, onTestFinished, test } from "vitest";
import { startTestApp } from "../../../test/app.ts";
import { type DialectName, sqliteByDay } from "../../../test/databases.ts";
import { imported } from "../../../test/exchange-site.ts";
import { pictureBytes } from "../../../test/services.ts";

/** The output of Ghost 6.65's own exporter, for rows that its schema made. */
const file = await readFile(new URL("../../../test/fixtures/ghost.json", import.meta.url), "utf8");
const site = "https://lama.example";

async function startSite(dialect: DialectName = "SQLite") {
  const app = await startTestApp({ dialect });
  onTestFinished(() => app.close());
  return { app, bySlug: (slug: string) => app.services.news.getBySlug(slug, "staff") };
}

test.each(sqliteByDay)("on %s: a Ghost site comes with all that its articles say, once", async (dialect) => {
  const { app, bySlug } = await startSite(dialect);
  const bytes = await pictureBytes(600, 300);
  const asked = new Set<string>();
  const fetchPicture = async (address: string) => {
    asked.add(address);
    return bytes;
  };
  const options = { now: app.now, site, fetchPicture };
  expect(await imported(app, file, { ...options, dry: true })).toMatchObject({ create: 6, refused: 0 });
  expect(await app.mediaFiles()).toEqual([]);
  const { notes, ...first } = await imported(app, file, options);
  expect(first).toMatchObject({ create: 6, refused: 0 });
  expect(notes).toEqual([
    "Left out: items of type “page”, which are not articles (1)",
    expect.stringMatching(/^post 5 .*: not everybody may read it \(paid\), so it comes as a draft$/),
    expect.stringMatching(/^post 6 .*: it was only sent by e-mail, so it comes as a draft$/),
    expect.stringMatching(/^post 7 .*only in the Ghost editor's own form, without HTML$/),
    expect.stringMatching(/^post 7 .*: left out, because it cannot be an article here: Content is required$/),
  ]);
  expect([...asked]).toEqual([`${site}/content/images/2021/01/toko.png`]);
  const article = await bySlug("pertama");
  expect(article).toMatchObject({
    title: "Tulisan pertama",
    category: "Desain",
    tags: ["Desain", "Tips & Trik"],
    authorName: "Sari Dewi",
    status: "published",
    isHighlighted: true,
    excerpt: "Ringkasan dari Ghost.",
    seoTitle: "Judul untuk mesin",
    seoDescription: "Keterangan untuk mesin.",
    date: new Date("2021-01-02T03:04:05Z"),
    featuredImage: { width: 600, alt: "Toko dari luar", caption: "Foto: Sari" },
  });
  expect(article.content).toMatch(/<img src="\/media\/[0-9a-f]{32}\.webp" alt="Toko"/);
  expect(article.content).toContain('<a href="/kedua/">');
  expect(article.content).toContain('<a href="https://www.youtube.com/embed/abc?feature=oembed"');
  expect(article.content).not.toContain("alert");
  expect(await bySlug("kedua")).toMatchObject({ category: "Tips & Trik", featuredImage: { width: 1200 } });
  expect(await bySlug("nanti")).toMatchObject({ status: "published", publishAt: new Date("2036-01-01T00:00:00Z") });
  for (const slug of ["sebuah-draf", "anggota", "surat"]) expect(await bySlug(slug)).toMatchObject({ status: "draft" });
  expect(await app.services.redirects.targetFor("/pertama")).toMatchObject({ target: articlePath("pertama") });
  expect(await app.services.redirects.targetFor("/anggota")).toBeUndefined();

  const files = await app.mediaFiles();
  expect(await imported(app, file, options)).toMatchObject({ create: 0, update: 0, same: 6, refused: 0 });
  expect(await app.mediaFiles()).toEqual(files);
});

test("without the old site's address, Ghost's pictures cannot be had, and that is told", async () => {
  const { app, bySlug } = await startSite();
  const { notes } = await imported(app, file, { now: app.now });
  expect(notes).toContainEqual(expect.stringContaining("SITE=https://… gives it"));
  expect(await bySlug("pertama")).toMatchObject({ featuredImage: { width: 1200 } });
});

test("pictures by paths alone, as Ghost before 4 writes them, are named when they cannot be had", async () => {
  const { app } = await startSite();
  const old = file.replaceAll("__GHOST_URL__/content/", "/content/");
  const { notes } = await imported(app, old, { now: app.now, dry: true });
  expect(notes).toContainEqual(expect.stringContaining("SITE=https://… gives it"));
  expect(notes).toContainEqual(
    expect.stringMatching(/^post 1 .*: left out of the text without SITE=.*: \/content\/images\/2021\/01\/toko\.png/),
  );
  const known = await imported(app, old, { now: app.now, dry: true, site });
  expect(known.notes.filter((note) => note.includes("SITE="))).toEqual([]);
});

const damaged = (change: (tables: { posts: unknown }, whole: { meta: { version: unknown } }) => void) => {
  const whole = JSON.parse(file);
  change(whole.db[0].data, whole.db[0]);
  return JSON.stringify(whole);
};

test.each<[what: string, file: string | Uint8Array, refusal: RegExp]>([
  ["is cut off", file.slice(0, 5000), /^line \d\d+: This is not valid JSON: /],
  [
    "is of an older Ghost",
    damaged((_, whole) => (whole.meta.version = "0.11.14")),
    /“0.11.14”; only 2 to 6 can be read/,
  ],
  ["is of a later Ghost", damaged((_, whole) => (whole.meta.version = "9.0.0")), /“9.0.0”; only 2 to 6 can be read/],
  ["says no version", damaged((_, whole) => (whole.meta.version = null)), /from Ghost “null”/],
  ["has no posts", damaged((tables) => (tables.posts = "none")), /damaged at data\.posts/],
  ["is in another encoding", Buffer.from('{"db":[{"meta":\n"\u00e9"', "latin1"), /^line 2: The text is not UTF-8/],
  ["is nested without end", `{"db":[{"meta":${"[".repeat(100_000)}`, /^line 1: The JSON is nested deeper than 200/],
])("a file that %s is refused, and nothing is written", async (_what, bad, refusal) => {
  const { app } = await startSite();
  expect((await imported(app, bad, { now: app.now, site })).refusals).toEqual([expect.stringMatching(refusal)]);
  expect(await app.mediaFiles()).toEqual([]);
});
