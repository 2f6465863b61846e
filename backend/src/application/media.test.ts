import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { faviconRule, type ImageRule, logoRule, photoRule } from "@etalase/contracts/rules/image";
import { typeOfFile } from "@etalase/contracts/rules/image-bytes";
import { messages } from "@etalase/contracts/text/messages";
import sharp from "sharp";
import { beforeEach, expect, it, onTestFinished } from "vitest";
import { iconOf } from "../../test/icons.ts";
import { createImageEncoder } from "../adapters/images.ts";
import { createDiskMediaStore } from "../adapters/media/disk-media-store.ts";
import { UnknownOutcome } from "../domain/errors.ts";
import { createPictures, type Upload } from "./media.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "etalase-pictures-"));
  onTestFinished(() => rm(folder, { recursive: true }));
});

type Attempt = Partial<Upload> & { content?: Uint8Array; rule?: ImageRule; afterwards?: () => Promise<void> };

const admit = ({ rule = photoRule, ...upload }: Attempt) => {
  const content = upload.content ?? new Uint8Array(9);
  const type = typeOfFile(content, upload.type ?? "image/png");
  const whole = { name: "a.png", size: content.length, bytes: async () => content, ...upload, type };
  const pictures = createPictures({ encoder: createImageEncoder(), store: createDiskMediaStore(folder) });
  return pictures.during([{ upload: whole, field: "featuredImage", rule }], async ([picture]) => {
    await upload.afterwards?.();
    return picture;
  });
};

it("stores a picture with its smaller sizes", async () => {
  const image = sharp({ create: { width: 600, height: 300, channels: 3, background: "#0d8abc" } });
  const picture = await admit({ content: await image.png().toBuffer() });
  expect(picture).toMatchObject({ width: 600, height: 300, widths: [240, 480] });
  expect(await readdir(folder)).toHaveLength(3);
});

const png = await sharp({ create: { width: 32, height: 32, channels: 3, background: "#0d8abc" } })
  .png()
  .toBuffer();
const svg = Buffer.from("<svg width='20' height='10'><script/><rect width='9' height='9'/></svg>");
const ico = iconOf([png]);

it.each<[string, Attempt, string]>([
  ["a photo whose type is not said", { type: "", content: png }, "webp"],
  ["a drawing whose type is not said", { rule: logoRule, type: "application/octet-stream", content: svg }, "svg"],
  ["a drawing as a logo", { rule: logoRule, type: "image/svg+xml", content: svg }, "svg"],
  ["a PNG that is called a JPEG as a logo", { rule: logoRule, type: "image/jpeg", content: png }, "webp"],
  ["a drawing as a favicon", { rule: faviconRule, type: "IMAGE/SVG+XML", content: svg }, "svg"],
  ["a PNG as a favicon", { rule: faviconRule, content: png }, "png"],
  ["an .ico as a favicon", { rule: faviconRule, type: "image/x-icon", content: ico }, "png"],
  ["a drawing that is called a PNG", { rule: logoRule, content: svg }, "svg"],
  ["a PNG that is called a drawing", { rule: logoRule, type: "image/svg+xml", content: png }, "webp"],
  ["an .ico that is called a text", { rule: faviconRule, type: "text/plain", content: ico }, "png"],
  ["an .ico by its registered type", { rule: faviconRule, type: "image/vnd.microsoft.icon", content: ico }, "png"],
])("stores %s", async (_case, upload, extension) => {
  const picture = await admit(upload);
  expect(await readdir(folder)).toEqual([picture?.file]);
  expect(picture?.file).toMatch(new RegExp(`^[0-9a-f]{32}\\.${extension}$`));
});

it.each([
  ["of another type", { type: "image/svg+xml" }, messages.imageType],
  ["above its limit", { size: photoRule.maxBytes + 1 }, messages.imageTooLarge(photoRule.maxBytes)],
  ["whose type is not said and not allowed", { type: "", content: svg }, messages.imageType],
  [
    "whose type is not said and not known",
    { type: "application/octet-stream", content: Buffer.from("%PDF") },
    messages.imageType,
  ],
  ["that is a HEIC by its bytes", { content: Buffer.from("\0\0\0 ftypheic") }, messages.imageType],
  ["that is none", { content: Buffer.from("none") }, messages.imageUnreadable],
])("refuses a picture %s under its field and stores nothing", async (_case, upload, sentence) => {
  await expect(admit(upload)).rejects.toMatchObject({ kind: "invalid", errors: { featuredImage: sentence } });
  expect(await readdir(folder)).toEqual([]);
});

it("stores nothing when what follows fails", async () => {
  const image = sharp({ create: { width: 60, height: 30, channels: 3, background: "#0d8abc" } });
  const afterwards = () => Promise.reject(new Error("the database is away"));
  await expect(admit({ content: await image.png().toBuffer(), afterwards })).rejects.toThrow("the database is away");
  expect(await readdir(folder)).toEqual([]);
});

it("keeps what may be stored already when nobody knows whether what follows has failed", async () => {
  const image = sharp({ create: { width: 60, height: 30, channels: 3, background: "#0d8abc" } });
  const afterwards = () => Promise.reject(new UnknownOutcome());
  await expect(admit({ content: await image.png().toBuffer(), afterwards })).rejects.toBeInstanceOf(UnknownOutcome);
  expect(await readdir(folder)).toHaveLength(1);
});
