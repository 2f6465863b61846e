import { expect, test } from "vitest";
import {
  article,
  element,
  file,
  intro,
  item,
  link,
  picture,
  readWordPress as read,
  uploads,
  video,
} from "../../../test/wordpress-file.ts";

test.each<[kind: string, written: string, comes: string]>([
  ["a player with its address", `[audio ${uploads}/a.mp3]`, link(`${uploads}/a.mp3`)],
  [
    "a video of a frame",
    `<iframe width=560 src=//www.youtube.com/embed/a1B2c3D4e5F?rel=0></iframe>`,
    `<figure>${link(video)}</figure>`,
  ],
  [
    "a frame that loads late",
    '<iframe data-src="https://peta.example/?a=1" title="Peta"></iframe>',
    link("https://peta.example/?a=1", "Peta"),
  ],
  ["sources of a video", `<video controls><source src="${uploads}/a.mp4"></video>`, link(`${uploads}/a.mp4`)],
  [
    "a captioned player",
    `<figure><audio src="${uploads}/a.mp3"></audio><figcaption>Lagu</figcaption></figure>`,
    `<figure>${link(`${uploads}/a.mp3`)}<figcaption>Lagu</figcaption></figure>`,
  ],
  [
    "a player of a file",
    `[video width="640" mp4="${uploads}/a.mp4" poster="${uploads}/a.jpg"][/video]`,
    link(`${uploads}/a.mp4`),
  ],
  ["an embedded page", "[embed width=640]https://youtu.be/xyz[/embed]", link("https://youtu.be/xyz")],
  ["columns", "[vc_row][vc_column]Kiri[/vc_column][vc_column]Kanan[/vc_column][/vc_row]", "<p>Kiri</p>\n<p>Kanan</p>"],
  [
    "marks of a line",
    "[dropcap]D[/dropcap]ahulu kala [sic] ada [1] warung […] di sini.",
    "<p>Dahulu kala [sic] ada [1] warung […] di sini.</p>",
  ],
  ["code", "<pre>satu [gallery]\n\ndua</pre>", "<pre>satu [gallery]\n\ndua</pre>"],
  [
    "buttons",
    '<div><div><a href="https://a.example">Satu</a></div><div><a href="https://b.example">Dua</a></div></div>',
    `${link("https://a.example", "Satu")}\n${link("https://b.example", "Dua")}`,
  ],
  [
    "a file",
    `<!-- wp:file --><div class="wp-block-file"><object data="${uploads}/a.pdf"></object><a href="${uploads}/a.pdf">Menu</a><a href="${uploads}/a.pdf">Unduh</a></div><!-- /wp:file -->`,
    `<p><a href="${uploads}/a.pdf">Menu</a> <a href="${uploads}/a.pdf">Unduh</a></p>`,
  ],
  [
    "terms and details",
    "<dl><dt>Buka</dt><dd>Pagi</dd></dl><details><summary>Tutup</summary>Sore</details>",
    "<p>Buka</p>\n<p>Pagi</p>\n<p>Tutup</p>\n<p>Sore</p>",
  ],
  [
    "lines of a quotation",
    "<blockquote>Satu\nDua\n\nTiga</blockquote>",
    "<blockquote><p>Satu<br />\nDua</p><p>Tiga</p></blockquote>",
  ],
  [
    "lines of items and cells",
    "<ul>\n<li>Satu\ndua</li>\n</ul>\n<table><tr><td>Tiga\nempat</td></tr></table>",
    "<ul><li>Satu<br />\ndua</li></ul>\n<table><tr><td>Tiga<br />\nempat</td></tr></table>",
  ],
  [
    "parts of the page",
    '<p>Ke <a href="#jam">jam buka</a>, <a href="#lain">lain</a>.</p><h2 id="jam">Jam buka</h2><p id="x">Pagi.</p>',
    '<p>Ke <a href="#jam">jam buka</a>, lain.</p>\n<h2 id="jam">Jam buka</h2>\n<p id="x">Pagi.</p>',
  ],
  [
    "pictures that load late",
    `<figure><img src="data:image/gif;base64,AA" data-src="${uploads}/a.jpg"><noscript><img src="${uploads}/a.jpg"></noscript></figure>`,
    picture("a.jpg"),
  ],
  [
    "small letters and quotations",
    "<p>10<sup>6</sup> H<sub>2</sub>O <q>enak</q></p>",
    "<p>10<sup>6</sup> H<sub>2</sub>O <q>enak</q></p>",
  ],
  ["several languages", "[:en]Good morning[:id]Selamat pagi[:]", "<p>Selamat pagi</p>"],
  ["a caption without its picture", '[caption id="a"]Tidak ada gambarnya[/caption]', ""],
  [
    "links as people type them",
    '<p><a href="www.a.example/b">Satu</a> <a href="warung.example/cerita">dua</a> <a href="halo@a.example">tiga</a> <a href="menu.html">empat</a></p>',
    '<p><a href="https://www.a.example/b">Satu</a> <a href="/cerita">dua</a> <a href="mailto:halo@a.example">tiga</a> <a href="/menu.html">empat</a></p>',
  ],
  [
    "links that counted their clicks",
    '<p><a href="https://www.google.com/url?q=https://a.example/b&amp;sa=D">Satu</a> <a href="https://a.example/?utm_source=x&amp;c=1">dua</a></p>',
    '<p><a href="https://a.example/b">Satu</a> <a href="https://a.example/?c=1">dua</a></p>',
  ],
  ["a link without its picture", '<p><a href="https://a.example"><img src="data:,"></a></p>', ""],
  [
    "a player whose address is written wrongly",
    '<iframe src="https://w.soundcloud.com/player/?url=https%3A//lagu.example/a%E0%A4%A"></iframe>',
    link("https://lagu.example/a%EF%BF%BD%A"),
  ],
  ["a button without an address", '<p><a class="btn">Pesan</a></p>', "<p>Pesan</p>"],
  [
    "a page builder's button with breaks around its words",
    '<a href="https://a.example" role="button">\n\t<i aria-hidden="true"></i>\n\tHubungi kami\n</a>',
    link("https://a.example", "Hubungi kami"),
  ],
  [
    "emoji that are pictures",
    '<p>Sedap <img class="emoji" alt="😋" src="https://s.example/1f60b.svg">!</p>',
    "<p>Sedap 😋!</p>",
  ],
  [
    "a caption that never ends",
    `[caption]<img src="${uploads}/a.jpg"> Teras`,
    `<p><img src="${uploads}/a.jpg" alt="" /> Teras</p>`,
  ],
])("%s comes along", async (_kind, written, comes) => {
  const { content } = await read(article(`${intro}\n\n${written}`));
  expect(content).toBe(comes ? `${intro}\n${comes}` : intro);
});

