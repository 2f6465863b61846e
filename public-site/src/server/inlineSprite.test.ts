// @vitest-environment node
import { expect, test } from "vitest";
import { assets, makeApi, makeSite } from "../../test/fixtures.ts";
import { createRender } from "./createRender.tsx";
import { inlineSprite } from "./inlineSprite.ts";

const draw = createRender(assets);

const symbolsIn = (html: string) => new Set([...html.matchAll(/<symbol id="(.*?)"/g)].map(([, id = ""]) => id));

test("a document carries no icon that it does not show", () => {
  expect(symbolsIn(inlineSprite('<a href="#isi"></a><use href="#i-clock"></use>'))).toEqual(new Set(["i-clock"]));
  expect(symbolsIn(inlineSprite("<p>#i-clock</p>"))).toEqual(new Set());
});

test("an icon that changes when it is clicked brings what it changes to", async () => {
  expect(symbolsIn(inlineSprite('<use href="#i-menu"></use>'))).toEqual(new Set(["i-menu", "i-x"]));
  const { html } = await draw("/login", makeApi(), makeSite());
  expect([...symbolsIn(html)]).toEqual(expect.arrayContaining(["i-eye", "i-eye-off", "i-circle-alert"]));
});
