import { refusal } from "@etalase/contracts/refusals/refusal";
import { withoutBlocks } from "./block-comments.ts";
import { withParagraphs } from "./paragraphs.ts";
import { escaped, type TextNeeds } from "./pieces.ts";
import { withoutShortcodes } from "./shortcodes.ts";

const codeNames = "code|php|html|css|js|javascript|sourcecode|source|crayon|ccs?|bash|python|sql|xml|java";
const codeShortcode = new RegExp(`\\[(${codeNames})(?:[\\s=][^\\]]*)?\\]([\\s\\S]*?)\\[/\\1\\]`, "gi");

const code = (inner: string) => (/<(?:p|br|pre|code)\b/i.test(inner) ? inner : inner.replaceAll("<", "&lt;"));

/** Code and comments, in which brackets are no shortcodes. */
const setAside = /<(pre|code|script|style|textarea)(?=[\s>])[\s\S]*?<\/\1>|<!--[\s\S]*?-->/gi;

/** Runs a change over the text around code and comments. The file's reader removes control characters. */
function besideCode(text: string, change: (text: string) => string): string {
  const kept: string[] = [];
  const around = text.replace(setAside, (whole) => `\u0001${kept.push(whole) - 1}\u0001`);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: it marks the places
  return change(around).replace(/\u0001(\d+)\u0001/g, (_, place: string) => kept[Number(place)] ?? "");
}

/** Patterns may hold patterns, also each other. */
const deepest = 5;

function withPatterns(text: string, needs: TextNeeds, depth = 0): string {
  return text.replace(/<!--\s+wp:(?:core\/)?block\s+(\{[\s\S]*?\})\s+\/?-->/g, (_, written: string) => {
    const [, id = ""] = /"ref"\s*:\s*"?(\d+)/.exec(written) ?? [];
    const pattern = depth < deepest ? needs.pattern(id) : undefined;
    if (pattern === undefined)
      needs.note(refusal("a pattern that several articles share is not in the file, and is left out"));
    return pattern === undefined ? "" : `\n\n${withPatterns(pattern, needs, depth + 1)}\n\n`;
  });
}

const withFootnotes = (text: string, { footnotes }: TextNeeds): string =>
  text.replace(/<!--\s+wp:(?:core\/)?footnotes\s+(?:\{[\s\S]*?\}\s+)?\/-->/g, () => {
    const items = footnotes.map(({ id, content }) => `<li id="${escaped(id)}">${content}</li>`);
    return items.length > 0 ? `<ol>${items.join("")}</ol>` : "";
  });

/** Returns the HTML that WordPress would show, without the parts that only its plugins know. */
export function wordPressHtml(content: string, needs: TextNeeds): string {
  // Some plugins mark the addresses that they play: "httpv://".
  const lines = content.replace(/\r\n?/g, "\n").replace(/\bhttp(?:vh?p?|a):\/\//g, "https://");
  const whole = withFootnotes(withPatterns(lines, needs), needs).replace(
    codeShortcode,
    (_, _name, inner: string) => `\n\n<pre>${code(inner).trim()}</pre>\n\n`,
  );
  const text = besideCode(whole, (around) => withoutShortcodes(around, needs));
  if (/<!--\s+wp:/.test(text)) return withoutBlocks(text, needs);
  return withParagraphs(text.replace(/<!--[\s\S]*?-->/g, "\n\n"));
}
