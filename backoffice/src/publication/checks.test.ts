import { describe, expect, test } from "vitest";
import { adviceOn, ownLinks } from "./checks.ts";

const words = (count: number) => Array.from({ length: count }, () => "kata").join(" ");
const enough = `<p>${words(350)}</p>`;
const adviceFor = (html: string, title = "Judul") => adviceOn({ title, html: html + enough, field: "content" });

describe("the coach", () => {
  test("has nothing to say of a text that lacks nothing", () => {
    expect(adviceFor('<h2>Satu</h2><h3>Dua</h3><h2>Tiga</h2><p><img src="/media/a.webp" alt="Toko"></p>')).toEqual([]);
  });

  test("counts the pictures without alternative texts, and leads to the first", () => {
    const [one, other] = ['<img src="b">', '<img src="c" alt=" ">'];
    const spot = { element: "img", index: 1 };
    expect(adviceFor(`<img src="a" alt="Toko">${one}`)).toMatchObject([
      { text: "A picture has no alternative text for readers who cannot see it.", spot },
    ]);
    expect(adviceFor(`<img src="a" alt="Toko">${one}${other}`)).toMatchObject([
      { text: "2 pictures have no alternative text for readers who cannot see them.", spot },
    ]);
  });

  test("finds pictures beside the text without alternative texts, and leads to where they get them", () => {
    const pictures = [
      { place: "featuredImage", name: "The featured picture", alt: "" },
      { place: "images/0", name: "Picture 1 of the gallery", alt: "Kasir" },
      { place: "images/1", name: "Picture 2 of the gallery", alt: " " },
    ];
    expect(adviceOn({ title: "", html: enough, field: "content", pictures })).toEqual([
      {
        text: "The featured picture has no alternative text for readers who cannot see it.",
        spot: { picture: "featuredImage" },
      },
      {
        text: "Picture 2 of the gallery has no alternative text for readers who cannot see it.",
        spot: { picture: "images/1" },
      },
    ]);
  });

  test("finds headings that skip a level, and empty ones", () => {
    expect(adviceFor("<h3>Terlalu dalam</h3><h2>Baik</h2><h4>Lompat</h4><h2></h2>").map(({ text }) => text)).toEqual([
      "“Terlalu dalam” skips a level of headings.",
      "“Lompat” skips a level of headings.",
      "A heading is empty.",
    ]);
  });

  test("tells of a title that Google cuts, by its width", () => {
    expect(adviceFor("", "i".repeat(20))).toEqual([]);
    expect(adviceFor("", words(20))[0]?.spot).toEqual({ field: "title" });
  });

  test("tells of a short text, and of a long one without headings", () => {
    const of = (html: string) => adviceOn({ title: "", html, field: "content" }).map(({ text }) => text);
    expect(of(`<p>${words(20)}</p>`)).toEqual(["20 words: search engines rarely show pages with fewer than 300."]);
    expect(of(`<p>${words(401)}</p>`)).toEqual(["401 words without a heading are hard to read."]);
    expect(of("")).toEqual([]);
  });
});

test("only links to pages of this site are followed", () => {
  const html = [
    '<a href="/berita/a">satu</a>',
    `<a href="${location.origin}/portfolio/b?x=1">dua</a>`,
    '<a href="https://example.com/c">tiga</a>',
    '<a href="#bagian">empat</a>',
    '<a href="/dashboard/news">lima</a>',
    '<a href="mailto:a@example.com">enam</a>',
  ].join("");
  expect(ownLinks(html)).toEqual([
    { path: "/berita/a", text: "satu", index: 0 },
    { path: "/portfolio/b?x=1", text: "dua", index: 1 },
  ]);
});
