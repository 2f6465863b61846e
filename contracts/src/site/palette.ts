import { type Refusal, refusal } from "../refusals/refusal.ts";
import { brand, tones } from "./brand.ts";
import { type BrandColours, type BrandKey, brandKeys, isColour } from "./brand-colours.ts";
import { colourOf, colourWith, contrastOf, luminanceOf, oklchOf } from "./oklch.ts";

const ownTones = { ...brand, ...tones } as const;
export type Tone = keyof typeof ownTones;
/** Every colour of the public site and of mails. */
export type Palette = Readonly<Record<Tone, string>>;
export const ownPalette: Palette = ownTones;

/** The site's own colour in place of each empty one. */
export const ownColours: BrandColours = { primary: brand.brand, accent: brand.sun, dark: brand.ink };

/** Returns three usable colours: the site's own in place of empty and unreadable ones. */
function usable(colours: BrandColours): BrandColours {
  const one = (key: BrandKey) => (isColour(colours[key]) ? colours[key] : ownColours[key]);
  return { primary: one("primary"), accent: one("accent"), dark: one("dark") };
}

/** The tones that keep their luminance, so that texts on them are as readable as in the site's own colours. */
const following = {
  primary: ["brandSoft", "brandMist", "sky", "brandChip", "brandGlow", "brandLight"],
  accent: ["sunText", "sunSoft", "sunGlow", "sunChip"],
  dark: ["text", "muted", "line", "canvas", "fieldLine", "onInk", "onInkMuted"],
} as const satisfies Record<BrandKey, readonly Tone[]>;

/** A strong colour must not make its pale tones as strong. */
const mostOfChroma = 1.6;

/** Returns the chroma and hue that a tone has beside another colour than the site's own. */
export function tintOf(tone: string, own: string, colour: string) {
  const [from, to, now] = [oklchOf(own), oklchOf(colour), oklchOf(tone)];
  return { chroma: now.chroma * Math.min(mostOfChroma, to.chroma / from.chroma), hue: now.hue + to.hue - from.hue };
}

function followingOf(key: BrandKey, colour: string): Partial<Palette> {
  const tones = following[key].map((tone: Tone) => [
    tone,
    colourWith(luminanceOf(ownTones[tone]), tintOf(ownTones[tone], ownColours[key], colour)),
  ]);
  return Object.fromEntries(tones);
}

const ownDarkening = oklchOf(brand.brandStrong).lightness / oklchOf(brand.brand).lightness;

/** Returns the colour itself if white can stand on it, or else a darker one, at most as much darker as the site's own. */
function strongOf(primary: string): string {
  const limit = luminanceOf(brand.brandStrong);
  if (luminanceOf(primary) <= limit) return primary;
  const { lightness, chroma, hue } = oklchOf(primary);
  const tint = { chroma: chroma * ownDarkening, hue };
  const readable = colourWith(limit, tint);
  const darkened = colourOf({ ...tint, lightness: lightness * ownDarkening });
  return luminanceOf(readable) > luminanceOf(darkened) ? readable : darkened;
}

/** Returns a tone that stands out from another as much as in the site's own colours. */
function apartAs(tone: Tone, ownBase: Tone, base: string): string {
  const ownRatio = (luminanceOf(ownTones[tone]) + 0.05) / (luminanceOf(ownTones[ownBase]) + 0.05);
  const luminance = (luminanceOf(base) + 0.05) * ownRatio - 0.05;
  return colourWith(Math.max(0, luminance), tintOf(ownTones[tone], ownTones[ownBase], base));
}

const toneOf: Readonly<Record<BrandKey, (colour: string) => Partial<Palette>>> = {
  primary(colour) {
    const brandStrong = strongOf(colour);
    return { brand: colour, brandStrong, brandDeep: apartAs("brandDeep", "brandStrong", brandStrong) };
  },
  accent: (colour) => ({ sun: colour }),
  dark: (colour) => ({
    ink: colour,
    inkRaised: apartAs("inkRaised", "ink", colour),
    inkLine: apartAs("inkLine", "ink", colour),
    inkEdge: apartAs("inkEdge", "ink", colour),
    inkGlow: apartAs("inkGlow", "ink", colour),
    inkRule: apartAs("inkRule", "ink", colour),
    inkQuote: apartAs("inkQuote", "ink", colour),
  }),
};

