import { expect, test } from "vitest";
import { pastedHtml } from "../pastedHtml.ts";

const text = (html: string) => pastedHtml(html).replace(/<\/?(?:span|div)(?: [^>]*)?>/g, "");

test.each([
  [
    "a player of a video site",
    '<iframe title="Tur toko" src="//www.youtube.com/embed/a1B2c3D4e5F?rel=0"></iframe>',
    '<figure><a href="https://www.youtube.com/watch?v=a1B2c3D4e5F">Tur toko</a></figure>',
  ],
  [
    "a sound file",
    '<audio><source src="https://a.example/a.mp3"></audio>',
    '<p><a href="https://a.example/a.mp3">https://a.example/a.mp3</a></p>',
  ],
  ["a player that only this page has", '<video src="blob:https://a.example/1"></video><p>a</p>', "<p>a</p>"],
  ["hidden text", '<p>a<span style="display: none">b</span></p>', "<p>a</p>"],
  ["texts of drawings and menus", "<p>a<svg><text>b</text></svg><select><option>c</option></select></p>", "<p>a</p>"],
  [
    "a picture that loads late",
    '<p><img src="data:image/gif;base64,AA==" data-src="https://a.example/a.jpg"></p>',
    '<p><img src="https://a.example/a.jpg"></p>',
  ],
  ["headings of Word Online", '<p role="heading" aria-level="3"><b>Harga</b></p>', "<h3><b>Harga</b></h3>"],
])("%s", (_, html, expected) => expect(text(html)).toBe(expected));

test("blocks that the editor does not know stay apart", () => {
  expect(pastedHtml("<details><summary>Buka?</summary>Jam tujuh.</details>")).toBe(
    "<div><div>Buka?</div>Jam tujuh.</div>",
  );
});

test.each([
  [
    "a word processor, which draws them",
    '<li role="checkbox" aria-checked="true"><img src="data:image/png;base64,AA=="><p>susu</p></li>',
    "<li><p>☑ susu</p></li>",
  ],
  ["a web page", '<li><input type="checkbox" checked>susu</li>', "<li>☑ susu</li>"],
])("the boxes of a checklist come as characters from %s", (_, item, expected) => {
  const images: Element[] = [];
  const read = pastedHtml(`<ul>${item}</ul>`, (found) => images.push(...found));
  expect(read.replace(/<li [^>]*>/, "<li>")).toBe(`<ul>${expected}</ul>`);
  expect(images).toEqual([]);
});

test.each([
  [
    "a page with buttons around",
    "<pre><div>js</div><button>Copy</button><div><code>let a;\n\nlet b;</code></div></pre>",
    "<pre><code>let a;\n\nlet b;</code></pre>",
  ],
  [
    "a code editor",
    '<div style="font-family: Menlo, monospace; white-space: pre"><div><span>if (a) {</span></div><br><div>  b();</div><div>}</div></div>',
    "<pre>if (a) {\n\n  b();\n}</pre>",
  ],
])("the lines of code come from %s", (_, html, expected) => expect(pastedHtml(html)).toBe(expected));
