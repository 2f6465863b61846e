import type { BrandColours } from "./brand-colours.ts";
import { colourWith, luminanceOf, oklchOf } from "./oklch.ts";
import { ownColours, ownPalette, paletteOf, type Tone, tintOf } from "./palette.ts";

const tones = Object.keys(ownPalette) as readonly Tone[]; // an object's keys are texts to the compiler

/** The blues of the drawings that are not among the palette's go with it, too. */
const isNearBrand = (colour: string) => {
  const [own, { chroma, hue }] = [oklchOf(ownColours.primary), oklchOf(colour)];
  return chroma > 0.02 && Math.abs(hue - own.hue) < 0.35;
};

/** Returns the owner's colour for one that a drawing has written out. */
export function paintOf(paint: string, colours: BrandColours): string {
  const palette = paletteOf(colours);
  const colour = paint.toUpperCase();
  const tone = tones.find((one) => ownPalette[one] === colour);
  if (tone) return palette[tone];
  if (palette.brand === ownPalette.brand || !isNearBrand(colour)) return paint;
  return colourWith(luminanceOf(colour), tintOf(colour, ownColours.primary, palette.brand));
}

/** Returns a drawing in the owner's colours. */
export const repainted = (drawing: string, colours: BrandColours): string =>
  drawing.replace(/#[0-9a-f]{6}\b/gi, (paint) => paintOf(paint, colours));
