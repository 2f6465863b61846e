import { describe, expect, test } from "vitest";
import { pastedHtml, pasteProblem } from "./pastedHtml.ts";

test.each([
  [
    "Google's wrapper is not bold",
    '<b style="font-weight:normal;" id="docs-internal-guid-1"><p><span style="font-weight:400">plain</span></p></b>',
    "<p><span>plain</span></p>",
  ],
  [
    "bold, italic, underlined and struck spans",
    '<p><span style="font-weight:700">a</span><span style="font-style:italic">b</span><span style="text-decoration:underline">c</span><span style="text-decoration:line-through">d</span></p>',
    "<p><span><strong>a</strong></span><span><em>b</em></span><span><u>c</u></span><span><s>d</s></span></p>",
  ],
  [
    "letters above and below the line",
    '<p>m<span style="vertical-align:super">2</span> H<span style="vertical-align:sub">2</span>O</p>',
    "<p>m<span><sup>2</sup></span> H<span><sub>2</sub></span>O</p>",
  ],
  ["a bold that its style takes back", '<p><strong style="font-weight: 400">a</strong></p>', "<p>a</p>"],
  [
    "Word's bold, which stays",
    "<p class=MsoNormal><b style='mso-bidi-font-weight:normal'>a</b></p>",
    "<p><b>a</b></p>",
  ],
  [
    "a link, which is not underlined twice",
    '<p><a href="https://a.example"><span style="text-decoration:underline">a</span></a></p>',
    '<p><a href="https://a.example"><span>a</span></a></p>',
  ],
  ["headings that articles have no more of", "<h1>a</h1><h5>b</h5><h6>c</h6>", "<h2>a</h2><h4>b</h4><h4>c</h4>"],
  [
    "pictures that only this computer has",
    '<p><img src="file:///a.png"><img src="data:image/png;base64,AA=="><img src="https://a.example/a.png"></p>',
    '<p><img src="https://a.example/a.png"></p>',
  ],
  [
    "style sheets and addresses that speak of style",
    '<style><!-- p { color: red } --></style><p><a href="https://a.example/?q=style=a"style="color:red">a</a></p>',
    '<p><a href="https://a.example/?q=style=a">a</a></p>',
  ],
  [
    "links as they are meant, without what counts clicks",
    '<p><a href="www.a.example">a</a> <a href="https://www.google.com/url?q=https://b.example/%3Futm_source%3Dx&amp;sa=D">b</a> https://c.example/?utm_source=x. <code>https://d.example/?utm_source=x</code></p>',
    '<p><a href="https://www.a.example">a</a> <a href="https://b.example/">b</a> https://c.example/. <code>https://d.example/?utm_source=x</code></p>',
  ],
  [
    "Word's links to its own places, whose words stay",
    '<p><a href="#_Toc12">Bab satu</a><a href="#_ftn1"><span>[1]</span></a> <a href="#harga">harga</a></p>',
    '<p>Bab satu<span>[1]</span> <a href="#harga">harga</a></p>',
  ],
  ["text copied in the editor", '<p data-pm-slice="1 1 []" class="x">a</p>', '<p data-pm-slice="1 1 []">a</p>'],
])("%s", (_, html, expected) => expect(pastedHtml(html)).toBe(expected));

describe("what is too long for an article", () => {
  const clipboard = (type: string, text: string) => ({
    html: type === "text/html" ? text : "",
    plain: type === "text/plain" ? text : "",
  });
  const styled = (text: string) =>
    `<style>p { margin: 0 }</style><p style="mso-style: ${"x".repeat(3_000_000)}">${text}</p>`;
  const long = "a".repeat(200_001);
  const sentence = "Nothing was pasted: the text has 200,001 characters, and an article can have 200,000.";

  test.each([
    ["text/html", styled("Halo")],
    ["text/html", styled(long.slice(1))],
    ["text/plain", long.slice(1)],
    ["image/png", ""],
  ])("is not %s of a short text", (type, text) => expect(pasteProblem(clipboard(type, text))).toBeUndefined());

  test.each([
    ["text/html", styled(long)],
    ["text/plain", long],
  ])("is %s of a long text", (type, text) => expect(pasteProblem(clipboard(type, text))).toBe(sentence));
});
