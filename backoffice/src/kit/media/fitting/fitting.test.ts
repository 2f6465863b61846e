import { inEnglish } from "@etalase/contracts/refusals/refusal";
import { logoRule, photoRule } from "@etalase/contracts/rules/image";
import { messages } from "@etalase/contracts/text/messages";
import { beforeEach, expect, test, vi } from "vitest";
import { fileProblem, fitting } from "./fitting.ts";

const MB = 1_048_576;
const starts = {
  jpeg: "\xff\xd8\xff",
  png: "\x89PNG\r\n",
  webp: "RIFF\0\0\0\0WEBP",
  moving: "RIFF\0\0\0\0WEBPVP8X\0\0\0\0\x02",
};

function file(start: keyof typeof starts, type: string, bytes: number, name = "foto.png") {
  const content = new Uint8Array(bytes);
  content.set(Uint8Array.from(starts[start], (letter) => letter.charCodeAt(0)));
  return new File([content], name, { type });
}

let full = { naturalWidth: 12_000, naturalHeight: 9_000 };
let bytesAt = (_width: number) => MB;
let canWrite = ["image/jpeg", "image/png", "image/webp"];
const drawn: string[] = [];

/** Stands in for the browser, since this environment decodes no pictures. */
beforeEach(() => {
  full = { naturalWidth: 12_000, naturalHeight: 9_000 };
  bytesAt = () => MB;
  canWrite = ["image/jpeg", "image/png", "image/webp"];
  drawn.length = 0;
  vi.stubGlobal(
    "Image",
    class {
      naturalWidth = full.naturalWidth;
      naturalHeight = full.naturalHeight;
      onload = () => {};
      onerror = () => {};
      set src(_url: string) {
        queueMicrotask(() => (this.naturalWidth > 0 ? this.onload() : this.onerror()));
      }
    },
  );
  vi.stubGlobal("createImageBitmap", async () => ({ close: () => {} }));
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);
  vi.spyOn(HTMLCanvasElement.prototype, "toBlob").mockImplementation(function (
    this: HTMLCanvasElement,
    use,
    wanted = "",
  ) {
    const type = canWrite.includes(wanted) ? wanted : "image/png";
    drawn.push(`${this.width}×${this.height} ${type}`);
    use(new Blob([new Uint8Array(bytesAt(this.width))], { type }));
  });
});

test("a photo of too many bytes becomes as wide as it is stored", async () => {
  const fit = await fitting(file("jpeg", "image/jpeg", 12 * MB, "IMG_1.JPG"), photoRule);
  expect([fit.name, fit.type, fit.size, drawn]).toEqual(["IMG_1.jpg", "image/jpeg", MB, ["2400×1800 image/jpeg"]]);
});

test.each<[string, File]>([
  ["within the limits", file("jpeg", "image/jpeg", 5 * MB)],
  ["an animation", file("moving", "image/webp", 6 * MB)],
  ["a GIF", new File([new Uint8Array(6 * MB)], "a.gif", { type: "image/gif" })],
])("a file that is %s stays as it is", async (_case, given) => {
  full = { naturalWidth: 4000, naturalHeight: 3000 };
  expect(await fitting(given, photoRule)).toBe(given);
});

test("a PNG of too many pixels is made smaller, and one of fewer is not", async () => {
  const png = file("png", "image/png", 2 * MB);
  expect((await fitting(png, photoRule)).type).toBe("image/webp");
  full = { naturalWidth: 5000, naturalHeight: 3000 };
  expect(await fitting(png, photoRule)).toBe(png);
});

test("a picture whose type is not said is known by its bytes", async () => {
  const fit = await fitting(file("jpeg", "", 6 * MB, "foto"), photoRule);
  expect([fit.name, fit.type]).toEqual(["foto.jpg", "image/jpeg"]);
});

test("a picture that is still too large becomes narrower", async () => {
  bytesAt = (width) => width * 3000;
  await fitting(file("png", "image/png", 9 * MB), photoRule);
  expect(drawn).toEqual(["2400×1800 image/webp", "1680×1260 image/webp"]);
});

test("a browser that cannot write WebP writes PNG", async () => {
  canWrite = ["image/png"];
  expect((await fitting(file("webp", "image/webp", 3 * MB), logoRule)).name).toBe("foto.png");
  expect(drawn).toEqual(["800×600 image/png"]);
});

test("what never gets small enough, or cannot be read, stays as it is", async () => {
  const given = file("png", "image/png", 9 * MB);
  bytesAt = () => 6 * MB;
  expect(await fitting(given, photoRule)).toBe(given);
  expect(fileProblem(given, photoRule)).toBe(inEnglish(messages.imageTooLarge(photoRule.maxBytes)));
  full = { naturalWidth: 0, naturalHeight: 0 };
  expect(await fitting(given, photoRule)).toBe(given);
  expect(fileProblem(given, photoRule)).toBe(inEnglish(messages.imageUnreadable));
});

test("a photo that was cut off is called one that cannot be read, not one that is too large", async () => {
  const cutOff = new DOMException("The source image could not be decoded.", "InvalidStateError");
  vi.stubGlobal("createImageBitmap", () => Promise.reject(cutOff));
  const given = file("jpeg", "image/jpeg", 6 * MB);
  expect(fileProblem(await fitting(given, photoRule), photoRule)).toBe(inEnglish(messages.imageUnreadable));
});

test("a JPEG of few bytes and many pixels is made smaller", async () => {
  expect((await fitting(file("jpeg", "image/jpeg", 4 * MB), photoRule)).size).toBe(MB);
});

test("the bytes of a file tell its type where the device says a wrong one", async () => {
  const [photo, heic] = [file("jpeg", "text/plain", 100), new File(["\0\0\0 ftypheic"], "a.jpg", { type: "" })];
  expect((await fitting(photo, photoRule)).type).toBe("image/jpeg");
  expect(fileProblem(await fitting(heic, photoRule), photoRule)).toBe(inEnglish(messages.imageType));
});
