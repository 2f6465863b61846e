// @vitest-environment node
import { expect, test } from "vitest";
import { assets, makeApi, makeSite } from "../../test/fixtures.ts";
import { createRender } from "./createRender.tsx";
import { inlineSprite } from "./inlineSprite.ts";

const draw = createRender(assets);

const idsIn = (html: string, pattern: RegExp) => new Set([...html.matchAll(pattern)].map(([, id = ""]) => id));
const symbolsIn = (html: string) => idsIn(html, /<symbol id="(.*?)"/g);
const usesIn = (html: string) => idsIn(html, /<use href="#(.*?)"/g);

test.each(["/", "/berita", "/berita/situs-anda-butuh-enam-detik", "/login", "/register", "/tidak-ada"])(
  "%s carries every icon that it shows",
  async (url) => {
    const { html } = await draw(url, makeApi(), makeSite());
    const uses = [...usesIn(html)];
    expect(uses).not.toEqual([]);
    expect(uses.filter((id) => !symbolsIn(html).has(id))).toEqual([]);
  },
);

test("a document carries no icon that it does not show", () => {
  expect(symbolsIn(inlineSprite('<a href="#isi"></a><use href="#i-clock"></use>'))).toEqual(new Set(["i-clock"]));
  expect(symbolsIn(inlineSprite("<p>#i-clock</p>"))).toEqual(new Set());
});

test("an icon that changes when it is clicked brings what it changes to", async () => {
  expect(symbolsIn(inlineSprite('<use href="#i-menu"></use>'))).toEqual(new Set(["i-menu", "i-x"]));
  const { html } = await draw("/login", makeApi(), makeSite());
  expect([...symbolsIn(html)]).toEqual(expect.arrayContaining(["i-eye", "i-eye-off", "i-circle-alert"]));
});
