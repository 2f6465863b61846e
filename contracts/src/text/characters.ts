// Kept apart, so that a page can check an address without loading every sentence of this package.

// Unpaired surrogates are not characters: databases would store something else.
// biome-ignore lint/suspicious/noControlCharactersInRegex: finding control characters is the point
const controls = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\ud800-\udfff]/u;
// biome-ignore lint/suspicious/noControlCharactersInRegex: TAB, LF and CR stay allowed in longer texts
const controlsOfLongTexts = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ud800-\udfff]/u;

// Invisible characters: zero width, direction marks, and blank letters.
const unseen = /[\p{Cf}\u115f\u1160\u2800\u3164\uffa0]/u;

// Sequences that join pictures to one emoji, and tags that name the region of a flag.
const joined = /\p{Extended_Pictographic}[\ufe0f\u{1f3fb}-\u{1f3ff}]?\u200d(?=\p{Extended_Pictographic})/gu;
const regionalFlag = /\u{1f3f4}[\u{e0061}-\u{e007a}]+\u{e007f}/gu;

/** Tells whether a reader sees every character of a name, a title or a search, in its place. */
export const isPlainLine = (text: string): boolean =>
  !controls.test(text) && !unseen.test(text.replace(joined, "").replace(regionalFlag, ""));

/** The same for a text of several lines, which forbids only control characters other than TAB, LF and CR. */
export const isPlainText = (text: string): boolean => !controlsOfLongTexts.test(text);
