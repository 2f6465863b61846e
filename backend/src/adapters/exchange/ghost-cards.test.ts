import { inEnglish } from "@etalase/contracts/refusals/refusal";
import { expect, test } from "vitest";
import { fileWith } from "../../../test/exchange-site.ts";
import { openImport } from "./formats.ts";

const old = "https://dapur.example";
const intro = "<p>Dapur kami memanggang kue setiap pagi.</p>";

async function read(fields: Readonly<Record<string, unknown>>, { site = old, more = {} } = {}) {
  const dated = { status: "published", published_at: "2021-01-02T03:04:05.000Z" };
  const post = { id: "1", title: "Kue dari dapur", slug: "kue", ...dated, ...fields };
  const data = { posts: [post], ...more };
  const file = await fileWith(JSON.stringify({ db: [{ meta: { exported_on: 1, version: "5.82.2" }, data }] }));
  const notes: string[] = [];
  const reader = await openImport(file, {
    note: (note) => notes.push(inEnglish(note).replace(/^post 1 [^:]*: /, "")),
    site,
  });
  let [content, date, author]: [string, unknown, unknown] = ["", undefined, undefined];
  for await (const entry of reader.read()) {
    content = "values" in entry ? String(entry.values.content) : inEnglish(entry.problem);
    if ("values" in entry) ({ date, author } = entry.values);
  }
  return {
    date,
    author,
    content: content.replaceAll(/ (?:rel="noopener[^"]*"|loading="lazy" referrerpolicy="no-referrer")/g, ""),
    notes: notes.filter((note) => !note.startsWith("Pictures are not fetched")),
  };
}

const link = (address: string, words = address) => `<p><a href="${address}">${words}</a></p>`;
const picture = (name: string) => `<p><img src="${old}/content/images/${name}" alt="" /></p>`;

test.each<[kind: string, card: string, comes: readonly string[], told?: RegExp]>([
  [
    "a bookmark",
    '<figure class="kg-card kg-bookmark-card"><a class="kg-bookmark-container" href="https://resep.example/lapis"><div class="kg-bookmark-title">Resep lapis</div><div class="kg-bookmark-description">Dua belas lapisan.</div><div class="kg-bookmark-metadata"><img class="kg-bookmark-icon" src="https://resep.example/i.png"><span class="kg-bookmark-author">Resep</span></div></a><figcaption>Resep lapis</figcaption></figure>',
    [
      `<figure>${["Resep lapis", "Dua belas lapisan."].map((words) => link("https://resep.example/lapis", words)).join("")}<figcaption>Resep lapis</figcaption></figure>`,
    ],
    /^the site and author beside a bookmark are left out$/,
  ],
  [
    "a button",
    '<div class="kg-card kg-button-card"><a href="https://pesan.example" class="kg-btn">Pesan kue</a></div>',
    [link("https://pesan.example", "Pesan kue")],
  ],
  [
    "a file",
    '<div class="kg-card kg-file-card"><a class="kg-file-card-container" href="__GHOST_URL__/content/files/menu.pdf"><div class="kg-file-card-title">Daftar kue</div><div class="kg-file-card-caption">Berlaku Juli</div><div class="kg-file-card-filename">menu.pdf</div><div class="kg-file-card-filesize">1 MB</div><svg><title>download</title></svg></a></div>',
    ["Daftar kue", "Berlaku Juli", "menu.pdf", "1 MB"].map((words) => link(`${old}/content/files/menu.pdf`, words)),
  ],
  [
    "a sign-up form",
    '<div class="kg-card kg-signup-card"><h2 class="kg-signup-card-heading">Kabar dapur</h2><form><button>Subscribe</button></form></div>',
    [],
    /^a sign-up form is left out$/,
  ],
  [
    "a part that opens",
    '<div class="kg-card kg-toggle-card"><div class="kg-toggle-heading"><h4 class="kg-toggle-heading-text"><span>Buka kapan?</span></h4><button class="kg-toggle-card-icon"><svg></svg></button></div><div class="kg-toggle-content"><p>Jam tujuh.</p></div></div>',
    ["<h4>Buka kapan?</h4>", "<p>Jam tujuh.</p>"],
  ],
  [
    "a sound file",
    '<div class="kg-card kg-audio-card"><img class="kg-audio-thumbnail kg-audio-hide"><audio src="https://dapur.example/content/media/oven.mp3"></audio><div class="kg-audio-title">Bunyi oven</div><div class="kg-audio-player"><span>0:00</span><button>1×</button></div></div>',
    [link(`${old}/content/media/oven.mp3`), "<p>Bunyi oven</p>"],
  ],
  [
    "a video",
    `<figure class="kg-card kg-video-card"><div><video src="/content/media/adonan.mp4"></video><div class="kg-video-player-container">0:00/0:42<button>1×</button></div></div><figcaption>Adonan</figcaption></figure>`,
    [`<figure>${link(`${old}/content/media/adonan.mp4`)}<figcaption>Adonan</figcaption></figure>`],
  ],
  [
    "a product",
    `<div class="kg-card kg-product-card"><img src="/content/images/kue.jpg" class="kg-product-card-image"><h4 class="kg-product-card-title">Kue lapis</h4><div><p>Rp90.000 sekotak</p></div><a href="https://pesan.example" class="kg-product-card-button"><span>Beli</span></a></div>`,
    [picture("kue.jpg"), "<h4>Kue lapis</h4>", "<p>Rp90.000 sekotak</p>", link("https://pesan.example", "Beli")],
  ],
  [
    "a callout",
    '<div class="kg-card kg-callout-card"><div class="kg-callout-emoji">🍰</div><div class="kg-callout-text">Pesan <b>sehari</b> sebelumnya.</div></div>',
    ["<p>🍰</p>", "<p>Pesan <strong>sehari</strong> sebelumnya.</p>"],
  ],
  [
    "a header",
    '<div class="kg-card kg-header-card kg-v2"><picture><source srcset="__GHOST_URL__/content/images/size/w600/oven.jpg 600w"><img class="kg-header-card-image" src="__GHOST_URL__/content/images/oven.jpg" alt="" /></picture><h2 class="kg-header-card-heading">Dapur</h2></div>',
    [picture("oven.jpg"), "<h2>Dapur</h2>"],
  ],
  ["a drawing", '<svg><text x="1">Denah</text></svg>', [], /^a drawing \(svg\) in the text is left out$/],
])("%s of Ghost comes with its texts, links and pictures", async (_kind, card, comes, told) => {
  const { content, notes } = await read({ html: `${intro}${card}` });
  expect(content).toBe([intro, ...comes].join("\n"));
  expect(notes).toEqual(told ? [expect.stringMatching(told)] : []);
});

test("a post that the file holds without HTML is told, and left out", async () => {
  const { content, notes } = await read({ html: null, lexical: "{}", plaintext: "Kue dan teh setiap pagi." });
  expect(content).toBe("");
  expect(notes).toEqual([
    "the file has its text only in the Ghost editor's own form, without HTML",
    "left out, because it cannot be an article here: Content is required",
  ]);
});

test("files that cannot be reached without the old site's address, and other authors, are told", async () => {
  const users = ["Wati", "Joko"].map((name, place) => ({ id: String(place), name }));
  const posts_authors = users.map(({ id }, sort_order) => ({ post_id: "1", author_id: id, sort_order }));
  const html = `${intro}<audio src="__GHOST_URL__/content/media/oven.mp3"></audio>`;
  const { notes } = await read({ html }, { site: "", more: { users, posts_authors } });
  expect(notes).toContain("an article has one author here, Wati; left out: Joko");
  expect(notes).toContain("left out of the text without SITE=https://…: /content/media/oven.mp3");
});

test.each([
  ["2021-01-02 03:04:05", "2021-01-02T03:04:05.000Z", []],
  [1609556645000, "2021-01-02T03:04:05.000Z", []],
  ["Sat Jan 02 2021 10:04:05 GMT+0700 (WIB)", "2021-01-02T03:04:05.000Z", []],
  ["2021-01-02", "2021-01-01T17:00:00.000Z", []],
  ["kemarin", undefined, ["its date cannot be read, so it gets the day of the import: “kemarin”"]],
])("an article that was published at %s", async (published_at, date, notes) => {
  expect(await read({ html: intro, published_at, created_at: null })).toMatchObject({ date, notes });
});

test.each([
  ["Sari Dewi", "Sari Dewi"],
  ["sari@lama.example", ""],
  ["https://lama.example/penulis/sari", ""],
  ["www.lama.example", ""],
])("of the author %j, the byline is %j", async (name, byline) => {
  const more = { users: [{ id: "u", name }], posts_authors: [{ post_id: "1", author_id: "u", sort_order: 0 }] };
  expect((await read({ html: intro }, { more })).author).toEqual({ name: byline });
});
