import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../processes.ts";
import { withOutlines } from "./outlined.ts";

const sources = join(root, "scripts/drawings/site");

test.each(globSync("*.svg", { cwd: sources }))("the site shows %s as it is drawn", (name) => {
  const drawn = withOutlines(readFileSync(join(sources, name), "utf8"));
  expect(readFileSync(join(root, "public-site/src/assets", name), "utf8")).toBe(drawn);
});

test("words become outlines, those in a font of their own stay", () => {
  const plain = '<text x="1" y="2" font-size="14" font-weight="700" fill="#fff">A &amp; B</text>';
  const code = '<text font-family="monospace">&lt;p&gt;</text>';
  const drawn = withOutlines(plain + code);
  expect(drawn).toMatch(/^<path transform="translate\(1 2\)scale\(0\.1\)" fill="#fff" d="M[^"]+z"\/>/);
  expect(drawn).toContain(code);
});

test("a letter that the font lacks is refused", () => {
  expect(() => withOutlines('<text x="0" y="0" font-size="14" font-weight="700" fill="#fff">★</text>')).toThrow("★");
});
