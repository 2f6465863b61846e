import type { BrandColours, BrandKey } from "./brand-colours.ts";
import { colourProblems, leastContrast } from "./palette.ts";

const faultOf: Readonly<Record<BrandKey, string>> = {
  primary: "This colour is too light for the texts on it",
  accent: "This colour is too dark for the texts on it",
  dark: "This colour is too light for the texts on it",
};

/** A contrast as it is usually written; rounded down, since 4.49 does not pass. */
export const contrastText = (contrast: number): string => `${(Math.floor(contrast * 10) / 10).toFixed(1)} : 1`;

/** Returns the sentences about colours with unreadable texts, by key; they name the nearest colours that pass. */
export const brandProblems = (colours: BrandColours): Readonly<Partial<Record<BrandKey, string>>> =>
  Object.fromEntries(
    colourProblems(colours).map(({ key, contrast, nearest }) => [
      key,
      `${faultOf[key]}: ${contrastText(contrast)}, where ${leastContrast} : 1 is needed. The nearest colour that passes is ${nearest}`,
    ]),
  );
