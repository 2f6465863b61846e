import { expect, test } from "vitest";
import { joined } from "./SynonymsDialog.tsx";

test.each([
  [[["toko", "kedai"]], "lapak", "Kedai", [["toko", "kedai", "lapak"]]],
  [
    [["toko", "kedai"]],
    "asuransi",
    "proteksi",
    [
      ["toko", "kedai"],
      ["proteksi", "asuransi"],
    ],
  ],
  [
    [
      ["lapak", "stan"],
      ["toko", "kedai"],
    ],
    "lapak",
    "toko",
    [["toko", "kedai", "lapak"]],
  ],
  [[["toko", "kedai"]], "Toko", "kedai", [["toko", "kedai"]]],
])("%j with %s like %s", (groups, word, same, after) => expect(joined(groups, word, same)).toEqual(after));
