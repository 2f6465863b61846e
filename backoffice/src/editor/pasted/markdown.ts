import { Marked } from "marked";

const fence = /^ *(?:```|~~~)/;
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

const marked = new Marked({
  gfm: true,
  breaks: true,
  renderer: { html: ({ text }) => (isElement(text) || text.startsWith("<!--") ? text : asText(text)) },
});

/** Returns the HTML that a text in Markdown means. */
export const htmlOfMarkdown = (text: string): string =>
  marked.parse(apart(text), { async: false }).replaceAll("\n</code></pre>", "</code></pre>");
