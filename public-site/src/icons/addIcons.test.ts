import { expect, test } from "vitest";
import { inlineSprite } from "../server/inlineSprite.ts";
import { addIcons } from "./addIcons.ts";
import { symbols } from "./symbols.ts";

test("adds the icons that the document has not, each once", () => {
  document.body.innerHTML = inlineSprite('<use href="#i-clock"></use>');
  addIcons();
  addIcons();
  const ids = [...document.querySelectorAll(".sprite symbol")].map(({ id }) => id);
  expect(ids.toSorted()).toEqual(symbols.map(({ id }) => id).toSorted());
});
