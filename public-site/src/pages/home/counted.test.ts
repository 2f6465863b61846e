import { expect, test } from "vitest";
import { withCount } from "./counted.ts";

test.each([
  ["{jumlah} layanan. {jumlah} orang, bukan {jumlah}.", 7, "id", "Tujuh layanan. Tujuh orang, bukan tujuh."],
  ["Kami punya {jumlah} layanan", 12, "id", "Kami punya dua belas layanan"],
  [
    "\ue000home.services.text\ue001{jumlah} services\ue002",
    6,
    "en",
    "\ue000home.services.text\ue001Six services\ue002",
  ],
  ["{jumlah} layanan", 13, "id", "13 layanan"],
  ["Layanan kami", 3, "id", "Layanan kami"],
] as const)("%j for %i is said in words, with a capital where a sentence begins", (text, count, language, said) => {
  expect(withCount(text, count, language)).toBe(said);
});
