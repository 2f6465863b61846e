import { Marked } from "marked";

const fence = /^ *```/;
const item = /^ *(?:[-*+]|\d{1,9}[.)]) \S/;
const block = /^(?:\s|$|#{1,6} |>)/;

/** A line right below an item is a paragraph of its own to people, but a part of the item to Markdown. */
function apart(text: string): string {
  let isCode = false;
  const lines = text.split(/\r\n?|\n/);
  return lines
    .flatMap((line, place) => {
      if (fence.test(line)) isCode = !isCode;
      const next = lines[place + 1] ?? "";
      const isLast = !isCode && item.test(line) && ![item, block, fence].some((form) => form.test(next));
      return isLast ? [line, ""] : [line];
    })
    .join("\n");
}

/** "<nama Anda>" is no element: its words are meant. */
const isElement = (html: string) => {
  const [, name] = /^<\/?([a-z][\w-]*)/i.exec(html.trim()) ?? [];
  return name !== undefined && !(document.createElement(name) instanceof HTMLUnknownElement);
};

const asText = (html: string) => html.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** "30*20*10 cm" and "10~15 menit". */
const isBetweenDigits = (text: string, before = "") => /\d$/.test(before) && /^[*~]+\d/.test(text);

/** False reads the text as Markdown does, and undefined does not. */
const unless = (isPlain: boolean) => (isPlain ? undefined : false);

/** Signs of Markdown that people write with another meaning, and assistants never. */
const tokenizer = {
  // An indented paragraph is no code.
  code: () => undefined,
  // "~~~ PROMO ~~~" is a line, and no beginning of code.
  fences: (text: string) => unless(/^ *~/.test(text)),
  // A line of signs closes a letter; a heading is one line.
  lheading: (text: string) => unless(!/^[^\n]+\n {0,3}(?:-{3,}|={3,}) *(?:\n|$)/.test(text)),
  // "[Penting]: besok" is no address of a link, which would be left out.
  def: (text: string) => unless(!/^ {0,3}\[[^\]]+\]:\s*<?(?:https?:|mailto:|www\.|[/#])/i.test(text)),
  emStrong: (text: string, _masked: string, before?: string) => unless(isBetweenDigits(text, before)),
  del: (text: string, _masked: string, before?: string) => unless(isBetweenDigits(text, before)),
};

const marked = new Marked({
  gfm: true,
  breaks: true,
  tokenizer,
  renderer: { html: ({ text }) => (isElement(text) || text.startsWith("<!--") ? text : asText(text)) },
});

/** Returns the HTML that a text in Markdown means. */
export const htmlOfMarkdown = (text: string): string =>
  marked.parse(apart(text), { async: false }).replaceAll("\n</code></pre>", "</code></pre>");
