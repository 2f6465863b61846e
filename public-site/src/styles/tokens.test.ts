// @vitest-environment node
import { globSync, readFileSync } from "node:fs";
import { brand, fontFamily, tones } from "@etalase/contracts/site/brand";
import { expect, test } from "vitest";

const tokens = readFileSync(new URL("./tokens.css", import.meta.url), "utf8");
const tokenOf = (name: string) => new RegExp(`--${name}: ([^;]+);`).exec(tokens)?.[1];
const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

test.each(Object.entries(brand))("the token %s has the brand's colour", (name, colour) => {
  expect(tokenOf(kebab(name))).toBe(colour.toLowerCase());
});

const sheets = globSync("**/*.css", { cwd: new URL("..", import.meta.url).pathname })
  .map((file) => readFileSync(new URL(`../${file}`, import.meta.url), "utf8"))
  .join("");
const uses = [...sheets.matchAll(/var\(--([\w-]+), (#[0-9a-f]{3,6})\)/g)];

test.each(Object.entries(tones))("the tone %s is the same wherever it is given", (name, colour) => {
  const given = [
    ...uses.filter(([, token]) => token === kebab(name)).map(([, , value]) => value),
    tokenOf(kebab(name)),
  ];
  expect(new Set(given.filter(Boolean))).toEqual(new Set(isForMails(name) ? [] : [colour.toLowerCase()]));
});

/** Mails have their colours from the palette, without a sheet. */
const isForMails = (name: string) => ["brandLight", "inkRule", "inkQuote"].includes(name);

test("the font is the brand's", () => {
  expect(tokenOf("font")).toBe(fontFamily);
});
