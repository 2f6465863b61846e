/** Makes paragraphs and line breaks as WordPress does when it shows a text of its old editor. */

import { splitAroundLines } from "./set-aside.ts";

const blocks =
  "table|thead|tfoot|caption|colgroup|tbody|tr|td|th|div|dl|dd|dt|ul|ol|li|pre|form|blockquote|address|p|h[1-6]|hr|" +
  "fieldset|legend|section|article|aside|header|footer|main|nav|figure|figcaption|details|summary|center";
/** Elements whose text stands in paragraphs of its own. */
const holders = "div|blockquote|section|article|aside|header|footer|main|details|fieldset|form|center";
const opensBlock = new RegExp(`<(?:${blocks})(?=[\\s>/])`, "gi");
const opensHolder = new RegExp(`<(?:${holders})(?=[\\s>/])[^<>]*>`, "gi");
const closesHolder = new RegExp(`</(?:${holders})>`, "gi");
const closesBlock = new RegExp(`</(?:${blocks})>`, "gi");
const startsWithBlock = new RegExp(`^</?(?:${blocks})(?=[\\s>/])`, "i");
const closedAtEnd = new RegExp(`((?:</(?:${blocks})>\\s*)+)</p>$`, "i");
/** Line ends beside the tags of blocks only arrange the source. */
const beside = new RegExp(`(</?(?:${blocks})(?=[\\s>/])[^<>]*>)\\s*\\n|\\n\\s*(?=</?(?:${blocks})(?=[\\s>/]))`, "gi");
const bareAddress = /^https?:\/\/[^\s<"]+$/;

const withBreaks = (piece: string): string =>
  piece
    .replace(beside, (_, tag: string | undefined) => tag ?? "")
    .replace(/(<br\s*\/?>)?(?<![ \t])[ \t]*\n/gi, "<br>\n");

function paragraph(piece: string): string {
  if (startsWithBlock.test(piece)) return withBreaks(piece);
  // WordPress embeds an address that is alone on its line.
  if (bareAddress.test(piece)) return `<iframe src="${piece}"></iframe>`;
  return `<p>${withBreaks(piece)}</p>`.replace(closedAtEnd, "</p>$1");
}

const markTag = /<(\/?)(a(?=\s[^<>]*href)|(?<=\/)a|strong|b|em|i|u|s|del|strike|q)(?=[\s>])[^<>]*>/gi;
const leading = new RegExp(`^(?:\\s*</?(?:${blocks})(?=[\\s>/])[^<>]*>)*`, "i");
const trailing = new RegExp(`(?:</?(?:${blocks})(?=[\\s>/])[^<>]*>\\s*)*$`, "i");

/** In blocks: a mark is repeated in each, so a long text of unclosed ones would grow without end. */
const longestMark = 20;

type Mark = Readonly<{ tag: string; from: number }>;

function marked(piece: string, before: string, after: string): string {
  const [start = ""] = leading.exec(piece) ?? [];
  const [end = ""] = trailing.exec(piece.slice(start.length)) ?? [];
  const inner = piece.slice(start.length, piece.length - end.length);
  return inner.trim() ? `${start}${before}${inner}${after}${end}` : piece;
}

/** Gives every block its part of the marks and links around several; a mark without an end stays where it is. */
function withWholeMarks(pieces: readonly string[]): readonly string[] {
  const ends = new Map<string, number>();
  for (const [place, piece] of pieces.entries())
    for (const [, slash, name = ""] of piece.matchAll(markTag)) if (slash) ends.set(name.toLowerCase(), place);
  const open = new Map<string, Mark>();
  return pieces.map((piece, place) => {
    const before = [...open.values()].map(({ tag }) => tag).join("");
    for (const [tag, slash, written = ""] of piece.matchAll(markTag)) {
      const name = written.toLowerCase();
      open.delete(name);
      if (!slash) open.set(name, { tag, from: place });
    }
    for (const [name, { from }] of open)
      if ((ends.get(name) ?? -1) <= place || place - from >= longestMark) open.delete(name);
    const after = [...open.keys()]
      .map((name) => `</${name}>`)
      .reverse()
      .join("");
    return before || after ? marked(piece, before, after) : piece;
  });
}

const paragraphs = (text: string): string => withWholeMarks(blocksOf(text)).map(paragraph).join("\n");

const blocksOf = (text: string): readonly string[] =>
  text
    .replace(/<[a-z/][^<>]*>/gi, (tag) => tag.replaceAll("\n", " "))
    .replace(/<br\s*\/?>\s*<br\s*\/?>/gi, "\n\n")
    .replace(opensBlock, "\n\n$&")
    .replace(opensHolder, "$&\n\n")
    .replace(closesHolder, "\n\n$&")
    .replace(closesBlock, "$&\n\n")
    .split(/\n\s*\n/)
    .map((piece) => piece.trim())
    .filter(Boolean);

export const withParagraphs = (text: string): string =>
  splitAroundLines(text)
    .map((piece, place) => (place % 2 === 1 ? piece : paragraphs(piece)))
    .join("\n");
