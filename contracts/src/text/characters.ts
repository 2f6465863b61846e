// Kept apart, so that a page can check an address without loading every sentence of this package.

// Unpaired surrogates are not characters: databases would store something else.
// biome-ignore lint/suspicious/noControlCharactersInRegex: finding control characters is the point
const controls = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\ud800-\udfff]/u;
// biome-ignore lint/suspicious/noControlCharactersInRegex: TAB, LF and CR stay allowed in longer texts
const controlsOfLongTexts = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ud800-\udfff]/u;

// Invisible characters: zero width, tags, and blank letters.
const unseen = /[\p{Cf}\u115f\u1160\u2800\u3164\uffa0]/u;

// Joiners shape the letters of some scripts and join pictures to one emoji; tags name the region of a flag.
const joined = /(?<=[\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])[\u200c\u200d]/gu;
const idleJoiner = /(?<![\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])[\u200c\u200d]+/gu;
const regionalFlag = /\u{1f3f4}[\u{e0061}-\u{e007a}]+\u{e007f}/gu;

const blanked = (text: string, pattern: RegExp) => text.replace(pattern, ({ length }) => "_".repeat(length));

/** Returns the first character that a name, a title or a search must not hold, because no reader sees it in its place. */
const unusableInLine = (text: string) =>
  controls.exec(text) ?? unseen.exec(blanked(blanked(text, joined), regionalFlag));

/** Returns the first control character other than TAB, LF and CR. */
const unusableInText = (text: string) => controlsOfLongTexts.exec(text);

export const isPlainLine = (text: string): boolean => !unusableInLine(text);
export const isPlainText = (text: string): boolean => !unusableInText(text);

/** The place of a character that cannot be used: its code, and the words before it, which are empty at the beginning. */
export type Unusable = Readonly<{ code: string; after: string }>;

/** Returns the first character that a cleaned text must not hold. */
export function unusableIn(text: string, multiline = false): Unusable | undefined {
  const found = (multiline ? unusableInText : unusableInLine)(text);
  if (!found) return undefined;
  const code = (text.codePointAt(found.index) ?? 0).toString(16).toUpperCase().padStart(4, "0");
  const before = text.slice(0, found.index).replace(/<[^>]*>/g, " ");
  const after = [...before].slice(-20).join("").replace(/\s+/g, " ").trim();
  return { code: `U+${code}`, after };
}

// Soft hyphens, marks of direction, characters without width, and the place of a picture that was not copied: they mean
// nothing, and their writer cannot see them.
const meaningless =
  /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff\ufffc\ufffe\uffff]/g;

// Texts that were once Windows-1252 and read as Latin-1: U+0080 is a euro sign. Five codes have no character.
const windows1252 = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ";
const ofWindows = (character: string) => windows1252[character.charCodeAt(0) - 0x80] ?? character;

const withoutMeaningless = (text: string) => text.replace(meaningless, "").replace(/[\u0080-\u009f]/g, ofWindows);

/** Cleans code: no meaningless characters, LF at line ends, since multipart forms send CRLF. */
export const cleanCode = (code: string): string => withoutMeaningless(code).replace(/\r\n?/g, "\n");

// A single one beside a digit binds a number to its unit. Only the first of many spaces may begin a run: otherwise each
// of them would read on to the last one, in quadratic time.
const noBreakSpaces = /(?<=\d)\u00a0(?=[^ \u00a0])|(?<=[^ \u00a0])\u00a0(?=\d)|(?<! )( *)\u00a0[ \u00a0]*/g;

// An address keeps its letters as they are, because servers tell them apart.
const letters = /\s(?:href|src)="[^"]*"|\p{L}\p{M}+/gu;
const composed = (found: string) => (/^\s/.test(found) ? found : found.normalize("NFC"));

/** Composes letters and their accents, which some fonts draw apart; runs of no-break spaces are one space. */
const cleanWords = (text: string) =>
  text.replace(letters, composed).replace(noBreakSpaces, (run, spaces?: string) => (spaces === undefined ? run : " "));

/** Cleans a text of several lines. */
export const cleanText = (text: string): string => cleanWords(cleanCode(text)).trim();

/** Cleans a text of one line, in which tabs and no-break spaces are ordinary spaces, and joiners join something. */
export const cleanLine = (text: string): string =>
  cleanText(text)
    .replace(/(?<! ) *[\t\u00a0\u2007\u202f][ \t\u00a0\u2007\u202f]*/g, " ")
    .replace(idleJoiner, "")
    .trim();

const reference = /&(?:nbsp|shy|lrm|rlm|ZeroWidthSpace|NoBreak|#(\d{1,7}|[xX][\da-fA-F]{1,6}));/g;
const named: Readonly<Record<string, string>> = { "&nbsp;": "\u00a0" };

/** A reference to a character that the cleaning changes; any other reference stays. */
function cleanReference(whole: string, number?: string): string {
  if (!number) return named[whole] ?? "";
  const code = Number(number.replace(/^x/i, "0x"));
  if (code > 0x10ffff) return whole;
  const character = String.fromCodePoint(code);
  return code === 0xa0 || withoutMeaningless(character) !== character ? withoutMeaningless(character) : whole;
}

/** Cleans HTML, also of references to meaningless characters. Code keeps its spaces, as ordinary ones. */
export const cleanHtml = (html: string): string =>
  cleanCode(html.replace(reference, cleanReference))
    .split(/(?=<pre[\s>])|(?<=<\/pre>)/i)
    .map((part) => (/^<pre[\s>]/i.test(part) ? part.replaceAll("\u00a0", " ") : cleanWords(part)))
    .join("");
