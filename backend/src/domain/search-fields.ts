import { searchLimits } from "@etalase/contracts/rules/publication";
import { lengthOf } from "@etalase/contracts/text/text";
import type { Picture } from "./picture.ts";

/** The fields of a record for search engines and link previews; an empty text falls back to the record's own. */
export type SearchFields = Readonly<{
  /** The record's own excerpt, or the beginning of its text. */
  excerpt: string;
  hasOwnExcerpt: boolean;
  seoTitle: string;
  seoDescription: string;
  shareImage: Picture | null;
  /** Asks search engines to leave the record out. */
  noindex: boolean;
}>;

export const noSearchFields: Omit<SearchFields, "excerpt"> = {
  hasOwnExcerpt: false,
  seoTitle: "",
  seoDescription: "",
  shareImage: null,
  noindex: false,
};

/** Returns the beginning of a text in the length of an excerpt, cut between words. */
export function beginningOf(text: string): string {
  if (lengthOf(text) <= searchLimits.excerptMax) return text;
  const start = [...text].slice(0, searchLimits.excerptMax - 1).join("");
  return `${start.replace(/\s+\S*$/u, "").replace(/[\s,;:.–-]+$/u, "")}…`;
}
