import { messages } from "./messages.ts";

export const photoTypes = ["image/jpeg", "image/jpg", "image/png", "image/gif", "image/webp"] as const;

export type ImageRule = Readonly<{ maxBytes: number; types: readonly string[]; typeSentence: string }>;

export const photoRule: ImageRule = { maxBytes: 5_242_880, types: photoTypes, typeSentence: messages.imageType };

/** The sentence for the first rule a chosen file breaks, or undefined. `size` in bytes, `type` a media type. */
export function imageProblem(file: Readonly<{ size: number; type: string }>, rule: ImageRule): string | undefined {
  if (!rule.types.includes(file.type.toLowerCase())) return rule.typeSentence;
  if (file.size > rule.maxBytes) return messages.imageTooLarge(rule.maxBytes);
  return undefined;
}

/** What a page needs to show a picture without shifting. `srcset` as the attribute takes it, `color` as #rrggbb. */
export type PictureSet = Readonly<{ width: number; height: number; color: string; srcset: string }>;
