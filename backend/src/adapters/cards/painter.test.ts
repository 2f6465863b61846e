import { newsLimits } from "@etalase/contracts/news";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { shareCard } from "../../../test/records.ts";
import { restrictSharp } from "../raster/raster.ts";
import { drawCard } from "./drawing.ts";
import { createCardLetters } from "./letters.ts";
import { createCardPainter } from "./painter.ts";

// The same restriction as in the product, which decodes only photos and icons.
restrictSharp();
const fonts = new URL("../../../fonts", import.meta.url).pathname;
const painter = createCardPainter(fonts, () => Promise.reject(new Error("No card here has a picture")));

const gaussian = { type: "gaussian", mean: 128, sigma: 90 } as const;

const titles = {
  short: "Kopi",
  long: "Panduan memilih jasa pembuatan situs web ".repeat(5).slice(0, newsLimits.titleMax),
  "one word": "pertanggungjawaban".repeat(12).slice(0, newsLimits.titleMax),
  "the widest letters": "W".repeat(newsLimits.titleMax),
  "quotes and markup": `“Murah” & 'cepat'? </text><script>alert("1")</script> <!-- ]]> &amp; &#0;`,
  "signs the fonts lack": "🎉👨‍👩‍👧‍👦 日本語 العربية Привет नमस्ते \u200b\u202e\ufeff",
  "signs that no XML holds": "a\u0000b\ufffec\ud800d",
  "stacked accents": `Z${"\u0301".repeat(190)}`,
  nothing: "",
};

describe("a share card", () => {
  test.each(Object.entries(titles))("with %s in all its texts is a picture for chats", async (_name, title) => {
    const texts = { title, label: title.slice(0, 50), note: title.slice(0, 100), siteName: title.slice(0, 100) };
    const picture = await painter.paint(shareCard(texts));
    expect(await sharp(picture).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
    expect(picture.length).toBeLessThan(300_000);
  });

  test("with a picture of its own is that picture, small enough for chats even where it is noise", async () => {
    const noise = { create: { width: 1400, height: 800, channels: 3, background: "#000", noise: gaussian } } as const;
    const stored = await sharp(noise).webp({ quality: 100 }).toBuffer();
    const picture = await createCardPainter(fonts, async () => stored).paint(shareCard({ picture: "a.webp" }));
    expect(await sharp(picture).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
    expect(picture.length).toBeLessThan(300_000);
  });

  test("looks different for another text, kind of record, site, or colour", async () => {
    const colours = { primary: "#7A1FA2", accent: "", dark: "#1B1030" };
    const changes = [
      {},
      { title: "Lain" },
      { kind: "project" },
      { note: "Klien" },
      { hasMark: false },
      { colours },
    ] as const;
    const pictures = await Promise.all(changes.map((change) => painter.paint(shareCard(change))));
    expect(new Set(pictures.map((picture) => Buffer.from(picture).toString("base64"))).size).toBe(changes.length);
  });
});

describe("the letters of cards", () => {
  const { drawable, measure } = createCardLetters(fonts);

  test("leave out what the fonts lack, with the space around it", async () => {
    expect(await drawable("🎉 Promo 🎁 akhir\u200b tahun 日本")).toBe("Promo akhir tahun");
    expect(await drawable("🎉")).toBe("");
    expect(await drawable("Cafe\u0301 “Zoë” — 50 % & Rp 1.000…")).toBe("Café “Zoë” — 50 % & Rp 1.000…");
  });

  test("refuse a folder without the fonts", () => {
    expect(() => createCardLetters(`${fonts}/none`)).toThrow("The fonts of share cards are not in");
  });

  test("are measured as they are drawn", async () => {
    const width = measure(800);
    expect(await width("W")).toBeGreaterThan((await width("i")) * 4);
    expect(await width("toko daring")).toBeGreaterThan(await width("tokodaring"));
    expect(await width("")).toBe(0);
  });

  test("are measured one text at a time, with everybody else's turn in between", async () => {
    let turns = 0;
    let next = setImmediate(function turn() {
      turns += 1;
      next = setImmediate(turn);
    });
    await drawCard(shareCard({ title: titles.long }), createCardLetters(fonts));
    clearImmediate(next);
    expect(turns).toBeGreaterThan(new Set(titles.long).size);
  });
});

test("a card in the owner's colours has none of the site's own", async () => {
  const colours = { primary: "#7A1FA2", accent: "#8BC34A", dark: "#1B1030" };
  for (const kind of ["article", "project", "page"] as const) {
    const svg = await drawCard(shareCard({ kind, colours }), createCardLetters(fonts));
    expect(svg).toMatch(/#7A1FA2/);
    expect(svg).toMatch(/#8BC34A/);
    expect(svg).not.toMatch(/#0D8ABC|#0A6A91|#07506E|#CFE9F4|#0F1F2B|#F2A33A/i);
  }
});
