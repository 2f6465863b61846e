import { refusal } from "@etalase/contracts/refusals/refusal";
import { withParagraphs } from "./paragraphs.ts";
import { escaped, splitAroundCode, splitAroundComments } from "./pieces.ts";
import { type TextNeeds, withoutShortcodes } from "./shortcodes.ts";

/** Runs a change over the text around code and comments. The file's reader removes control characters. */
function besideCode(text: string, change: (text: string) => string): string {
  const pieces = splitAroundCode(text);
  const around = pieces.map((piece, place) => (place % 2 === 1 ? `\u0001${place}\u0001` : piece)).join("");
  // biome-ignore lint/suspicious/noControlCharactersInRegex: it marks the places
  return change(around).replace(/\u0001(\d+)\u0001/g, (_, place: string) => pieces[Number(place)] ?? "");
}

/** The settings in a block's comment. Neither comments nor their ends can stand in them. */
const settings = /\{(?:(?!<!--|-->)[\s\S])*?\}/.source;

/** Patterns may hold patterns, also each other. */
const deepest = 5;

const patternBlock = new RegExp(`<!--\\s+wp:(?:core\\/)?block\\s+(${settings})\\s+\\/?-->`, "g");

function withPatterns(text: string, needs: TextNeeds, depth = 0): string {
  return text.replace(patternBlock, (_, settings: string) => {
    const [, id = ""] = /"ref"\s*:\s*"?(\d+)/.exec(settings) ?? [];
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

const comment = new RegExp(`<!--\\s+(\\/?)wp:(\\S+)\\s+(?:${settings}\\s+)?(\\/?)-->`, "g");

/** Blocks without a text of their own that nobody misses. */
const silent = /^(?:core\/)?(?:more|nextpage|spacer|separator|footnotes|post-|query|block$)/;

/** Removes the comments that mark blocks; text between blocks, or in a block of the old editor, gets paragraphs. */
function withoutBlocks(content: string, { note }: TextNeeds): string {
  let [html, from, depth, isClassic] = ["", 0, 0, true];
  const take = (to: number) => {
    const piece = content.slice(from, to);
    html += isClassic && depth <= 1 ? `\n${withParagraphs(piece)}\n` : piece;
  };
  for (const match of content.matchAll(comment)) {
    const { 0: whole, 1: closes, 2: name = "", 3: closesItself, index } = match;
    take(index);
    from = index + whole.length;
    if (closes) depth = Math.max(0, depth - 1);
    else if (!closesItself) depth += 1;
    // WordPress makes such a block only when it shows the article.
    else if (!silent.test(name)) note(refusal("the block “{name}” is not known here, so it is left out", { name }));
    isClassic = depth === 0 || (depth === 1 && !closes && ["freeform", "core/freeform"].includes(name));
  }
  take(content.length);
  return html;
}

/** Returns the HTML that WordPress would show, without the parts that only its plugins know. */
export function wordPressHtml(content: string, needs: TextNeeds): string {
  const whole = withFootnotes(withPatterns(content.replace(/\r\n?/g, "\n"), needs), needs);
  const text = besideCode(whole, (around) => withoutShortcodes(around, needs));
  if (/<(?:strong|b|em|i)>[^<>]*\n[^\S\n]*\n/i.test(text))
    needs.note(refusal("bold or slanted words that go on in other paragraphs are so in the first one only"));
  if (/<!--\s+wp:/.test(text)) return withoutBlocks(text, needs);
  const uncommented = splitAroundComments(text).map((piece, place) => (place % 2 === 1 ? "\n\n" : piece));
  return withParagraphs(uncommented.join(""));
}
