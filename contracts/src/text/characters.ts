// Kept apart, so that a page can check an address without loading every sentence of this package.

// Unpaired surrogates are not characters: databases would store something else.
// biome-ignore lint/suspicious/noControlCharactersInRegex: finding control characters is the point
const controls = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\ud800-\udfff]/u;
// biome-ignore lint/suspicious/noControlCharactersInRegex: TAB, LF and CR stay allowed in longer texts
const controlsOfLongTexts = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ud800-\udfff]/u;

// Signs that change how the characters beside them are drawn, and that others would draw as a box or not at all.
const formats = /(?!\p{DI})\p{Cf}/u;

/** Returns the first character that a cleaned name, title or search must not hold. */
const unusableInLine = (text: string) => controls.exec(text) ?? formats.exec(text);

/** Returns the first control character other than TAB, LF and CR. */
const unusableInText = (text: string) => controlsOfLongTexts.exec(text);

/** For cleaned texts, as `isPlainText`. */
export const isPlainLine = (text: string): boolean => !unusableInLine(text);
export const isPlainText = (text: string): boolean => !unusableInText(text);

/** The place of a character that cannot be used: its code, and the words before it, which are empty at the beginning. */
export type Unusable = Readonly<{ code: string; after: string }>;

/** Returns the first character that a cleaned text must not hold. */
export function unusableIn(text: string, multiline = false): Unusable | undefined {
  const match = (multiline ? unusableInText : unusableInLine)(text);
  if (!match) return undefined;
  const code = (text.codePointAt(match.index) ?? 0).toString(16).toUpperCase().padStart(4, "0");
  const before = text.slice(0, match.index).replace(/<[^>]*>/g, " ");
  const after = [...before].slice(-20).join("").replace(/\s+/g, " ").trim();
  return { code: `U+${code}`, after };
}

// Characters that no reader sees, and that their writer cannot see: without a look of their own by Unicode, for private
// use, no characters at all, blank Braille, a note without a head, and the place of a picture that was not copied.
const unseen = String.raw`[\p{DI}\p{Co}\p{NChar}\u2800\ufffc\u{1d159}]`;
// Letters of scripts that join, from Arabic to Adlam.
const joining = String.raw`[\u0600-\u0dff\u0f00-\u109f\u1780-\u18af\u1900-\u1c4f\ua840-\ua8ff\ua980-\uaadf\ufb50-\ufdff\ufe70-\ufefc\u{10a00}-\u{11fff}\u{1e900}-\u{1e95f}]`;
const letter = String.raw`(?!\p{DI})(?=[\p{L}\p{M}])${joining}`;

// India's signs that take a letter's vowel: with a joiner behind, they end a word in a form of its own.
const virama = String.raw`[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca]`;

/** Unseen characters that change what is seen: joiners and forms of letters, forms of emoji, the region of a flag. */
const needed = [
  String.raw`(?<=${letter})[\u200c\u200d](?=${unseen}*${letter})|(?<=${virama})\u200d`,
  String.raw`(?<=[\u1820-\u18aa])[\u180b-\u180f]|(?<=\p{sc=Han})[\ufe00-\ufe02\u{e0100}-\u{e01ef}]`,
  String.raw`(?<=\p{ExtPict})\ufe0e|(?<=(?!\p{EPres})\p{ExtPict})\ufe0f|(?<=[\d#*])\ufe0f(?=\u20e3)`,
  String.raw`(?<=\p{ExtPict}\ufe0f?|\p{EMod})\u200d(?=${unseen}*\p{ExtPict})`,
  String.raw`(?<=\u{1f3f4})[\u{e0030}-\u{e007a}]{3,6}\u{e007f}`,
].join("|");
const unneeded = new RegExp(`(${needed})|${unseen}`, "gu");

// As wide as a space, unlike the others.
const blank = /[\u2800\u3164\uffa0]/;

// Marks need a letter.
const showsNothing = /^[\s\p{M}\p{Cf}]*$/u;

// Texts that were once Windows-1252 and read as Latin-1: U+0080 is a euro sign. Five codes have no character.
const windows1252 = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ";
const ofWindows = (character: string) => windows1252[character.charCodeAt(0) - 0x80] ?? character;

/** The text without unseen characters; a blank one is a no-break space, until runs of these are made one space. */
const seen = (text: string) =>
  text
    .replace(unneeded, (match, joiner: string | undefined) => joiner ?? (blank.test(match) ? "\u00a0" : ""))
    .replace(/[\u0080-\u009f]/g, ofWindows);

/** Cleans code: no unseen characters, LF at line ends, since multipart forms send CRLF. */
export const cleanCode = (code: string): string => seen(code).replace(/\r\n?/g, "\n");

// A single one beside a digit binds a number to its unit. Only the first of many spaces may begin a run: otherwise each
// of them would read on to the last one, in quadratic time.
const noBreakSpaces = /(?<=\d)\u00a0(?=[^ \u00a0])|(?<=[^ \u00a0])\u00a0(?=\d)|(?<! )( *)\u00a0[ \u00a0]*/g;

// An address keeps its letters as they are, because servers tell them apart.
const letters = /\s(?:href|src)="[^"]*"|\p{L}\p{M}+/gu;
const composed = (match: string) => (/^\s/.test(match) ? match : match.normalize("NFC"));

/** Composes letters and their accents, which some fonts draw apart; runs of no-break spaces are one space. */
const cleanWords = (text: string) =>
  text.replace(letters, composed).replace(noBreakSpaces, (run, spaces?: string) => (spaces === undefined ? run : " "));

/** Cleans a text of several lines; one that shows nothing is empty. */
export const cleanText = (text: string): string => {
  const clean = cleanWords(cleanCode(text)).trim();
  return showsNothing.test(clean) ? "" : clean;
};

/** Cleans a text of one line, in which tabs and no-break spaces are ordinary spaces. */
export const cleanLine = (text: string): string =>
  cleanText(text)
    .replace(/(?<! ) *[\t\u00a0\u2007\u202f][ \t\u00a0\u2007\u202f]*/g, " ")
    .trim();

// Browsers read numbers without a semicolon, too.
const reference =
  /&(?:(nbsp|shy|lrm|rlm|zwj|zwnj|ZeroWidthSpace|NoBreak);|#(?:0*(\d{1,7})(?!\d)|[xX]0*([\da-fA-F]{1,6})(?![\da-fA-F]));?)/g;
const named: Readonly<Record<string, string>> = { nbsp: "\u00a0", zwj: "\u200d", zwnj: "\u200c" };

/** The character that a reference stands for; one of ASCII stays, since HTML may need it, and so does one of none. */
function readReference(whole: string, name?: string, decimal?: string, hexadecimal?: string): string {
  if (name) return named[name] ?? "";
  const code = decimal ? Number(decimal) : Number.parseInt(hexadecimal ?? "", 16);
  const isCharacter = code > 0x7f && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
  return isCharacter ? String.fromCodePoint(code) : whole;
}

/** Cleans HTML, also of references to unseen characters. Code keeps its spaces, as ordinary ones. */
export const cleanHtml = (html: string): string =>
  cleanCode(html.replace(reference, readReference))
    .split(/(?=<pre[\s>])|(?<=<\/pre>)/i)
    .map((part) => (/^<pre[\s>]/i.test(part) ? part.replaceAll("\u00a0", " ") : cleanWords(part)))
    .join("");
