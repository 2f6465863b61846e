import { expect, test, vi } from "vitest";
import { idOf } from "../../test/articles.ts";
import { indonesian } from "../language/indonesian/indonesian.ts";
import { differencesOf, textOf } from "./fields.ts";

const labels = { title: "Title", content: "Content", excerpt: "Excerpt", isHighlighted: "Highlight" };

test("fields that differ are told in the form's order, under the form's names", () => {
  const before = { views: 1, version: 1, featuredImageSet: {}, isHighlighted: false, title: "Satu", same: 1 };
  const after = { views: 2, version: 2, featuredImageSet: null, isHighlighted: true, title: "Dua", same: 1 };
  expect(differencesOf(before, after, labels)).toEqual([
    { name: "title", label: "Title", texts: ["Satu", "Dua"] },
    { name: "isHighlighted", label: "Highlight", texts: ["No", "Yes"] },
  ]);
});

test("an author is told by the name", () => {
  const version = (id: string, name: string) => ({ authorId: idOf(1).replace("1", id), author: { name } });
  expect(differencesOf(version("1", "Ana"), version("2", "Budi"), { authorId: "Author" })).toEqual([
    { name: "authorId", label: "Author", texts: ["Ana", "Budi"] },
  ]);
});

test("HTML is what a reader sees of it, a line for each block", () => {
  const [content] = differencesOf(
    { content: "<p>Satu</p>" },
    { content: "<h2>Dua &amp; tiga</h2><p>Empat</p>" },
    labels,
  );
  expect(content).toMatchObject({ texts: ["Satu", "Heading: Dua & tiga\nEmpat"] });
});

test("headings and pictures of a text are told, and pictures that only one side shows are shown", () => {
  const img = (file: string, alt: string) => `<p>Satu</p><img src="/media/${file}" alt="${alt}"><p>Dua</p>`;
  const [content] = differencesOf({ content: img("a.webp", "Warung") }, { content: img("b.webp", "Toko") }, labels);
  expect(content).toMatchObject({
    texts: ["Satu\nPicture: Warung\nDua", "Satu\nPicture: Toko\nDua"],
    pictures: [["/media/a.webp"], ["/media/b.webp"]],
  });
  const [promoted] = differencesOf({ content: "<p>Satu</p>" }, { content: "<h2>Satu</h2>" }, labels);
  expect(promoted).toEqual({ name: "content", label: "Content", texts: ["Satu", "Heading: Satu"] });
});

test("an excerpt is told only if it was typed", () => {
  const version = (excerpt: string, hasOwnExcerpt: boolean) => ({ excerpt, hasOwnExcerpt });
  expect(differencesOf(version("Satu", false), version("Dua", false), labels)).toEqual([]);
  expect(differencesOf(version("Satu", false), version("Dua", true), labels)).toMatchObject([{ texts: ["", "Dua"] }]);
});

test("lists, objects and what is empty become texts", () => {
  const before = { tags: [], socialMedia: { facebook: "", instagram: "" } };
  const after = { tags: ["umkm", "toko"], socialMedia: { facebook: "", instagram: "https://instagram.com/etalase" } };
  expect(differencesOf(before, after, { tags: "Tags", socialMedia: "Social media" })).toMatchObject([
    { texts: ["", "umkm, toko"] },
    { texts: ["", "Instagram: https://instagram.com/etalase"] },
  ]);
});

test("sections are told by their names in their order, and hidden ones as such", () => {
  const sections = [
    { id: "home", isShown: true },
    { id: "price", isShown: false },
  ];
  expect(textOf(sections)).toBe("Hero, Prices (hidden)");
  expect(textOf([2, 1].map((number) => ({ id: idOf(number), isShown: true })))).toBe("Page …0002, Page …0001");
});

test("texts in a list by their keys are a field each", () => {
  const texts = (words: string) => ({
    version: 1,
    texts: [
      { key: "home.a", value: "Satu" },
      { key: "home.b", value: words },
    ],
  });
  expect(differencesOf(texts("Dua"), texts("Tiga"), { "home.b": "Home: B" })).toEqual([
    { name: "home.b", label: "Home: B", texts: ["Dua", "Tiga"] },
  ]);
});

test("what is filled in a first version is added, and what is empty is not told of", () => {
  const first = { title: "Satu", excerpt: "", tags: [], publishAt: null, isHighlighted: false };
  expect(differencesOf({}, first, labels)).toEqual([
    { name: "title", label: "Title", texts: ["", "Satu"] },
    { name: "isHighlighted", label: "Highlight", texts: ["", "No"] },
  ]);
});

test("pictures stand beside each other", () => {
  const [one, two] = ["http://localhost:8080/media/a.webp", "/media/b.png"];
  expect(
    differencesOf({ logo: "", images: [one] }, { logo: two, images: [] }, { logo: "Logo", images: "Gallery" }),
  ).toMatchObject([
    { name: "logo", pictures: [[], [two]] },
    { name: "images", pictures: [[one], []] },
  ]);
});

test("values that are only written in another way are no difference", () => {
  const before = { excerpt: null, content: "<p>Satu</p>\n<p>Dua</p>", publishAt: "2026-05-04T02:00:00Z" };
  const after = { excerpt: "", content: "<p>Satu</p><p>Dua</p>", publishAt: "2026-05-04T02:00:00.000Z", badge: "" };
  expect(differencesOf(before, after, labels)).toEqual([]);
});

test("the values in a field have their names in the language of the screens", async () => {
  vi.resetModules();
  (await import("../language/t.ts")).setDictionary(indonesian);
  const { textOf: said } = await import("./fields.ts");
  expect(said({ price: 5, startsAt: "a" })).toBe("Harga: Rp\u00a05\nMulai: a");
  expect(said([{ id: "price", isShown: false }])).toBe("Harga (tersembunyi)");
});
