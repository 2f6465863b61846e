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

/** A file of WordPress's library. */
export type Attachment = Readonly<{ id: string; url: string; alt: string; caption: string }>;

export const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

export const isAddress = (text: string) => /^(?:https?:)?\/\/[^\s"<>]+$|^\/[\w-]\S*\.\w{2,4}$/i.test(text);

export const figure = (inner: string, caption: string) =>
  `\n\n<figure>${inner}${caption ? `<figcaption>${caption}</figcaption>` : ""}</figure>\n\n`;

export const pictureFigure = ({ url, alt, caption }: Omit<Attachment, "id">) =>
  figure(`<img src="${escaped(url)}" alt="${escaped(alt)}">`, caption);

/** A player, which later becomes a video or a link. */
export const player = (address: string, title = "") =>
  `\n\n<iframe src="${escaped(address)}" title="${escaped(title)}"></iframe>\n\n`;
