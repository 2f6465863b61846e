import { expect, test } from "vitest";
import { article, element, intro, link, picture, readWordPress, uploads, video } from "../../../test/wordpress-file.ts";

test.each<[kind: string, written: string, comes: string]>([
  [
    "a player whose address is written wrongly",
    '<iframe src="https://w.soundcloud.com/player/?url=https%3A//lagu.example/a%E0%A4%A"></iframe>',
    link("https://lagu.example/a%EF%BF%BD%A"),
  ],
  ["a button without an address", '<p><a class="btn">Pesan</a></p>', "<p>Pesan</p>"],
  [
    "a link around a heading",
    '<a href="https://a.example"><h3>Menu</h3></a>',
    '<h3><a href="https://a.example">Menu</a></h3>',
  ],
  [
    "a mark around several paragraphs",
    "<strong>Satu\n\nDua</strong> tiga\n\n<b>Empat\n\nlima",
    "<p><strong>Satu</strong></p>\n<p><strong>Dua</strong> tiga</p>\n<p><strong>Empat</strong></p>\n<p>lima</p>",
  ],
  [
    "an anchor above its heading",
    '<a name="jam"></a>\n<h4>Jam buka</h4>\n\n<a href="#jam">Jam</a>',
    '<h4 id="jam">Jam buka</h4>\n<p><a href="#jam">Jam</a></p>',
  ],
  [
    "a page builder's button with breaks around its words",
    '<a href="https://a.example" role="button">\n\t<i aria-hidden="true"></i>\n\tHubungi kami\n</a>',
    link("https://a.example", "Hubungi kami"),
  ],
  [
    "the widest picture of a set",
    `<figure><img srcset="${uploads}/a-300.jpg 300w, ${uploads}/a.jpg 900w"></figure>`,
    picture("a.jpg"),
  ],
  [
    "emoji that are pictures",
    '<p>Sedap <img class="emoji" alt="😋" src="https://s.example/1f60b.svg">!</p>',
    "<p>Sedap 😋!</p>",
  ],
  [
    "a formula",
    '<p><math><mi>x</mi><annotation encoding="application/x-tex">x^2</annotation></math></p>',
    "<p><code>x^2</code></p>",
  ],
  ["a sign beside a title", '<h3>Buka?<span aria-hidden="true">+</span></h3>', "<h3>Buka?</h3>"],
  [
    "a link of a picture's part",
    `<figure><img src="${uploads}/a.jpg"></figure><map><area href="https://a.example" alt="Lantai dua"></map>`,
    `${picture("a.jpg")}\n${link("https://a.example", "Lantai dua")}`,
  ],
  [
    "a post that a script shows",
    '<blockquote class="tiktok-embed" cite="https://www.tiktok.com/@a/video/7"><section></section></blockquote>',
    link("https://www.tiktok.com/@a/video/7"),
  ],
  [
    "a post that a script shows, with a link of its own",
    '<blockquote class="instagram-media" data-instgrm-permalink="https://www.instagram.com/p/a/?x"><a href="https://www.instagram.com/p/a/">Foto</a></blockquote>',
    `<blockquote>${link("https://www.instagram.com/p/a/", "Foto")}</blockquote>`,
  ],
  ["a video by its name", '<lite-youtube videoid="a1B2c3D4e5F"></lite-youtube>', `<figure>${link(video)}</figure>`],
  ["an address that a plugin plays", "httpv://www.youtube.com/watch?v=a1B2c3D4e5F", `<figure>${link(video)}</figure>`],
  [
    "a caption that never ends",
    `[caption]<img src="${uploads}/a.jpg"> Teras`,
    `<p><img src="${uploads}/a.jpg" alt="" /> Teras</p>`,
  ],
])("%s comes along", async (_kind, written, comes) => {
  const { content, notes } = await readWordPress(article(`${intro}\n\n${written}`));
  expect(content).toBe(`${intro}\n${comes}`);
  expect(notes).toEqual([]);
});

test("the sound file that a podcast keeps beside its text comes along", async () => {
  const address = `${uploads}/siaran.mp3`;
  const meta = `<wp:postmeta>${element("wp:meta_key", "enclosure")}${element("wp:meta_value", `${address}\n12\naudio/mpeg`)}</wp:postmeta>`;
  expect((await readWordPress(article(intro, {}, meta))).content).toBe(`${intro}\n${link(address)}`);
  expect((await readWordPress(article(`${intro}[audio ${address}]`, {}, meta))).content).toBe(
    `${intro}\n${link(address)}`,
  );
});

test("links and drawings that cannot stand here are told", async () => {
  const { content, notes } = await readWordPress(
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
