/**
 * Splits a text around its parts from an opening to the end that `endOf` gives: they stand at the odd places. An end
 * that is missing once is not looked for again: each of a million openings would read on to the end of the text.
 */
export function splitAround(
  text: string,
  opening: RegExp,
  endOf: (name: string | undefined) => string,
): readonly string[] {
  const pieces: string[] = [];
  const missing = new Set<string>();
  const opens = new RegExp(opening, "gi");
  let from = 0;
  for (let start = opens.exec(text); start; start = opens.exec(text)) {
    const end = endOf(start[1]?.toLowerCase());
    if (missing.has(end)) continue;
    const closes = new RegExp(end, "gi");
    closes.lastIndex = opens.lastIndex;
    if (!closes.test(text)) {
      missing.add(end);
      continue;
    }
    pieces.push(text.slice(from, start.index), text.slice(start.index, closes.lastIndex));
    from = closes.lastIndex;
    opens.lastIndex = from;
  }
  return [...pieces, text.slice(from)];
}

/** Splits a text around code and comments, in which brackets are no shortcodes. */
export const splitAroundCode = (text: string): readonly string[] =>
  splitAround(text, /<(pre|code|script|style|textarea)(?=[\s>])|<!--/, (name) => (name ? `</${name}>` : "-->"));

export const splitAroundComments = (text: string): readonly string[] => splitAround(text, /<!--/, () => "-->");

/** Splits a text around elements whose blank lines are their own. */
export const splitAroundLines = (text: string): readonly string[] =>
  splitAround(text, /<(?:pre|script|style|textarea|svg)(?=[\s>])/, () => "</(?:pre|script|style|textarea|svg)>");
