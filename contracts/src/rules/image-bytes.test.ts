import { expect, test } from "vitest";
import { imageTypeOf, jpegStart, typeOfFile } from "./image-bytes.ts";

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
  ["image/heif", `\0\0\0 ftypheic${jpeg}`],
  ["image/tiff", `II*\0${jpeg}`],
  ["application/pdf", "%PDF-1.7"],
  [undefined, "<!DOCTYPE html><p>Halo</p>"],
  [undefined, ""],
])("is %s for %j", (type, start) => expect(imageTypeOf(bytes(start))).toBe(type));

test("a JPEG starts behind stray bytes", () => {
  expect([jpegStart(bytes(jpeg)), jpegStart(bytes(`abc${jpeg}`)), jpegStart(bytes("abc"))]).toEqual([0, 3, -1]);
});

test("the bytes decide the type of a file, and its claim where they tell none", () => {
  const claims = ["", "text/plain", "image/pjpeg", "application/octet-stream"];
  expect(claims.map((claim) => typeOfFile(bytes(jpeg), claim))).toEqual(Array(4).fill("image/jpeg"));
  expect(typeOfFile(bytes("halo"), "IMAGE/PNG")).toBe("image/png");
});
