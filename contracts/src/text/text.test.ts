import { describe, expect, test } from "vitest";
import { sentenceOf } from "../refusals/test/said.ts";
import {
  formerTagSlugOf,
  isRecordId,
  lengthOf,
  searchKey,
  slugOf,
  tagSlugOf,
  textProblem,
  visibleText,
} from "./text.ts";

const title = { field: "Title", min: 5, max: 10 } as const;

describe("the length of a text", () => {
  test("counts an emoji once", () => {
    expect(lengthOf("🎉🎉")).toBe(2);
    expect(sentenceOf(textProblem("🎉".repeat(10), title))).toBeUndefined();
    expect(sentenceOf(textProblem("🎉".repeat(11), title))).toBe("Title cannot exceed 10 characters");
    expect(sentenceOf(textProblem("🎉".repeat(4), title))).toBe("Title must be at least 5 characters long");
  });

  test("is missing before it is too short", () => {
    expect(sentenceOf(textProblem("", title))).toBe("Title is required");
    expect(sentenceOf(textProblem("", { ...title, min: 0 }))).toBeUndefined();
  });
});

describe("control characters", () => {
  const refusal = /^Title contains characters that cannot be used: U\+[0-9A-F]{4,} (?:after "|at the beginning)/;

  test.each(["\0", "\n", "\r", "\u001b", "\u007f", "\u0081", "\u2028", "\u2029", "\ud83c"])(
    "are refused in one line: %j",
    (character) => {
      expect(sentenceOf(textProblem(`Sela${character}mat`, { ...title, max: 20 }))).toMatch(refusal);
    },
  );

  test.each(["\t", "\n", "\r\n"])("that break lines stay in longer texts: %j", (character) => {
    expect(sentenceOf(textProblem(`Selamat${character}pagi`, { ...title, max: 20, multiline: true }))).toBeUndefined();
  });

  test.each(["\0", "\u000b", "\u000c", "\u001b", "\u007f", "\u009d", "\udf89"])(
    "that mean nothing are refused in longer texts too: %j",
    (character) => {
      expect(sentenceOf(textProblem(`Sela${character}mat`, { ...title, max: 20, multiline: true }))).toMatch(refusal);
    },
  );

  test.each("\ufff9 \u0600".split(" "))(
    "that change the letters beside them are refused in one line: %j",
    (character) => {
      expect(sentenceOf(textProblem(`Sel${character}amat`, { ...title, max: 20 }))).toMatch(refusal);
    },
  );

  test("are named with their place", () => {
    expect(sentenceOf(textProblem("Kopi Susu\u0000 Gula", { ...title, max: 20 }))).toBe(
      'Title contains characters that cannot be used: U+0000 after "Kopi Susu"',
    );
    expect(sentenceOf(textProblem("\ufff9Kopi Susu", { ...title, max: 20 }))).toBe(
      "Title contains characters that cannot be used: U+FFF9 at the beginning",
    );
  });

  test("may join the parts of an emoji", () => {
    for (const emoji of [
      "\u{1f469}\u200d\u{1f4bb}",
      "\u{1f3f3}\ufe0f\u200d\u{1f308}",
      "\u{1f469}\u{1f3fd}\u200d\u{1f4bb}",
    ])
      expect(sentenceOf(textProblem(`Halo ${emoji}`, { ...title, max: 20 }))).toBeUndefined();
    const flag = "\u{1f3f4}\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}";
    expect(sentenceOf(textProblem(`Halo ${flag}`, { ...title, max: 20 }))).toBeUndefined();
  });

  test("do not include angle brackets, accents or emoji", () => {
    expect(sentenceOf(textProblem("<b>É 🎉", title))).toBeUndefined();
  });
});

describe("the visible text of HTML", () => {
  test.each([
    ["<p>Satu</p><p>dua</p>", "Satu dua"],
    ["<p>Ba<strong>gus</strong> sekali</p>", "Bagus sekali"],
    ["<p>a &amp; b &lt;c&gt; &quot;d&quot; &#39;e&#x27;</p>", "a & b <c> \"d\" 'e'"],
    ["<p>a&nbsp;&nbsp;b</p>", "a b"],
    ["<p> \n\t </p><!-- unseen -->", ""],
    ["<p>\u200b\u2060\ufeff</p>", ""],
    ["<p>Ko\u200bpi\ufeff Su\u2060su</p>", "Kopi Susu"],
    ['<img src="https://example.com/a.png" alt="unseen">', ""],
    ["&unknown; &#0; &#x110000;", "&unknown; &#0; &#x110000;"],
    ["satu<br>dua<hr>tiga", "satu dua tiga"],
  ])("of %j is %j", (html, text) => {
    expect(visibleText(html)).toBe(text);
  });

  // Following each opening to the end would take a minute for such a text.
  test.each(["<", "</", "<b ", "<!--", "<!--<", "<a href='", "&", " <"])(
    "is found at once in a long text of %j",
    (piece) => {
      const html = piece.repeat(200_000 / piece.length);
      for (const whole of [html, `-->>${html}`, `${html}-->>`]) {
        const before = process.cpuUsage();
        visibleText(whole);
        // Processor time, because the wall clock also counts other programs.
        expect(process.cpuUsage(before).user).toBeLessThan(5_000_000);
      }
    },
  );

  test("is decoded once, however often an entity comes in a row", () => {
    expect(visibleText("&lt;&lt;&LT;&lt;&amp;lt;&amp;amp;&#x41;&#X41;&#65;&none;&none;")).toBe(
      "<<&LT;<&lt;&amp;AAA&none;&none;",
    );
    expect(visibleText("&lt;".repeat(190_000))).toBe("<".repeat(190_000));
  });

  test("has no tag that is never closed", () => {
    expect(visibleText("<p>a</p> 1 < 2 <!-- b")).toBe("a 1 < 2 <!-- b");
  });
});

describe("a slug", () => {
  test.each([
    ["Toko Daring & WhatsApp", "toko-daring-whatsapp"],
    ["  --Été à Zürich!-- ", "ete-a-zurich"],
    ["ﬁne ½", "fine-1-2"],
    ["Große Straße, GROẞ", "grosse-strasse-gross"],
    ["Smørrebrød på Ærø", "smorrebrod-pa-aero"],
    ["Łódź, Đặng, Œuvre, Þór, Kadıköy, İzmir", "lodz-dang-oeuvre-thor-kadikoy-izmir"],
    ["日本", ""],
    ["🎉", ""],
  ])("of %j is %j", (text, slug) => {
    expect(slugOf(text)).toBe(slug);
  });

  test("is cut to its length without a hyphen at the end", () => {
    expect(slugOf("satu dua tiga", 5)).toBe("satu");
    expect(slugOf("a".repeat(300))).toHaveLength(160);
  });

  test.each([
    ["C", "c"],
    ["C++", "c-plus-plus"],
    ["c ++", "c"],
    ["C#", "c-sharp"],
    ["C♯", "c-sharp"],
    ["Ｃ＋＋", "c-plus-plus"],
    ["Belajar C# dan C++ dasar", "belajar-c-sharp-dan-c-plus-plus-dasar"],
    ["F#", "f-sharp"],
    ["Notepad++", "notepad-plus-plus"],
    ["Usia 18+", "usia-18-plus"],
    ["C#/C++", "c-sharp-c-plus-plus"],
    ["#umkm", "umkm"],
    ["Toko+Kafe", "toko-kafe"],
    ["Straße", "strasse"],
    ["c-sharp", "c-sharp"],
  ])("of the tag %j is %j", (tag, slug) => {
    expect(tagSlugOf(tag)).toBe(slug);
  });

  test("of a tag is known in its former spelling", () => {
    expect(["C++", "Straße", "Toko Daring", "日本"].map(formerTagSlugOf)).toEqual([
      "c",
      "stra-e",
      "toko-daring",
      tagSlugOf("日本"),
    ]);
  });

  test("of a tag is never empty, and is its own slug", () => {
    for (const tag of ["Toko Daring", "日本", "🎉", "일".repeat(12), "a".repeat(50)]) {
      const slug = tagSlugOf(tag);
      expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(slug.length).toBeLessThanOrEqual(50);
      expect(tagSlugOf(slug)).toBe(slug);
    }
  });
});

test("searching knows neither case nor accents", () => {
  expect(searchKey("  ÉTALASE\n Toko  ")).toBe("etalase toko");
});

test("a record id is 24 lower-case hex characters", () => {
  expect(isRecordId("6560f0a1b2c3d4e5f6a7b8c9")).toBe(true);
  for (const text of [
    "6560F0A1B2C3D4E5F6A7B8C9",
    "6560f0a1b2c3d4e5f6a7b8c",
    "6560f0a1b2c3d4e5f6a7b8c9\n",
    "",
    "g".repeat(24),
  ])
    expect(isRecordId(text)).toBe(false);
});

test("numbers above and below the line stay other numbers without their tags", () => {
  expect(visibleText("<p>10<sup>6</sup>, 5 m<sup>-2</sup>, H<sub>2</sub>O, <q>enak</q></p>")).toBe(
    "10⁶, 5 m⁻², H₂O, “enak”",
  );
  expect(searchKey("H₂O, 25 m²")).toBe("h2o, 25 m2");
});
