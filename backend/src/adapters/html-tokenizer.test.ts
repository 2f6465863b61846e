import { Parser } from "htmlparser2";
import sanitizeHtml from "sanitize-html";
import { expect, it } from "vitest";
import { payloads } from "../../test/sanitizer-payloads.ts";
import { HtmlTokenizer } from "./html-tokenizer.ts";

/** Lists the events that the handler gets, with their start positions. */
function eventsOf(html: string, Tokenizer?: typeof HtmlTokenizer) {
  const events: string[] = [];
  const parser = new Parser(
    {
      onopentag: (name) => void events.push(`<${name}> at ${parser.startIndex}`),
      ontext: (text) => void events.push(`${text} at ${parser.startIndex}`),
      onclosetag: (name) => void events.push(`</${name}>`),
    },
    { Tokenizer },
  );
  parser.end(html);
  return events;
}

it("passes over tags below 256 elements, and keeps what they hold", () => {
  const events = eventsOf(`${"<b>".repeat(1000)}<br>text</b>`, HtmlTokenizer);
  expect(events.filter((event) => event.startsWith("<b>"))).toHaveLength(256);
  expect(events.filter((event) => event === "</b>")).toHaveLength(256);
  expect(events.filter((event) => event.startsWith("text"))).toHaveLength(1);
});

it("counts what is open, whichever way it was closed", () => {
  const html = "<p>a<br><ul><li>b<li>c</ul>".repeat(1000);
  expect(eventsOf(html, HtmlTokenizer)).toEqual(eventsOf(html));
});

const around = (payload: string) => [
  payload,
  `a < b &amp; ${payload} &lt; < c`,
  `<p><noscript>a</p>b &lt; ${payload}<textarea>c</noscript>&amp;d</textarea>`,
];

it.each(payloads)("changes nothing about what is left of %s", (payload) => {
  const clean = (parser: sanitizeHtml.IOptions["parser"]) =>
    around(payload).map((html) => sanitizeHtml(html, { parser, nonTextTags: ["script", "style", "noscript"] }));
  expect(clean({ Tokenizer: HtmlTokenizer })).toEqual(clean({}));
});
