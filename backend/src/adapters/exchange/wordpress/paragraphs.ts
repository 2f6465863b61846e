/** Makes paragraphs and line breaks as WordPress does when it shows a text of its old editor. */

import { splitAroundLines } from "./pieces.ts";

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

const paragraphs = (text: string): string => blocksOf(text).map(paragraph).join("\n");

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
