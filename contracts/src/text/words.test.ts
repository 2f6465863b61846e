import { expect, test } from "vitest";
import { spelledAs } from "./words.ts";

test.each([
  ["kabar  umkm", "Kabar UMKM"],
  ["KABAR\u00a0UMKM", "Kabar UMKM"],
  ["KabarUMKM", "Kabar UMKM"],
  ["Ｋabar\u2007umkm", "Kabar UMKM"],
  ["Kabar UMKM", "Kabar UMKM"],
  ...["\u200c", "\u034f", "\ufe0f", "\u{e0100}", "\u3164", "\ue000"].map((unseen) => [
    `Kabar${unseen} UMKM`,
    "Kabar UMKM",
  ]),
  ["tips", "Tips"],
  ["Kabar", "Kabar"],
  ["Resep  Baru", "Resep Baru"],
  ["Kabár UMKM", "Kabár UMKM"],
])("%j is written %j where Kabar UMKM and Tips are used", (word, spelling) => {
  expect(spelledAs(word, ["Kabar UMKM", "Tips", "TIPS"])).toBe(spelling);
});
