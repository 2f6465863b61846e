import { expect, it } from "vitest";
import { element, treeOf } from "./tree.ts";

it("reads each text as a whole, whatever entities it holds", () => {
  expect(treeOf("<p>a < b &amp;& c<< d</p>e &lt;")).toEqual([element("p", ["a < b && c<< d"]), "e <"]);
  expect(treeOf("&amp;&lt;<".repeat(1000))).toHaveLength(1);
});

it("ends a text where a comment or a stray tag is left out", () => {
  expect(treeOf("a<!---->b</b>c")).toEqual(["a", "b", "c"]);
});
