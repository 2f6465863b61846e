import type { Refusal } from "../refusals/refusal.ts";
import { messages } from "../text/messages.ts";

export const photoTypes = ["image/jpeg", "image/jpg", "image/png", "image/gif", "image/webp"] as const;

const logoTypes = [...photoTypes, "image/svg+xml"] as const;
const faviconTypes = ["image/png", "image/x-icon", "image/vnd.microsoft.icon", "image/svg+xml"] as const;

/** The purpose of a picture, which decides the accepted formats and the stored one. */
export const imageKinds = ["photo", "logo", "icon"] as const;
export type ImageKind = (typeof imageKinds)[number];

export type ImageRule = Readonly<{
  kind: ImageKind;
  maxBytes: number;
  types: readonly string[];
  typeSentence: Refusal;
}>;

export const photoRule: ImageRule = {
  kind: "photo",
  maxBytes: 5_242_880,
  types: photoTypes,
  typeSentence: messages.imageType,
};

/** The logo of a partner. */
export const logoRule: ImageRule = {
  kind: "logo",
  maxBytes: 2_097_152,
  types: logoTypes,
  typeSentence: messages.logoType,
};

export const siteLogoRule = logoRule;

export const faviconRule: ImageRule = {
  kind: "icon",
  maxBytes: 262_144,
  types: faviconTypes,
  typeSentence: messages.faviconType,
};

/** The library's rule for each kind of picture. */
export const imageRules: Readonly<Record<ImageKind, ImageRule>> = {
  photo: photoRule,
  logo: logoRule,
  icon: faviconRule,
};

/** The default share picture; small enough to travel in one JSON body with logo and icon. */
export const sharePictureRule: ImageRule = { ...photoRule, maxBytes: 2_097_152 };

/**
 * Stands for a new picture in a list of kept addresses and so marks its position; uploaded files are counted first,
 * then pictures of the library.
 */
export const newPictureAt = (index: number): string => `new:${index}`;

/** Returns the sentence for the first rule that a file breaks, or undefined. `size` in bytes, `type` a media type. */
export function imageProblem(file: Readonly<{ size: number; type: string }>, rule: ImageRule): Refusal | undefined {
  if (!rule.types.includes(file.type.toLowerCase())) return rule.typeSentence;
  if (file.size > rule.maxBytes) return messages.imageTooLarge(rule.maxBytes);
  return undefined;
}

/**
 * The server decodes pictures of up to so many pixels: `pixels`, or `jpegPixels` of a JPEG that can be decoded row by
 * row. A progressive JPEG or an interlaced PNG is in memory as a whole, in at most `wholeBytes`.
 */
export const decodingLimits = { pixels: 25_000_000, jpegPixels: 120_000_000, wholeBytes: 100_000_000 } as const;

/** The server decodes almost every picture of fewer pixels, whatever its form. */
export const anyFormPixels = decodingLimits.wholeBytes / 6;
