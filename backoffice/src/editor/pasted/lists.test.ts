import { expect, test } from "vitest";
import { pastedHtml } from "../pastedHtml.ts";

const gap = '<span style="font:7.0pt &quot;Times New Roman&quot;">&nbsp;&nbsp;&nbsp; </span>';
const marked = (marker: string) => `<span><span style="mso-list:Ignore">${marker}${gap}</span></span>`;
const item = (marker: string, text: string, level = 1, list = 0) =>
  `<p class=MsoListParagraphCxSpMiddle style="margin-left:36.0pt;\nmso-list:l${list} level${level} lfo1"><![if !supportLists]>${marked(marker)}<![endif]>${text}<o:p></o:p></p>\n`;

/** Returns the structure that a reader sees: paragraphs in items and the spans of styles are left out. */
const shape = (html: string) => pastedHtml(html).replace(/<\/?(?:span|o:p|p|div)(?: [^>]*)?>|<!--[\s\S]*?-->|\n/g, "");

test.each([
  ["bullets", item("·", "a") + item("·", "b"), "<ul><li>a</li><li>b</li></ul>"],
  [
    "every sign of a symbol font",
    item("o", "a") + item("§", "b") + item("Ø", "c"),
    "<ul><li>a</li><li>b</li><li>c</li></ul>",
  ],
  ["a bullet that is a picture", item("<img src='file:///a.gif'>", "a"), "<ul><li>a</li></ul>"],
  ["numbers", item("1.", "a") + item("2.", "b"), "<ol><li>a</li><li>b</li></ol>"],
  ["letters and Roman numbers", item("a)", "a") + item("(b)", "b"), "<ol><li>a</li><li>b</li></ol>"],
  ["numbers of chapters", item("1.", "a") + item("1.1.", "b", 2), "<ol><li>a<ol><li>b</li></ol></li></ol>"],
  [
    "levels, also ones that are left out",
    item("·", "a") + item("1)", "b", 2) + item("·", "c", 4) + item("2.", "d", 3) + item("·", "e"),
    '<ul><li>a<ol><li>b<ul><li>c</li></ul><ol start="2"><li>d</li></ol></li></ol></li><li>e</li></ul>',
  ],
  ["a first item of a deep level", item("o", "a", 3) + item("·", "b"), "<ul><li>a</li></ul><ul><li>b</li></ul>"],
  [
    "a list that goes on behind a paragraph",
    `${item("1.", "a")}<p class=MsoNormal>x</p>${item("2.", "b")}`,
    '<ol><li>a</li></ol>x<ol start="2"><li>b</li></ol>',
  ],
  ["a list that begins again", item("1.", "a") + item("1.", "b", 1, 3), "<ol><li>a</li></ol><ol><li>b</li></ol>"],
  ["bullets below numbers", item("1.", "a") + item("·", "b", 1, 2), "<ol><li>a</li></ol><ul><li>b</li></ul>"],
  ["a list of letters", item("a.", "a") + item("b.", "b"), "<ol><li>a</li><li>b</li></ol>"],
  [
    "a second paragraph of an item",
    `${item("·", "a")}<p class=MsoListParagraphCxSpMiddle>more</p>${item("·", "b")}`,
    "<ul><li>amore</li><li>b</li></ul>",
  ],
])("Word's lists: %s", (_, html, expected) => expect(shape(html)).toBe(expected));

