import { expect, test } from "vitest";
import { meansTheSame } from "./meaning.ts";

test.each([
  [undefined, null],
  ["", null],
  [[], undefined],
  [{ facebook: "" }, null],
  [
    { a: 1, b: 2 },
    { b: 2, a: 1 },
  ],
  ["2026-05-04T02:00:00Z", new Date("2026-05-04T02:00:00.000Z")],
  ["2026-05-04T09:00:00+07:00", "2026-05-04T02:00:00.000Z"],
  ["<p>Satu\n dua</p>\n<p>Tiga</p>\n", "<p>Satu dua</p><p>Tiga</p>"],
  ["Satu\r\ndua", "Satu\ndua"],
])("%j and %j are one value", (one, other) => expect(meansTheSame(one, other)).toBe(true));

test.each([
  [false, null],
  [0, null],
  [
    ["a", "b"],
    ["b", "a"],
  ],
  ["<p>Satu</p>", "<p><strong>Satu</strong></p>"],
  ["<p>Satu <em>dua</em></p>", "<p>Satu<em>dua</em></p>"],
  ["<pre>a\n  b</pre>", "<pre>a\nb</pre>"],
  ["Satu  dua", "Satu dua"],
  ["2026-05-04T02:00:00Z", "2026-05-04T02:00:01Z"],
])("%j and %j are two values", (one, other) => expect(meansTheSame(one, other)).toBe(false));
