import { expect, test } from "vitest";
import { fill, words, wordsFor } from "./texts.ts";

test("words are those that the owner wrote, also in lists, on this page alone", () => {
  const declared = words("uji", { title: "Judul", lines: ["Satu", "Dua"], part: { text: "Teks", other: "Lain" } });
  const texts = {
    "uji.title": "Judul baru",
    "uji.lines.1": "Dua baru",
    "uji.part.text": "Teks baru",
    "lain.title": "x",
  };
  expect(wordsFor(declared, { texts })).toEqual({
    title: "Judul baru",
    lines: ["Satu", "Dua baru"],
    part: { text: "Teks baru", other: "Lain" },
  });
  // A page that is drawn meanwhile has its own.
  expect(wordsFor(declared, { texts: { "uji.title": "Judul lain" } }).title).toBe("Judul lain");
  expect(wordsFor(declared, { texts }).title).toBe("Judul baru");
  expect(wordsFor(declared, {})).toEqual({
    title: "Judul",
    lines: ["Satu", "Dua"],
    part: { text: "Teks", other: "Lain" },
  });
});

test.each([
  ["Promo sampai {day} pukul {clock} WIB", { day: "Senin", clock: "10.00" }, "Promo sampai Senin pukul 10.00 WIB"],
  ["{name}, {name}!", { name: "Ana" }, "Ana, Ana!"],
  ["{title} $& {kosong} {", { title: "{title} $1 <b>" }, "{title} $1 <b> $& {kosong} {"],
])("values take the place of their names in %j", (text, values, filled) => {
  expect(fill<string>(text, values)).toBe(filled);
});