const families = new Map<BrandKey, Readonly<{ colour: string; tones: Partial<Palette> }>>();

/** Returns the tones of a colour, from memory if they were the last: others are tried beside one that stays. */
function familyOf(key: BrandKey, colour: string): Partial<Palette> {
  const known = families.get(key);
  if (known?.colour === colour) return known.tones;
  const tones = { ...followingOf(key, colour), ...toneOf[key](colour) };
  families.set(key, { colour, tones });
  return tones;
}

/** Derives the colours of the pages from the owner's; those of the site's own stay exactly as they are. */
export function paletteOf(colours: BrandColours): Palette {
  const used = usable(colours);
  const changed = brandKeys.filter((key) => used[key] !== ownColours[key]);
  return Object.assign({}, ownPalette, ...changed.map((key) => familyOf(key, used[key])));
}

export const leastContrast = 4.5;

/**
 * The texts with their grounds whose contrast a colour decides. All others have the contrast of the site's own colours,
 * since their tones keep their luminance.
 */
export const textPairs: Readonly<Record<BrandKey, readonly (readonly [text: Tone, ground: Tone])[]>> = {
  primary: [
    ["white", "brandStrong"],
    ["brandSoft", "brandStrong"],
    ["brandStrong", "canvas"],
    ["brandStrong", "sky"],
  ],
  dark: [
    ["onInkMuted", "ink"],
    ["onInk", "inkRaised"],
    ["sunGlow", "inkLine"],
    ["brandLight", "inkRaised"],
    ["ink", "brandMist"],
  ],
  accent: [["ink", "sun"]],
};

/** Returns the lowest contrast of the texts that a colour decides on. */
export function contrastWith(key: BrandKey, colours: BrandColours): number {
  const palette = paletteOf(colours);
  return Math.min(...textPairs[key].map(([text, ground]) => contrastOf(palette[text], palette[ground])));
}

const passes = (key: BrandKey, colours: BrandColours) => contrastWith(key, colours) >= leastContrast;

/** Texts stand in light letters on the first two, and in dark ones on the accent. */
const readableEnd: Readonly<Record<BrandKey, 0 | 1>> = { primary: 0, dark: 0, accent: 1 };

/** Returns the colour of the same hue, as near in lightness as possible, on which texts can be read. */
function nearestOf(key: BrandKey, colours: BrandColours): string {
  const { lightness, ...tint } = oklchOf(usable(colours)[key]);
  let [failing, nearest]: [number, number] = [lightness, readableEnd[key]];
  const at = (lightness: number) => colourOf({ ...tint, lightness });
  for (let step = 0; step < 12; step += 1) {
    const middle = (failing + nearest) / 2;
    if (passes(key, { ...colours, [key]: at(middle) })) nearest = middle;
    else failing = middle;
  }
  return at(nearest);
}

export type ColourProblem = Readonly<{ key: BrandKey; nearest: string }>;

/** Dark comes before the accent, on which it stands. */
const inOrder = ["primary", "dark", "accent"] as const;

/**
 * Finds the colours with texts that nobody could read. Together the nearest ones pass. The accent of the site's own
 * cannot give way, so dark does.
 */
export function colourProblems(colours: BrandColours): readonly ColourProblem[] {
  const problems: ColourProblem[] = [];
  let mended = colours;
  for (const key of inOrder) {
    if (passes(key, mended)) continue;
    const nearest = nearestOf(key, mended);
    problems.push({ key, nearest });
    mended = { ...mended, [key]: nearest };
  }
  return problems;
}

const tooLight = (nearest: string) => refusal("Too light, texts are hard to read. Try {nearest}", { nearest });
const tooDark = (nearest: string) => refusal("Too dark, texts are hard to read. Try {nearest}", { nearest });

/** Returns the refusals of colours with unreadable texts, by key; they name the nearest colours that pass. */
export const brandProblems = (colours: BrandColours): Readonly<Partial<Record<BrandKey, Refusal>>> =>
  Object.fromEntries(
    colourProblems(colours).map(({ key, nearest }) => [key, key === "accent" ? tooDark(nearest) : tooLight(nearest)]),
  );