test("links and drawings that cannot stand here are told", async () => {
  const { content, notes } = await read(
    article(
      `${intro}<p><a href="sms:123">SMS</a> <a href="javascript:void(0)">Cetak</a><svg><text>Denah</text></svg></p>`,
    ),
  );
  expect(content).toBe(`${intro}\n<p>SMS Cetak</p>`);
  expect(notes).toEqual([
    "a link cannot be used here, so only its words are kept: sms:123",
    "a drawing (svg) in the text is left out",
  ]);
});

test("what classic texts and programs of sounds lose is told", async () => {
  const file = `${uploads}/kabar.mp3`;
  const meta = `<wp:postmeta>${element("wp:meta_key", "enclosure")}${element("wp:meta_value", `${file}\n1024\naudio/mpeg\n`)}</wp:postmeta>`;
  const written = `<strong>Buka\n\nsetiap hari</strong>\n\n<a href="https://a.example"><h2>Menu</h2></a>`;
  const { notes } = await read(article(`${intro}\n\n${written}`, {}, meta));
  expect(notes).toEqual([
    `a file that is not in its text is left out: ${file}`,
    "bold or slanted words that go on in other paragraphs are so in the first one only",
    "a link without words is left out: https://a.example",
  ]);
  expect((await read(article(`${intro}\n\n[audio ${file}]\n\n<b>Satu</b>\n\nDua`, {}, meta))).notes).toEqual([]);
});

test("an article that is one picture comes along", async () => {
  const { content, notes } = await read(
    article(`<a href="${uploads}/a.jpg"><img src="${uploads}/a.jpg" alt="Teras"></a>`),
  );
  expect(content).toBe(`<p><a href="${uploads}/a.jpg"><img src="${uploads}/a.jpg" alt="Teras" /></a></p>`);
  expect(notes).toEqual([]);
});

test("a gallery shows the article's own pictures in their order, with their captions", async () => {
  const files = [
    file(7, "dua.jpg", { parent: 1, order: 2 }),
    file(8, "satu.jpg", { parent: 1, order: 1, caption: "Teras" }),
    file(9, "lain.jpg", { parent: 2 }),
  ];
  const { content, notes } = await read(`${article(`${intro}\n\n[gallery]`)}${files.join("")}`);
  expect(content).toBe([intro, picture("satu.jpg", "Teras"), picture("dua.jpg")].join("\n"));
  expect(notes).toEqual([]);
  expect((await read(article(`${intro}\n\n[gallery]`))).notes).toEqual([
    "a gallery shows pictures that are not in the file, and is left out",
  ]);
});

