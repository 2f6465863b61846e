import type { FieldName, Refusal } from "../refusals/refusal.ts";
import { cleanLine, cleanText, type Unusable, unusableIn } from "./characters.ts";
import { messages } from "./messages.ts";

// Kept apart, so that a page can make a tag's address without loading every sentence of this package.
export { formerTagSlugOf, isSlug, slugOf, tagSlugOf } from "./slug.ts";

/** Counts code points, as the limits do, so that an emoji counts once. */
export const lengthOf = (text: string) => [...text].length;

export const capitalised = <T extends string>(text: T) =>
  `${text.charAt(0).toUpperCase()}${text.slice(1)}` as Capitalize<T>; // the same letter

export type TextRule = Readonly<{
  /** The name in the sentences: "Title". */
  field: FieldName;
  min?: number;
  max: number;
  /** Longer texts may hold TAB, LF and CR. */
  multiline?: boolean;
  /** The sentence for a character that cannot be used; the staff's by default. */
  unusable?: (field: FieldName, place: Unusable) => Refusal;
}>;

/**
 * Returns the sentence for the first rule that a text breaks once it is cleaned, or undefined. An empty text is
 * "required" when min > 0.
 */
export function textProblem(typed: string, of: TextRule): Refusal | undefined {
  const { field, min = 1, max, multiline = false, unusable = messages.controlCharacters } = of;
  const text = (multiline ? cleanText : cleanLine)(typed);
  if (min > 0 && text === "") return messages.required(field);
  const place = unusableIn(text, multiline);
  if (place) return unusable(field, place);
  const length = lengthOf(text);
  if (length < min) return messages.tooShort(field, min);
  if (length > max) return messages.tooLong(field, max);
  return undefined;
}

/** Returns the sentence for a text over its limit in bytes, or undefined; in characters when those exceed it too. */
export function bytesProblem(text: string, { field, maxBytes }: Readonly<{ field: FieldName; maxBytes: number }>) {
  if (new TextEncoder().encode(text).length <= maxBytes) return undefined;
  return lengthOf(text) > maxBytes ? messages.tooLong(field, maxBytes) : messages.tooManyBytes(field, maxBytes);
}

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " " };

function decodeEntity(whole: string, name: string): string {
  if (!name.startsWith("#")) return entities[name] ?? whole;
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
}

/** A run of equal entities is decoded once: each save reads a text of a hundred thousand of them several times. */
const entityRun = /(&(#[xX]?[0-9a-fA-F]{1,6}|[a-zA-Z]{2,6});)\1*/g;
const decodeRun = (run: string, entity: string, name: string) =>
  decodeEntity(entity, name).repeat(run.length / entity.length);

/**
 * Replaces matches that extend to `end`. Searching after the last `end` cannot match, and each attempt would read on to
 * the end of the text, in quadratic time.
 */
function replaceEnded(text: string, pattern: RegExp, end: string, replacement: string): string {
  const last = text.lastIndexOf(end);
  if (last < 0) return text;
  const length = last + end.length;
  return text.slice(0, length).replace(pattern, replacement) + text.slice(length);
}

const comment = /<!--[\s\S]*?-->/g;
const inlineTag = /<\/?(?:b|strong|i|em|u|s|code|a|span|sub|sup|mark|small)(?:\s[^>]*)?>/gi;
const anyTag = /<[^>]*>/g;

const raised = /<(su[bp])>([\d+=()-]{1,40})<\/\1>/gi;
const quote = /<(\/?)q(?:\s[^<>]*)?>/gi;
const [normal, above, below] = ["0123456789+-=()", "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾", "₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎"] as const;

/** Without its tags, "10<sup>6</sup>" would be another number. */
const inCharacters = (html: string): string =>
  html
    .replace(raised, (_, tag: string, digits: string) => {
      const letters = [...(/^sup$/i.test(tag) ? above : below)];
      return [...digits].map((digit) => letters[normal.indexOf(digit)] ?? digit).join("");
    })
    .replace(quote, (_, slash: string) => (slash ? "”" : "“"));

export const decoded = (text: string): string => text.replace(entityRun, decodeRun);

/** Returns the text that a reader sees of an HTML fragment: no tags, entities decoded, white space folded. */
export function visibleText(html: string): string {
  const withoutComments = replaceEnded(html, comment, "-->", "");
  const withoutInlineTags = replaceEnded(inCharacters(withoutComments), inlineTag, ">", "");
  return replaceEnded(withoutInlineTags, anyTag, ">", " ")
    .replace(entityRun, decodeRun)
    .replace(/[\u200b\u2060\ufeff]+/g, "")
    .replace(/\s+/g, " ")
    .trim();
}

/**
 * The same as textProblem for an article's HTML, by the text that a reader sees. An article that shows a picture needs
 * no words.
 */
export const articleProblem = (html: string, { min, ...rule }: TextRule): Refusal | undefined =>
  textProblem(visibleText(html), { ...rule, min: /<img\s[^>]*\bsrc=/i.test(html) ? 0 : min });

export const wordCount = (html: string): number => visibleText(html).split(" ").filter(Boolean).length;

/** Normalises a text for search and sorting: without case and accents. */
export const searchKey = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .replace(/\s+/g, " ")
    .trim();

export const isRecordId = (text: string): boolean => /^[0-9a-f]{24}$/.test(text);
