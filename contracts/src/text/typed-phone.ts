import { type Refusal, refusal } from "../refusals/refusal.ts";
import { cleanLine } from "./characters.ts";
import { whatsappDigits, withoutTrunkZero } from "./phone.ts";

// Kept apart from `phone.ts`, which pages for browsers load.

const isDigit = (code: number) => /\p{Nd}/u.test(String.fromCodePoint(code));

/** The digits of a script stand in a row, zero first. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (isDigit(zero - 1)) zero -= 1;
  return String(code - zero);
}

/** Replaces dashes, spaces, slashes and digits of any script with ASCII ones, and drops invisible marks and accents. */
export const plainSigns = (text: string): string =>
  text
    .normalize("NFKC")
    .replace(/[\p{Cf}\p{M}\u3164]/gu, "")
    .replace(/(?!\d)\p{Nd}/gu, asciiDigit)
    .replace(/[\p{Pd}\u2212\u2043]/gu, "-")
    .replace(/[\u2044\u2215]/g, "/")
    .replace(/[\u00b7\u2022\u2219\u22c5\u30fb]/g, ".")
    .replace(/[^\S\n]/g, " ");

/** Only digits and the signs that stand between them: "+62 (0)812-3456.7890", "0812/3456/7890". */
const isNumber = (text: string) => /^[\d +().\-/]*\d[\d +().\-/]*$/.test(text);

