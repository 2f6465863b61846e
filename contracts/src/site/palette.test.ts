import fc from "fast-check";
import { expect, test } from "vitest";
import { saidBy, sentenceOf } from "../refusals/test/said.ts";
import {
  type BrandColours,
  brandKeys,
  brandPicturePath,
  cleanColour,
  isColour,
  noBrandColours,
} from "./brand-colours.ts";
import { contrastOf } from "./oklch.ts";
import {
  brandProblems,
  colourProblems,
  leastContrast,
  ownColours,
  ownPalette,
  paletteOf,
  textPairs,
} from "./palette.ts";

const colour = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, "0").toUpperCase()}`);
const colours = fc.record({ primary: colour, accent: colour, dark: colour });
const cases = { numRuns: process.env.LONG ? 3000 : 100, ...(process.env.LONG ? {} : { seed: 29 }) };

/** Replaces the colours that are refused by those that the refusal names. */
const mended = (typed: BrandColours): BrandColours => ({
  ...typed,
  ...Object.fromEntries(colourProblems(typed).map(({ key, nearest }) => [key, nearest])),
});

test("the site's own colours stay exactly as they are, whether named or empty", () => {
  expect(paletteOf(noBrandColours)).toEqual(ownPalette);
  expect(paletteOf(ownColours)).toEqual(ownPalette);
  expect(colourProblems(noBrandColours)).toEqual([]);
});

test("each colour changes its own family alone, and is in it as it was typed", () => {
  const { primary, accent, dark } = { primary: "#7A1FA2", accent: "#8BC34A", dark: "#1B1030" };
  expect(paletteOf({ ...noBrandColours, primary })).toMatchObject({ brand: primary, sun: ownPalette.sun });
  expect(paletteOf({ ...noBrandColours, accent })).toMatchObject({ sun: accent, ink: ownPalette.ink });
  expect(paletteOf({ ...noBrandColours, dark })).toMatchObject({ ink: dark, brand: ownPalette.brand });
  // White can stand on it, so buttons have the colour itself.
  expect(paletteOf({ ...noBrandColours, primary }).brandStrong).toBe(primary);
});

test("what is not a colour draws the site's own", () => {
  expect(paletteOf({ primary: "red", accent: "url(//evil.test)", dark: "#12" })).toEqual(ownPalette);
  const asset = "/assets/a.svg";
  expect(brandPicturePath({ ...noBrandColours, primary: "#12" }, asset)).toBe(asset);
  expect(brandPicturePath({ ...noBrandColours, primary: "#12", dark: "#1B1030" }, asset)).toBe(
    "/site/colours/own-own-1B1030/a.svg",
  );
});

/** Texts on grounds whose contrast no colour changes. */
const steadyPairs = [
  ["brandMist", "brandDeep"],
  ["brandDeep", "brandMist"],
  ["brandGlow", "brandChip"],
  ["muted", "brandMist"],
  ["text", "sky"],
  ["sunText", "sky"],
  ["sunText", "sunSoft"],
  ["sunText", "canvas"],
  ["sunGlow", "sunChip"],
  ["white", "ink"],
  ["onInk", "ink"],
  ["ink", "canvas"],
  ["muted", "canvas"],
  ["text", "canvas"],
] as const;

/** The texts of mails with their grounds, which end with those of dark mails. */
const mailPairs = [
  ["ink", "white"],
  ["text", "white"],
  ["muted", "white"],
  ["brandStrong", "white"],
  ["text", "brandSoft"],
  ["canvas", "ink"],
  ["onInk", "ink"],
  ["brandLight", "ink"],
  ["canvas", "inkRaised"],
  ["line", "inkRaised"],
  ["onInk", "inkRaised"],
  ["brandLight", "inkRaised"],
  ["line", "inkQuote"],
] as const;

test("with accepted colours every text can be read, and the nearest colours are accepted", () => {
  fc.assert(
    fc.property(colours, (typed) => {
      const accepted = mended(typed);
      expect(colourProblems(accepted), JSON.stringify(typed)).toEqual([]);
      const palette = paletteOf(accepted);
      for (const [text, ground] of [...brandKeys.flatMap((key) => textPairs[key]), ...steadyPairs, ...mailPairs])
        expect(contrastOf(palette[text], palette[ground]), `${text} on ${ground}`).toBeGreaterThanOrEqual(
          leastContrast,
        );
    }),
    cases,
  );
});

test("each single colour can be mended beside the site's own", () => {
  fc.assert(
    fc.property(colour, (typed) => {
      for (const key of brandKeys) {
        const one = { ...noBrandColours, [key]: typed };
        expect(
          colourProblems(one).every((problem) => problem.key === key),
          typed,
        ).toBe(true);
        expect(colourProblems(mended(one)), typed).toEqual([]);
      }
    }),
    cases,
  );
});

test("a colour that passes is not changed, and one that fails is changed as little as it takes", () => {
  const [problem] = colourProblems({ ...noBrandColours, primary: "#2FA4D7" });
  expect(problem).toMatchObject({ key: "primary", nearest: "#1193C6" });
  expect(colourProblems({ ...noBrandColours, primary: "#1193C6" })).toEqual([]);
  expect(colourProblems({ ...noBrandColours, primary: "#1596CA" })).not.toEqual([]);
});

test("a refusal names the nearest colour", () => {
  expect(saidBy(brandProblems({ ...noBrandColours, primary: "#FFFF00" }))).toEqual({
    primary: "Too light, texts are hard to read. Try #8E8E00",
  });
  expect(sentenceOf(brandProblems({ ...noBrandColours, accent: "#7A1FA2" }).accent)).toMatch(/^Too dark/);
});

test.each([
  ["7a1fa2", "#7A1FA2"],
  [" #7A1fa2 ", "#7A1FA2"],
  ["abc", "#AABBCC"],
  ["#ABC", "#AABBCC"],
  ["", ""],
])("%j is read as %j", (typed, read) => expect(cleanColour(typed)).toBe(read));

test.each(["red", "rgb(1,2,3)", "#12", "#GGGGGG", "#0D8ABC80", "##0D8ABC", "0x0D8ABC"])("%j is no colour", (typed) =>
  expect(isColour(cleanColour(typed))).toBe(false),
);
