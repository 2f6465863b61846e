import { whatsappDigits, withoutTrunkZero } from "@etalase/contracts/text/phone";
import { searchKey } from "@etalase/contracts/text/text";
import { cleanPhone } from "@etalase/contracts/text/typed-phone";
import { raw } from "@mikro-orm/core";

/** A text to look for; a code is compared without the signs that part it. */
type Look = Readonly<{ text: string; isCode: boolean }>;

type Condition = Readonly<Record<symbol, never[]>>;

/** A column in which a search looks, or a table of texts. */
export type Place = (look: Look) => Condition;

/** The signs that people put into numbers and codes, each in their own way. */
const parting = [" ", "-", "\u2010", "\u2013", ".", ",", "/", "+", "#", "(", ")"];
const unparted = (text: string) => parting.reduce((rest, sign) => rest.replaceAll(sign, ""), text);
const unpartedColumn = (column: string) =>
  parting.reduce((expression, sign) => `replace(${expression}, '${sign}', '')`, column);

/**
 * The comparison of a column with one placeholder. LIKE was ruled out: its wildcards need an escape character, on which
 * the databases do not agree. The comparison stands within the fragment: otherwise the ORM writes the text into the
 * statement before it looks for the other placeholders, and takes a question mark of the text for one.
 */
const holds = (column: string, isCode: boolean) => `instr(${isCode ? unpartedColumn(column) : column}, ?) > 0`;

/** Looks in a column, whose texts have the form that `keyOf` returns. */
export const inColumn =
  (column: string, keyOf = searchKey): Place =>
  ({ text, isCode }) => ({ [raw(holds(column, isCode), [keyOf(text)])]: [] });

/** Shorter numbers are found only as they are written. */
const digitsMin = 4;

/** The digits with each prefix that a number may be stored with: "0812…", "+62 812…" and "812…" are equal. */
function numbersOf(digits: string): readonly string[] {
  const international = whatsappDigits(digits) || digits;
  const [prefix = ""] = /^(?:62)?0?(?=[1-9])/.exec(international) ?? [];
  if (!prefix) return [international];
  const national = international.slice(prefix.length);
  // Seven digits of a mobile number are unlikely to stand in another number.
  return /^8\d{6}/.test(national) ? [national] : [digits, `0${national}`, `62${national}`];
}

function codesOf(words: string): readonly string[] {
  const code = unparted(searchKey(withoutTrunkZero(words)));
  if (code.length < digitsMin || !/\d/.test(code)) return [];
  return /^\d+$/.test(code) ? numbersOf(code) : [code];
}

/** A phrase in quotes, which may still lack its end, or a word. A single quote may be an apostrophe. */
const phraseOrWord = /["“”„«»＂]\s*([^"“”„«»＂]*[^"“”„«»＂\s])\s*(?:["“”„«»＂]|$)|[^\s"“”„«»＂]+/gu;
const isNumber = (word: string) => /^[+(]?\d[\d().,/\u2010\u2013-]*$/.test(searchKey(word));

/** Words, or a text that stands as it is; a code is known by its digits, however it is parted. */
export type SearchPart = Readonly<{ text: string; kind: "words" | "text" | "code" }>;

const isPlain = (word: string) => /\p{L}/u.test(word) && /^[\p{L}\p{M}.,:;!?'’()_/&-]+$/u.test(word);

/** Parts a search into runs of plain words, and into phrases, numbers and signs. */
export function partsOf(search: string): readonly SearchPart[] {
  const parts: SearchPart[] = [];
  for (const [typed, phrase] of search.matchAll(phraseOrWord)) {
    const text = cleanPhone(phrase ?? typed);
    const plain = phrase === undefined && isPlain(text);
    const code = phrase === undefined && /\d/.test(text) ? "code" : "text";
    const kind = plain ? "words" : code;
    const last = parts.at(-1);
    const goesOn = last?.kind === kind && (plain || (isNumber(text) && isNumber(last.text.split(" ").at(-1) ?? "")));
    if (goesOn) parts[parts.length - 1] = { kind, text: `${last.text} ${text}` };
    else parts.push({ text, kind });
  }
  const signs = search.trim();
  return parts.length > 0 || !signs ? parts : [{ text: signs, kind: "text" }];
}

/** Filters records that hold all parts of a search, each word in any of the places. */
export function holdingParts(parts: readonly SearchPart[], ...places: readonly Place[]) {
  const somewhere = (looks: readonly Look[]) => looks.flatMap((look) => places.map((place) => place(look)));
  const asCode = (words: string) => somewhere(codesOf(words).map((text) => ({ text, isCode: true })));
  const asWord = (text: string) => ({ $or: [...somewhere([{ text, isCode: false }]), ...asCode(text)] });
  const all = parts.map(({ text, kind }) => {
    const words = kind === "text" ? [text] : text.split(" ");
    // "0812 3456" may be one number or two.
    return { $or: [...(words.length > 1 ? asCode(text) : []), { $and: words.map(asWord) }] };
  });
  return all.length > 0 ? { $and: all } : {};
}

/**
 * Filters records that hold all words of a search, each in any of the places. A phrase in quotes is one word. Numbers
 * and codes are found by their digits and letters, however they are parted.
 */
export const holdingWords = (search: string | undefined, ...places: readonly Place[]) =>
  holdingParts(partsOf(search ?? ""), ...places);
