// @vitest-environment node
import { readFileSync } from "node:fs";
import { brand, fontFamily } from "@etalase/contracts/site/brand";
import { expect, test } from "vitest";

const tokens = readFileSync(new URL("./tokens.css", import.meta.url), "utf8");
const tokenOf = (name: string) => new RegExp(`--${name}: ([^;]+);`).exec(tokens)?.[1];
const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

test.each(Object.entries(brand))("the token %s has the brand's colour", (name, colour) => {
  expect(tokenOf(kebab(name))).toBe(colour.toLowerCase());
});

test("the font is the brand's", () => {
  expect(tokenOf("font")).toBe(fontFamily);
});
