import { afterEach, expect, test } from "vitest";
import { allWords, fill, words, writeTexts } from "./texts.ts";

afterEach(() => {
  writeTexts();
  for (const key of ["uji.awal", "uji.nanti"]) Reflect.deleteProperty(allWords, key);
});

test("words are replaced where the owner wrote others, also in lists and in scripts that load later", () => {
  const early = words("uji.awal", { title: "Judul", lines: ["Satu", "Dua"] });
  writeTexts({ "uji.awal.title": "Judul baru", "uji.awal.lines.1": "Dua baru", "uji.nanti.part.text": "Teks baru" });
  expect(early).toEqual({ title: "Judul baru", lines: ["Satu", "Dua baru"] });
  expect(words("uji.nanti", { part: { text: "Teks", other: "Lain" } })).toEqual({
    part: { text: "Teks baru", other: "Lain" },
  });
});

test.each([
  ["Promo sampai {day} pukul {clock} WIB", { day: "Senin", clock: "10.00" }, "Promo sampai Senin pukul 10.00 WIB"],
  ["{name}, {name}!", { name: "Ana" }, "Ana, Ana!"],
  ["{title} $& {kosong} {", { title: "{title} $1 <b>" }, "{title} $1 <b> $& {kosong} {"],
])("values take the place of their names in %j", (text, values, filled) => {
  expect(fill<string>(text, values)).toBe(filled);
});
