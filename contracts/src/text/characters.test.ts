import { describe, expect, test } from "vitest";
import { cleanCode, cleanHtml, cleanLine, cleanText } from "./characters.ts";

const meaningless =
  "\u034f \u115f \u17b4 \u180b \ufe00 \ufe0f \u{e0041} \u{e0100} \ue000 \uf8ff \u{10fffd} \ufdd0 \u00ad \u061c \u180e \u200b \u200e \u200f \u202a \u202c \u202e \u2060 \u2066 \u2069 \ufeff \ufffc \ufffe".split(
    " ",
  );

describe("cleaning", () => {
  test.each(meaningless)("drops a character that means nothing: %j", (character) => {
    expect(cleanLine(`${character}Kopi${character} Susu${character}`)).toBe("Kopi Susu");
    expect(cleanText(`Kopi${character}\nSusu`)).toBe("Kopi\nSusu");
    expect(cleanHtml(`<p>Ko${character}pi</p>`)).toBe("<p>Kopi</p>");
    const code = character.codePointAt(0) ?? 0;
    const references = `&#${code};&#x${code.toString(16)};&#0000000${code};&#${code}`;
    expect(cleanHtml(`<p>Ko${references}pi</p>`)).toBe("<p>Kopi</p>");
  });

  test("reads the codes of Windows-1252", () => {
    expect(cleanLine("\u0093Kopi\u0094 \u0096 \u0080 5")).toBe("“Kopi” – € 5");
    expect(cleanHtml("<p>&#147;Kopi&#x94;</p>")).toBe("<p>“Kopi”</p>");
  });

  test.each(["\t", "\u00a0", "\u202f", "\u2007", " \u00a0\u00a0 "])(
    "makes an ordinary space of %j in a line",
    (space) => {
      expect(cleanLine(`${space}Kopi${space}Susu${space}`)).toBe("Kopi Susu");
    },
  );

  test.each([
    ["between letters that join", "می\u200cخواهم ක්\u200dර ᠠ\u180eᠡ"],
    ["that end a word", "അവന്\u200d, হঠাত্\u200d"],
    ["that choose the form of a letter", "葛\u{e0100}葛\ufe00 ᠠ\u180b"],
    [
      "of emoji",
      "\u{1f469}\u200d\u{1f4bb}\u{1f469}\u{1f3fd}\u200d\u{1f4bb}\u{1f3f3}\ufe0f\u200d\u{1f308} ☕\ufe0e 1\ufe0f\u20e3",
    ],
    ["of a flag", "\u{1f3f4}\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}"],
  ])("keeps unseen characters %s", (_, text) => {
    for (const clean of [cleanLine, cleanText, cleanHtml]) expect(clean(text)).toBe(text);
    const references = text.replace(/\p{DI}/gu, (character) => `&#${character.codePointAt(0)};`);
    expect(cleanHtml(references)).toBe(text);
  });

  test.each([
    ["\u200dKopi \u200c", "Kopi"],
    ["Ko\u200dpi", "Kopi"],
    ["می\u200c\u200d\u2060\u200cخواهم\u200c", "می\u200cخواهم"],
    ["\u{1f469}\u200dKopi", "\u{1f469}Kopi"],
    ["1\ufe0f", "1"],
    ["☕\ufe0f ❤\ufe0f", "☕ ❤\ufe0f"],
    ["\u{1f3f4}\u{e0068}\u{e0069}", "\u{1f3f4}"],
    ["Kopi\u3164\u2800Susu\uffa0", "Kopi Susu"],
    ["Kopi  Susu", "Kopi  Susu"],
  ])("drops joiners that join nothing, and reads blanks as spaces: %j", (text, clean) => {
    expect(cleanLine(text)).toBe(clean);
    expect(cleanLine(clean)).toBe(clean);
  });

  test.each([
    "\u3164",
    "\u2800 \u2800",
    "\u0301\u034f",
    "\u17b4\u17b5",
    "\ufff9\ufffa",
    "\u{e0067}\ufe0f",
    "\ue000\ue001\ue002",
    "\u{1d159}",
  ])("makes a text that shows nothing empty: %j", (text) =>
    expect([cleanLine(text), cleanText(`${text}\n${text}`)]).toEqual(["", ""]),
  );

  test("takes each character that Unicode calls ignorable", () => {
    for (let code = 0x80; code <= 0xe0fff; code++) {
      const character = String.fromCodePoint(code);
      if (/\p{DI}/u.test(character)) expect(cleanLine(`a${character}`), code.toString(16)).toBe("a");
    }
  });

  test.each([
    ["<p>Kopi&nbsp;susu\u00a0dari&#160;Solo</p>", "<p>Kopi susu dari Solo</p>"],
    ["<p>Kopi&nbsp;&nbsp; &nbsp;susu</p>", "<p>Kopi susu</p>"],
    ["<p>Rp&nbsp;5.000 untuk 3&nbsp;kg</p>", "<p>Rp\u00a05.000 untuk 3\u00a0kg</p>"],
    ["<pre><code>a\u00a0&nbsp;b</code></pre><p>c&nbsp;&nbsp;d</p>", "<pre><code>a  b</code></pre><p>c d</p>"],
    ["<p>&amp;nbsp; &lt; &#60; &#0; &#x110000;</p>", "<p>&amp;nbsp; &lt; &#60; &#0; &#x110000;</p>"],
  ])("of HTML makes %j into %j", (html, clean) => expect(cleanHtml(html)).toBe(clean));

  test("composes letters of letters and accents, but not in code", () => {
    const apart = "Cafe\u0301 Ba\u0302n Mi\u0300";
    for (const clean of [cleanLine, cleanText, cleanHtml]) expect(clean(apart)).toBe("Café Bân Mì");
    const code = `<pre><code>${apart}</code></pre>`;
    expect([cleanCode(apart), cleanHtml(`<p>${apart}</p>${code}`)]).toEqual([apart, `<p>Café Bân Mì</p>${code}`]);
  });

  test("leaves an address as its server knows it", () => {
    const html =
      '<p><a href="https://lama.example/cafe\u0301"><img src="https://lama.example/cafe\u0301.jpg" alt="Cafe\u0301" />Cafe\u0301</a></p>';
    expect(cleanHtml(html)).toBe(
      '<p><a href="https://lama.example/cafe\u0301"><img src="https://lama.example/cafe\u0301.jpg" alt="Café" />Café</a></p>',
    );
  });

  test("makes one space of a run of no-break spaces in several lines", () => {
    expect(cleanText("Kopi\u00a0\u00a0\u00a0susu\nRp\u00a05.000 \u00a0untuk")).toBe("Kopi susu\nRp\u00a05.000 untuk");
  });

  test.each([" ", "\u00a0 ", "<pre "])("takes no longer than its length for many of %j", (repeated) => {
    const text = `a${repeated.repeat(200_000)}b`;
    const started = performance.now();
    for (const clean of [cleanLine, cleanText, cleanHtml]) clean(text);
    expect(performance.now() - started).toBeLessThan(5_000);
  });

  test("changes nothing in a text that is clean", () => {
    const code = "  if (a) {\r\n\tb();\r\n}\n";
    expect(cleanCode(cleanCode(code))).toBe("  if (a) {\n\tb();\n}\n");
    const html = cleanHtml("<p>1&nbsp;kg&nbsp;&nbsp;kopi</p>");
    expect(cleanHtml(html)).toBe(html);
  });
});
