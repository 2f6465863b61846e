import { Editor } from "@tiptap/core";
import { expect, test } from "vitest";
// The real sanitiser, whose allowed markup the editor must keep.
import { sanitizeContent } from "../../../backend/src/adapters/sanitizer.ts";
import { extensions } from "./extensions.ts";
import { isLinkable } from "./links.ts";

/** Opens, edits and saves an article, and returns the stored HTML. */
function stored(html: string): string {
  const editor = new Editor({ extensions, content: sanitizeContent(html) });
  const saved = sanitizeContent(editor.getHTML());
  editor.destroy();
  return saved;
}

test.each([
  '<p>Baca <a href="/berita/domain-id">panduan domain</a> lebih dulu.</p>',
  '<p><a href="mailto:halo@etalase.id">Surel</a>, <a href="tel:+622484412090">telepon</a> atau <a href="https://a.example/">situs</a></p>',
  "<p><strong>a</strong><em>b</em><u>c</u><s>d</s><code>e</code><br>f</p>",
  "<p>25 m<sup>2</sup>, H<sub>2</sub>O, <q>kata <em>orang</em></q></p>",
  '<h2 id="harga">Harga</h2><p id="a">Ke <a href="#harga">harga</a></p><ul><li id="b"><p>c</p></li></ul>',
  '<p><strong><code>npm ci</code></strong> dan <a href="https://a.example/"><code>npm</code></a></p>',
  "<h2>Judul</h2><h3>Anak judul</h3><h4>Cucu judul</h4>",
  '<ol start="3"><li><p>tiga</p><ul><li><p>dalam</p></li></ul></li></ol><blockquote><p>kutipan</p></blockquote><hr>',
  "<pre><code>const a = 1;\nconst b = 2;</code></pre>",
  '<img src="https://a.example/a.png" alt="Toko" width="640" height="480">',
  '<p>Ikon <img src="https://a.example/a.png" alt="Toko" width="16" height="16"> di tengah kalimat</p>',
  '<p><a href="https://a.example/"><img src="https://a.example/a.png" alt="Toko"></a></p>',
  '<figure><img src="https://a.example/a.png" alt="Toko"><figcaption>Toko <em>roti</em></figcaption></figure>',
  "<figure><table><tbody><tr><td><p>a</p></td></tr></tbody></table><figcaption>Harga</figcaption></figure>",
  '<table><thead><tr><td><p></p></td><th colspan="2"><p>Harga</p></th></tr></thead><tbody><tr><td rowspan="2"><p>a</p></td><td><p>b</p></td><td><p>c</p></td></tr><tr><td><p>d</p></td><td><p>e</p></td></tr></tbody></table>',
  "<table><thead><tr><th><p>a</p></th></tr></thead></table>",
  "<table><tbody><tr><th><p>a</p></th><td><p>b</p></td></tr></tbody></table>",
])("leaves %s as it was stored", (html) => {
  expect(stored(html)).toBe(sanitizeContent(html));
});

test("stores the head of a new table as a head", () => {
  const editor = new Editor({ extensions });
  editor.commands.insertTable({ rows: 2, cols: 1, withHeaderRow: true });
  expect(editor.getHTML()).toMatch(/^<table><thead><tr><th><p><\/p><\/th><\/tr><\/thead><tbody><tr><td>/);
  editor.destroy();
});

test("goes on below a figure when Enter is pressed in its caption", () => {
  const element = document.createElement("div");
  const editor = new Editor({
    element,
    extensions,
    content: "<figure><hr><figcaption>Toko</figcaption></figure><p>akhir</p>",
  });
  editor.commands.setTextSelection(7);
  const enter = new KeyboardEvent("keydown", { key: "Enter" });
  editor.view.someProp("handleKeyDown", (handle) => handle(editor.view, enter));
  editor.commands.insertContent("lanjut");
  expect(editor.getHTML()).toBe("<figure><hr><figcaption>Toko</figcaption></figure><p>lanjut</p><p>akhir</p>");
  editor.destroy();
});

test.each(["//elsewhere.example", "/\\elsewhere.example", "javascript:alert(1)", "ftp://a.example", "berita"])(
  "makes no link of %s",
  (url) => expect(isLinkable(url)).toBe(false),
);

test("shows a table without the widths and sides that a paste brings, as it will be stored", () => {
  const editor = new Editor({ extensions });
  editor.view.pasteHTML(
    '<table><colgroup><col width="312"></colgroup><tbody><tr><td colwidth="312" width="312" align="right"><p>a</p></td></tr></tbody></table>',
  );
  expect(editor.getHTML()).toContain("<table><tbody><tr><td><p>a</p></td></tr></tbody></table>");
  expect(editor.view.dom.innerHTML).not.toContain("312");
  editor.destroy();
});
