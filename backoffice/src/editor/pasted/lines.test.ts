import { expect, test } from "vitest";
import { pastedHtml } from "../pastedHtml.ts";

const text = (html: string) => pastedHtml(html).replace(/<\/?(?:span|div)(?: [^>]*)?>/g, "");
const gif = "data:image/gif;base64,R0lGODlhAQABAAAAACw=";

test.each([
  [
    "Slack's break between paragraphs",
    '<span>Halo <b>tim</b>,</span><span data-stringify-type="paragraph-break"></span><span>rapat pukul 9.</span><br><span>Sampai nanti.</span>',
    "<p>Halo <b>tim</b>,</p><p>rapat pukul 9.<br>Sampai nanti.</p>",
  ],
  [
    "Slack's break within a mark",
    '<div><b>satu<span data-stringify-type="paragraph-break"></span>dua</b></div>',
    "<p><b>satu</b></p><p><b>dua</b></p>",
  ],
  [
    "Slack's sections",
    '<div class="p-rich_text_section">satu</div><div class="p-rich_text_section">dua</div>',
    "<p>satu</p><p>dua</p>",
  ],
  ["two line breaks, which are a paragraph", "<span>satu</span><br><br><span>dua</span>", "<p>satu</p><p>dua</p>"],
  [
    "two line breaks in a paragraph or an item",
    "<p>a<br><br>b</p><ul><li>c<br><br>d</li></ul>",
    "<p>a</p><p>b</p><ul><li><p>c</p><p>d</p></li></ul>",
  ],
  ["line breaks at the end", "<div>satu<br><br></div>", "<p>satu</p>"],
  ["one line break, which stays", "<p>a<br>b</p>", "<p>a<br>b</p>"],
  ["the lines of a chat", '<div class="copyable-text"><span>satu\ndua</span></div>', "satu<br>dua"],
  ["lines that a style keeps", '<span style="white-space: pre-wrap">satu\r\ndua</span>', "satu<br>dua"],
  ["lines that no style keeps", '<p style="white-space:normal">satu\ndua</p>', "<p>satu\ndua</p>"],
  ["the lines of code", "<pre style='white-space:pre'>a\n\nb</pre>", "<pre>a\n\nb</pre>"],
  ["marks of direction", "<p>\u200eRp 5.000\u202c\u00ad, \ufeff1\u200b2</p>", "<p>Rp 5.000, 12</p>"],
  ["joiners within words and emoji, which stay", "<p>👩\u200d💻</p>", "<p>👩\u200d💻</p>"],
  [
    "super- and subscript of a word processor",
    '<p>25 m<span style="font-size:0.6em;vertical-align:super">2</span>, H<span style="vertical-align:sub">2</span>O</p>',
    "<p>25 m<sup>2</sup>, H<sub>2</sub>O</p>",
  ],
  ["a superscript said twice", '<p><sup><span style="vertical-align:super">1</span></sup></p>', "<p><sup>1</sup></p>"],
])("%s", (_, html, expected) => expect(text(html)).toBe(expected));

test.each([
  ["a chat's emoji", `<img alt="😀" src="${gif}">`, "😀"],
  ["one that says its text apart", `<img alt="" data-plain-text="🙏🏼" src="${gif}">`, "🙏🏼"],
  ["a mail's emoji", '<img data-emoji="🎉" alt="pesta" src="https://a.example/e/emoji_u1f389/72.png">', "🎉"],
  [
    "a flag and a key",
    '<img alt="🇮🇩" src="https://a.example/a.svg"><img alt="1️⃣" src="https://a.example/b.svg">',
    "🇮🇩1️⃣",
  ],
])("%s is text", (_, image, expected) => {
  const images: Element[] = [];
  expect(pastedHtml(`<p>a ${image} b</p>`, (found) => images.push(...found))).toBe(`<p>a ${expected} b</p>`);
  expect(images).toEqual([]);
});

test.each(["foto 2", "2", ""])("a picture described as %j stays a picture", (alt) => {
  const html = `<p><img alt="${alt}" src="https://a.example/foto-1f.png"></p>`;
  expect(pastedHtml(html)).toBe(html);
});
