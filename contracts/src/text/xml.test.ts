import { expect, test } from "vitest";
import { escapeXml } from "./xml.ts";

test("markup in a text is text", () => {
  expect(escapeXml(`<b a="1" c='2'> R&D &amp;`)).toBe("&lt;b a=&quot;1&quot; c=&apos;2&apos;&gt; R&amp;D &amp;amp;");
});

test("what no XML document may hold is left out", () => {
  expect(escapeXml("a\u0000b\u000bc\ufffed\ud800e\tf\n🎉")).toBe("abcde\tf\n🎉");
});
