import { expect, test } from "vitest";
import { imageTypeOf, jpegStart } from "./image-bytes.ts";

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const jpeg = "\xff\xd8\xff\xe0";

test.each([
  ["image/png", "\x89PNG\r\n\x1a\n"],
  ["image/gif", "GIF89a"],
  ["image/webp", "RIFF\0\0\0\0WEBP"],
  ["image/x-icon", "\0\0\x01\0"],
  ["image/svg+xml", "\xef\xbb\xbf\n <svg/>"],
  ["image/jpeg", jpeg],
  ["image/jpeg", `\r\n${jpeg}`],
  [undefined, `${"x".repeat(5000)}${jpeg}`],
  [undefined, "RIFF\0\0\0\0WAVE"],
  [undefined, `\0\0\0 ftypheic${jpeg}`],
  [undefined, `II*\0${jpeg}`],
  [undefined, "%PDF-1.7"],
  [undefined, ""],
])("is %s for %j", (type, start) => expect(imageTypeOf(bytes(start))).toBe(type));

test("a JPEG starts behind stray bytes", () => {
  expect([jpegStart(bytes(jpeg)), jpegStart(bytes(`abc${jpeg}`)), jpegStart(bytes("abc"))]).toEqual([0, 3, -1]);
});
