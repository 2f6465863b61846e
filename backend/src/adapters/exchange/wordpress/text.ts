import { refusal } from "@etalase/contracts/refusals/refusal";
import { settings, withoutBlocks } from "./block-comments.ts";
import { withParagraphs } from "./paragraphs.ts";
import { escaped, type TextNeeds } from "./pieces.ts";
import { splitAroundCode, splitAroundComments } from "./set-aside.ts";
import { withoutShortcodes } from "./shortcodes.ts";

/** Runs a change over the text around code and comments. The file's reader removes control characters. */
function besideCode(text: string, change: (text: string) => string): string {
  const pieces = splitAroundCode(text);
  const around = pieces.map((piece, place) => (place % 2 === 1 ? `\u0001${place}\u0001` : piece)).join("");
  // biome-ignore lint/suspicious/noControlCharactersInRegex: it marks the places
  return change(around).replace(/\u0001(\d+)\u0001/g, (_, place: string) => pieces[Number(place)] ?? "");
}

/** Patterns may hold patterns, also each other. */
const deepest = 5;

const patternBlock = new RegExp(`<!--\\s+wp:(?:core\\/)?block\\s+(${settings})\\s+\\/?-->`, "g");

function withPatterns(text: string, needs: TextNeeds, depth = 0): string {
  return text.replace(patternBlock, (_, written: string) => {
    const [, id = ""] = /"ref"\s*:\s*"?(\d+)/.exec(written) ?? [];
    const pattern = depth < deepest ? needs.pattern(id) : undefined;
    if (pattern === undefined)
      needs.note(refusal("a pattern that several articles share is not in the file, and is left out"));
    return pattern === undefined ? "" : `\n\n${withPatterns(pattern, needs, depth + 1)}\n\n`;
  });
}

const footnotesBlock = new RegExp(`<!--\\s+wp:(?:core\\/)?footnotes\\s+(?:${settings}\\s+)?\\/-->`, "g");

const withFootnotes = (text: string, { footnotes }: TextNeeds): string =>
  text.replace(footnotesBlock, () => {
    const items = footnotes.map(({ id, content }) => `<li id="${escaped(id)}">${content}</li>`);
    return items.length > 0 ? `<ol>${items.join("")}</ol>` : "";
  });

/** Returns the HTML that WordPress would show, without the parts that only its plugins know. */
export function wordPressHtml(content: string, needs: TextNeeds): string {
  // Some plugins mark the addresses that they play: "httpv://".
  const lines = content.replace(/\r\n?/g, "\n").replace(/\bhttp(?:vh?p?|a):\/\//g, "https://");
  const whole = withFootnotes(withPatterns(lines, needs), needs);
  const text = besideCode(whole, (around) => withoutShortcodes(around, needs));
  if (/<!--\s+wp:/.test(text)) return withoutBlocks(text, needs);
  const uncommented = splitAroundComments(text).map((piece, place) => (place % 2 === 1 ? "\n\n" : piece));
  return withParagraphs(uncommented.join(""));
}