test("of all other shortcodes the text stays, and each is told with its number", async () => {
  const written =
    "[vc_row][vc_column]Kiri[/vc_column][vc_column]Kanan[/vc_column][/vc_row]" +
    '[et_pb_toggle title="Buka?"]Jam tujuh.[/et_pb_toggle]\n\nKopi [tooltip title="arabika"]enak[/tooltip] sekali' +
    `\n\n[vimeo 12345][su_note][caption]<img src="${uploads}/a.jpg"> Teras[/caption][/su_note]<pre>[vc_row]</pre>`;
  const { content, notes } = await read(article(`${intro}\n\n${written}`));
  expect(content.split("\n")).toEqual([
    intro,
    ...["Kiri", "Kanan", "Jam tujuh.", "Kopi enak sekali"].map((words) => `<p>${words}</p>`),
    picture("a.jpg", "Teras"),
    "<pre>[vc_row]</pre>",
  ]);
  expect(notes).toEqual(
    ["[vc_row], 1", "[vc_column], 2", "[et_pb_toggle], 1", "[tooltip], 1", "[vimeo], 1", "[su_note], 1"].map((kind) => {
      const [name, count] = kind.split(", ");
      return `Left out: the shortcode ${name}; the text inside it is kept (${count})`;
    }),
  );
});

test("shared patterns and footnotes come along", async () => {
  const pattern = item(5, "wp_block", {
    "content:encoded": "<!-- wp:paragraph --><p>Pesan lewat telepon.</p><!-- /wp:paragraph -->",
  });
  const notes = JSON.stringify([{ id: "f1", content: "Harga tahun ini." }]);
  const meta = `<wp:postmeta>${element("wp:meta_key", "footnotes")}${element("wp:meta_value", notes)}</wp:postmeta>`;
  const content = `${intro}<!-- wp:block {"ref":5} /--><p>Murah<sup><a href="#f1">1</a></sup></p><!-- wp:footnotes /--><!-- wp:block {"ref":6} /-->`;
  const result = await read(`${article(content, {}, meta)}${pattern}`);
  expect(result.content).toBe(
    `${intro}\n<p>Pesan lewat telepon.</p>\n<p>Murah<sup><a href="#f1">1</a></sup></p>\n<ol><li id="f1">Harga tahun ini.</li></ol>`,
  );
  expect(result.notes).toEqual(["a pattern that several articles share is not in the file, and is left out"]);
});

test("texts that are cut, and authors that are lost, are told", async () => {
  const names = ["rini", "Budi Santoso"].map((name) => `<category domain="author" nicename="cap-x">${name}</category>`);
  const { values, notes } = await read(
    article(
      intro,
      { title: `Judul ${"panjang ".repeat(40)}` },
      `${names.join("")}<category domain="post_tag">${"tag".repeat(30)}</category>`,
    ),
  );
  expect(values.author).toEqual({ name: "Rini Astuti" });
  expect(notes).toEqual([
    "an article has one author here; left out: 1 more",
    expect.stringMatching(/^its title is longer than 200 characters, and is cut: “Judul panjang .*…”$/),
    expect.stringMatching(/^its tag is longer than 50 characters, and is cut: “tagtag.*…”$/),
  ]);
});

test.each(["rini", "rini@warung.example", "www.warung.example", ""])("%j is no byline", async (name) => {
  expect((await read(article(intro), name)).values.author).toEqual({ name: "" });
});

test("a time without its UTC is one of the site's zone", async () => {
  const { values } = await read(article(intro, { "wp:post_date_gmt": "0000-00-00 00:00:00" }));
  expect(values.date).toBe("2022-03-04T01:00:00.000Z");
});

test.each(["Uncategorised", "Tanpa kategori", "Tak Berkategori"])(
  "the default category %s is the one of this site",
  async (name) => {
    const category = `<category domain="category" nicename="x">${name}</category>`;
    expect((await read(article(intro, {}, category))).values).toMatchObject({ category: "Umum", tags: [] });
  },
);

/** Reading on to the end at each of so many openings would take minutes. */
const length = 2_000_000;

const tooLong = "left out, because it cannot be an article here: Content cannot exceed 200000 characters";

test.each<[what: string, opening: string, notes: readonly string[]]>([
  ["elements of code", "<pre>", [tooLong]],
  ["drawings", "<svg>", ["a drawing (svg) in the text is left out"]],
  ["comments", "<!--", []],
  ["settings of a block", "<!-- wp:peta {", []],
  ["settings of a pattern", "<!-- wp:block {", []],
  ["settings of footnotes", "<!-- wp:footnotes {", []],
  ["spaces", " ", [tooLong]],
])("an article full of %s without an end is read at once", async (_what, opening, expected) => {
  const text = `${intro}\n\nkata${opening.repeat(length / opening.length)}kata`;
  expect((await read(article(text))).notes).toEqual(expected);
});
