import { Editor } from "@tiptap/core";
import { expect, test } from "vitest";
import { extensions, isLinkable } from "./extensions.ts";

test.each([
  '<p>Baca <a href="/berita/domain-id">panduan domain</a> lebih dulu.</p>',
  '<p><a href="mailto:halo@etalase.id">Surel</a> atau <a href="tel:+622484412090">telepon</a></p>',
  '<h2>Judul</h2><ol start="3"><li><p>tiga</p></li></ol><blockquote><p>kutipan</p></blockquote><hr>',
  "<pre><code>const a = 1;\nconst b = 2;</code></pre>",
])("leaves %s as it was stored", (html) => {
  const editor = new Editor({ extensions, content: html });
  expect(editor.getHTML()).toBe(html);
  editor.destroy();
});

test.each(["//elsewhere.example", "/\\elsewhere.example", "javascript:alert(1)", "ftp://a.example", "berita"])(
  "makes no link of %s",
  (url) => expect(isLinkable(url)).toBe(false),
);
