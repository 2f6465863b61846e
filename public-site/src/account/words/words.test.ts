import { bracesOf } from "@etalase/contracts/texts";
import { expect, test } from "vitest";
import { english } from "./english.ts";
import { indonesian } from "./indonesian.ts";

type Tree = Readonly<{ [name: string]: string | Tree }> | readonly string[];

const textsIn = (tree: Tree, path = ""): readonly (readonly [path: string, text: string])[] =>
  Object.entries<string | Tree>(tree).flatMap(([name, text]) =>
    typeof text === "string" ? [[`${path}${name}`, text] as const] : textsIn(text, `${path}${name}.`),
  );

const inEnglish = new Map(textsIn(english));
const pairs = textsIn(indonesian).map(([path, said]) => ({ path, said, text: inEnglish.get(path) ?? "" }));

test("both languages have the same texts, with the same values", () => {
  expect(pairs.map(({ path }) => path)).toEqual([...inEnglish.keys()]);
  const values = (text: string) => [...bracesOf(text)].sort();
  for (const { path, text, said } of pairs) expect(values(said), path).toEqual(values(text));
});

test("each text is translated, unless it is the same word", () => {
  const same = pairs.filter(({ text, said }) => text === said).map(({ text }) => text);
  expect(same.sort()).toEqual(["Admin", "Email", "Segera hadir"]);
});
