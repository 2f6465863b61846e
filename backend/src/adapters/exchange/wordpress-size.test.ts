import { expect, test } from "vitest";
import { article, intro, readWordPress } from "../../../test/wordpress-file.ts";

/** Reading on to the end at each of so many openings would take minutes. */
const length = 2_000_000;

const tooLong = "left out, because it cannot be an article here: Content cannot exceed 200000 characters";

test.each<[what: string, opening: string, notes: readonly string[]]>([
  ["elements of code", "<pre>", [tooLong]],
  ["drawings", "<svg>", ["a drawing (svg) in the text is left out"]],
  ["comments", "<!--", []],
  ["settings of a block", "<!-- wp:peta {", []],
  ["settings of a pattern", "<!-- wp:block {", []],
  ["settings of footnotes", "<!-- wp:footnotes {", []],
  ["spaces", " ", [tooLong]],
])("an article full of %s without an end is read at once", async (_what, opening, expected) => {
  const text = `${intro}\n\nkata${opening.repeat(length / opening.length)}kata`;
  expect((await readWordPress(article(text))).notes).toEqual(expected);
});
