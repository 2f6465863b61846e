import { type Refusal, refusal } from "../refusals/refusal.ts";
import type { BrandColours, BrandKey } from "./brand-colours.ts";
import { colourProblems, leastContrast } from "./palette.ts";

const faultOf: Readonly<Record<BrandKey, Refusal>> = {
  primary: refusal("This colour is too light for the texts on it"),
  accent: refusal("This colour is too dark for the texts on it"),
  dark: refusal("This colour is too light for the texts on it"),
};

/** A contrast as it is usually written; rounded down, since 4.49 does not pass. */
function contrastOf(contrast: number): Refusal {
  const tenths = Math.floor(contrast * 10);
  return refusal("{whole}.{tenth} : 1", { whole: Math.floor(tenths / 10), tenth: tenths % 10 });
}

/** Returns the refusals of colours with unreadable texts, by key; they name the nearest colours that pass. */
export const brandProblems = (colours: BrandColours): Readonly<Partial<Record<BrandKey, Refusal>>> =>
  Object.fromEntries(
    colourProblems(colours).map(({ key, contrast, nearest }) => [
      key,
      refusal("{refusal}: {contrast}, where {least} is needed. The nearest colour that passes is {nearest}", {
        refusal: faultOf[key],
        contrast: contrastOf(contrast),
        least: contrastOf(leastContrast),
        nearest,
      }),
    ]),
  );
