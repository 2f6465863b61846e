/** Colours by lightness, chroma and hue as the eye sees them (https://bottosson.github.io/posts/oklab). */
type Oklch = Readonly<{ lightness: number; chroma: number; hue: number }>;
type Triple = readonly [number, number, number];

const linear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
const encoded = (part: number) => (part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055);

const partAt = (colour: string, place: number) => linear(Number.parseInt(colour.slice(place, place + 2), 16) / 255);
const linearOf = (colour: string): Triple => [partAt(colour, 1), partAt(colour, 3), partAt(colour, 5)];

/** Relative luminance by WCAG 2, from 0 to 1. */
export const luminanceOf = (colour: string): number => {
  const [red, green, blue] = linearOf(colour);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** Contrast of two colours by WCAG 2, from 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** `colour` is `#rrggbb`. */
export function oklchOf(colour: string): Oklch {
  const [red, green, blue] = linearOf(colour);
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  const lightness = 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short;
  return { lightness, chroma: Math.hypot(a, b), hue: Math.atan2(b, a) };
}

function rgbOf({ lightness, chroma, hue }: Oklch): Triple {
  const [a, b] = [chroma * Math.cos(hue), chroma * Math.sin(hue)];
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

const isShown = (part: number) => part > -0.0005 && part < 1.0005;
const byteOf = (part: number) => Math.round(255 * encoded(Math.min(1, Math.max(0, part))));
const hexOf = (parts: Triple) =>
  `#${parts.map((part) => byteOf(part).toString(16).padStart(2, "0")).join("")}`.toUpperCase();

/** Returns the colour as `#RRGGBB`, paler where no screen shows so much chroma. */
export function colourOf({ lightness, chroma, hue }: Oklch): string {
  let [least, most] = [0, chroma];
  if (rgbOf({ lightness, chroma, hue }).every(isShown)) least = chroma;
  for (let step = 0; step < 10 && least < most; step += 1) {
    const middle = (least + most) / 2;
    if (rgbOf({ lightness, chroma: middle, hue }).every(isShown)) least = middle;
    else most = middle;
  }
  return hexOf(rgbOf({ lightness, chroma: least, hue }));
}

/** Returns the colour of a chroma and hue that has a luminance. */
export function colourWith(luminance: number, { chroma, hue }: Pick<Oklch, "chroma" | "hue">): string {
  let [least, most] = [0, 1];
  for (let step = 0; step < 13; step += 1) {
    const lightness = (least + most) / 2;
    if (luminanceOf(colourOf({ lightness, chroma, hue })) < luminance) least = lightness;
    else most = lightness;
  }
  return colourOf({ lightness: most, chroma, hue });
}