/** A link to a chat or a call; people put the number into it as they write it. */
const link =
  /^(?:tel:|whatsapp:\/\/send\/?\?phone=|(?:(?:https?:)?\/\/)?(?:www\.)?(?:wa\.me\/|api\.whatsapp\.com\/send\/?\?phone=))([^/?&#;]+)/i;

/** A link's number, or a number without the signs at its sides: a telephone, a spreadsheet's apostrophe, stars. */
function bareNumber(line: string): string {
  const [, linked] = link.exec(line) ?? [];
  if (linked !== undefined) return linked.replaceAll("%20", " ").replace(/%2B/gi, "+");
  return line.replace(/^[^\p{L}\d+(]+/u, "").replace(/(?<=\d)[\p{So}*_'’ ]+$/u, "");
}

/** No number with anything at its sides is longer. */
const typedMax = 300;

/** Cleans what stands in a field for a phone number; a text that is not one is cleaned like any line. */
export function cleanPhone(typed: string): string {
  const number = typed.length > typedMax ? "" : bareNumber(cleanLine(plainSigns(typed))).trim();
  return isNumber(number) ? withoutTrunkZero(number) : cleanLine(typed);
}

/** Returns the digits in international form, or an empty text when something other than a number is there as well. */
export function digitsOfTyped(typed: string): string {
  const number = cleanPhone(typed);
  return isNumber(number) ? whatsappDigits(number) : "";
}

/** Names that people put before a number: "WA: 0812…", "No. HP 0812…". */
const label = /^(?:(?:no(?:mor)?|nomer|hp|wa|whats ?app|te?lp?|telepon|phone)\b(?!\.me)[\s.:]*)+/i;

/** The same for a number that may have a name before it, which a field for a number refuses. */
export const digitsOfNamed = (typed: string): string => digitsOfTyped(typed.trim().replace(label, ""));

const digitsIn = (text: string) => text.replace(/\D/g, "");

// A slash stands inside of a number, between two, or before the end of a second one: "(024) 8441-2090/91".
const isSlashed = (phone: string) => {
  const parts = phone.split("/").map((part) => digitsIn(part).length);
  return parts.filter((length) => length > 6).length > 1 || parts.some((length, at) => at > 0 && length < 3);
};

/** Tells whether a text holds several numbers; no single one has more than 15 digits. */
export const isSeveral = (phone: string): boolean =>
  /\d.*(?:[,;|&\n]|\+|\b(?:atau|dan|or|and)\b).*\d/i.test(phone) ||
  (isNumber(phone) && phone.includes("/") && isSlashed(phone)) ||
  (/\d.*\/.*\d/.test(phone) && !isNumber(phone)) ||
  (digitsIn(phone).length > 15 && !whatsappDigits(phone));

// Assigned country codes, and lengths where they are fixed: https://www.itu.int/pub/T-SP-E.164D
const indonesian = /^62(?:8\d{8,11}|[2-79]\d{7,10})$/;
const withKnownLength = /^(?:1[2-9]\d{9}|65\d{8}|61\d{9}|60\d{8,10})$/;
const twoDigitCode = /^(?:7\d|2[07]|3[0-469]|4[013-9]|5[1-8]|6[346]|8[1246]|9[0-58])\d{7,13}$/;
const threeDigitCode =
  /^(?:2(?:1[12368]|[2-6]\d|9[01789])|3(?:[57]\d|8[0-25-79])|42[013]|5[09]\d|6(?:7[02-9]|8[0-35-9]|9[0-2])|8(?:5[02356]|8[06])|9(?:6[0-8]|7[0-79]|9[2-68]))\d{5,12}$/;
const foreign = [withKnownLength, twoDigitCode, threeDigitCode];

/** Tells whether a chat opens with a number: one of Indonesia, or another country's with its + or 00. */
export function opensChat(phone: string): boolean {
  const digits = digitsOfTyped(phone);
  if (indonesian.test(digits)) return true;
  return /^\(?(?:\+|00)/.test(cleanPhone(phone)) && foreign.some((form) => form.test(digits));
}

/** Writes digits in international form as people read them: "+62 812-3456-7890". */
export function internationalForm(digits: string): string {
  const [, mobile, area, rest = ""] = /^62(?:(8\d\d)|(2[124]|31|61|[2-79]\d\d))(\d+)$/.exec(digits) ?? [];
  if (mobile) return `+62 ${[mobile, ...(rest.match(/\d{1,4}(?!\d$)|\d+/g) ?? [])].join("-")}`;
  return area ? `+62 ${area} ${rest}` : `+${digits}`;
}

/**
 * Tells whether a visitor's number can be one: 8 digits or more as typed, and not more than a number can have. With
 * slashes it could be a date or half a number, so then it has to be a whole one.
 */
export function isLeadPhone(phone: string): boolean {
  if (phone.includes("/")) return !isSeveral(phone) && opensChat(phone);
  const { length } = digitsIn(phone);
  return isNumber(phone) && length >= 8 && (length <= 15 || whatsappDigits(phone) !== "");
}

// A year, a price or another number before it may look like its beginning.
const apart = (number: string) => [number, ...number.split(/\/| +(?=\(?(?:\+|0|62|8))/)];

/** Returns the parts of a text that could be numbers, each also without what stands before it. */
export const numberTextsIn = (text: string): readonly string[] =>
  (withoutTrunkZero(plainSigns(text)).match(/[\d +().\-/]{8,}/g) ?? [])
    .map((run) => run.replace(/^[^\d+(]+/, "").replace(/(?<=\d)\D+$/, ""))
    .flatMap(apart);

/** Returns the numbers in a text, in international form; what only looks like one is among them. */
export const numbersIn = (text: string): readonly string[] => numberTextsIn(text).map(whatsappDigits);

// Not among the messages, which every screen of the dashboard loads.
const oneContactPhone = refusal("Only one phone number fits here, since the order buttons open a chat with it");
const badContactPhone = refusal(
  "Contact phone must be a number that WhatsApp can open a chat with, such as 0812 3456 7890",
);

/** Explains why the agency's number cannot open a chat; an empty number opens none either, but is allowed. */
export function contactPhoneProblem(typed: string): Refusal | undefined {
  const phone = cleanPhone(typed);
  if (phone === "") return undefined;
  if (isSeveral(phone)) return oneContactPhone;
  return opensChat(phone) ? undefined : badContactPhone;
}