test.each([
  [
    "Word for the Mac, whose comments are ordinary ones",
    `<p class="MsoListParagraph" style="mso-list:l0 level1 lfo1"><!--[if !supportLists]--><span style="font-family:Symbol">${marked("·")}</span><!--[endif]-->a</p>`,
    "<ul><li>a</li></ul>",
  ],
  [
    "markers between comments alone",
    `<p class="MsoListParagraph" style="mso-list:l0 level1 lfo1"><!--[if !supportLists]--><span>2.${gap}</span><!--[endif]-->a</p>`,
    '<ol start="2"><li>a</li></ol>',
  ],
  [
    "a browser that drops Word's own properties",
    `<p class="MsoListParagraphCxSpFirst" style="text-indent:-18pt"><span style="font-family:Symbol">·${gap}</span>a</p><p class="MsoListParagraphCxSpLast" style="margin-left:72pt;text-indent:-18pt"><span>a.${gap}</span>b</p>`,
    "<ul><li>a<ol><li>b</li></ol></li></ul>",
  ],
  [
    "the styles for bullets and numbers",
    `<p class=MsoListBullet>${marked("·")}a</p><p class=MsoListBullet2>${marked("·")}b</p><p class=MsoListNumber>${marked("1.")}c</p>`,
    "<ul><li>a<ul><li>b</li></ul></li></ul><ol><li>c</li></ol>",
  ],
  [
    "lists that Word itself writes as such",
    "<ol type=1><li class=MsoNormal style='mso-list:l0 level1 lfo1'>a</li><ol type=a><li class=MsoNormal style='mso-list:l0 level2 lfo1'>b</li></ol></ol>",
    "<ol><li>a<ol><li>b</li></ol></li></ol>",
  ],
  [
    "items in the cell of a table",
    `<table><tr><td>${item("·", "a")}</td></tr></table>`,
    "<table><tbody><tr><td><ul><li>a</li></ul></td></tr></tbody></table>",
  ],
  ["numbered headings", `<h2 style="mso-list:l0 level1 lfo1">${marked("1.")}Judul</h2>`, "<h2>1. Judul</h2>"],
  ["a paragraph that only looks like an item of a list", "<p class=MsoListParagraph>Rp 5.000</p>", "Rp 5.000"],
  ["a style that says there is no list", "<p class=MsoNormal style='mso-list:none'>a</p>", "a"],
  [
    "Word Online, with a wrapper for each item",
    [
      '<div class="ListContainerWrapper"><ul class="BulletListStyle1"><li data-aria-level="1"><p class="Paragraph"><span>a</span><span class="EOP">&nbsp;</span></p></li></ul></div>',
      '<div class="ListContainerWrapper"><ul class="BulletListStyle2"><li data-aria-level="2">b</li></ul></div>',
      '<div class="ListContainerWrapper"><ul class="BulletListStyle1"><li data-aria-level="1">c</li></ul></div>',
      '<div class="ListContainerWrapper"><ol class="NumberListStyle1" start="3"><li aria-level="1">d</li></ol></div>',
    ].join(""),
    '<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul><ol start="3"><li>d</li></ol>',
  ],
  [
    "Google Docs, whose levels agree with its lists",
    '<ul><li aria-level="1"><p>a</p></li><ol><li aria-level="2"><p>b</p></li></ol><li aria-level="1"><p>c</p></li></ul>',
    "<ul><li>a<ol><li>b</li></ol></li><li>c</li></ul>",
  ],
  [
    "Evernote, whose inner lists stand beside their items",
    "<div><ul><li><div>a</div></li><ul><li><div>b</div></li><ol><li><div>c</div></li></ol></ul><li><div>d</div></li></ul></div>",
    "<ul><li>a<ul><li>b<ol><li>c</li></ol></li></ul></li><li>d</li></ul>",
  ],
  [
    "Evernote, whose inner lists have an item without a mark",
    '<ul><li>a</li><li style="list-style:none"><ul><li>b</li></ul></li><li>c</li></ul>',
    "<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>",
  ],
  [
    "a chat, whose lists stand one after the other with their indents",
    '<ul><li data-stringify-indent="0">a</li></ul><ol><li data-stringify-indent="1">b</li></ol><ul><li data-stringify-indent="0">c</li></ul>',
    "<ul><li>a<ol><li>b</li></ol></li><li>c</li></ul>",
  ],
  ["lists in lists without an item before", "<ul><li><ul><li>a</li></ul></li></ul>", "<ul><li>a</li></ul>"],
])("%s", (_, html, expected) => expect(shape(html)).toBe(expected));
