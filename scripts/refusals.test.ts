import { content } from "@etalase/contracts/refusals/content";
import { exchange } from "@etalase/contracts/refusals/exchange";
import { rules } from "@etalase/contracts/refusals/rules";
import { words } from "@etalase/contracts/refusals/words";
import { describe, expect, test } from "vitest";
import { indonesian } from "../backoffice/src/kit/language/indonesian/indonesian.ts";
import { read, sourcesIn } from "./test/imports.ts";

const pairs = [rules, content, exchange].flatMap((area) => Object.entries<string>(area));

// That each refusal has its sentence here is the compiler's to say.
describe("the catalogue of refusals", () => {
  test("holds each sentence once", () => {
    const keys = pairs.map(([english]) => english);
    expect(keys.filter((key, index) => keys.indexOf(key) !== index || key in words)).toEqual([]);
  });

  test("keeps the values of each sentence", () => {
    const valuesOf = (text: string) => [...new Set(text.match(/\{\w+\}/g))].sort().join();
    expect(pairs.filter(([english, said]) => valuesOf(english) !== valuesOf(said))).toEqual([]);
  });

  test("says as the screens do what both say", () => {
    const screens = new Map(Object.entries<string>(indonesian));
    expect(pairs.filter(([english, said]) => (screens.get(english) ?? said) !== said)).toEqual([]);
  });

  test("holds no sentence that nothing says", () => {
    const code = sourcesIn("{contracts,backend}/src/**/*.ts")
      .filter((file) => !file.startsWith("contracts/src/refusals/"))
      .map(read)
      .join("\n");
    const isSaid = (english: string) => [JSON.stringify(english), `'${english}'`].some((text) => code.includes(text));
    expect(pairs.map(([english]) => english).filter((english) => !isSaid(english))).toEqual([]);
  });
});
