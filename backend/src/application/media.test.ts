import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { photoRule } from "@etalase/contracts/image";
import { messages } from "@etalase/contracts/messages";
import sharp from "sharp";
import { beforeEach, expect, it, onTestFinished } from "vitest";
import { createDiskMediaStore } from "../adapters/disk-media-store.ts";
import { createImageEncoder } from "../adapters/images.ts";
import { createPictures, type Upload } from "./media.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "etalase-pictures-"));
  onTestFinished(() => rm(folder, { recursive: true }));
});

type Attempt = Partial<Upload> & { content?: Uint8Array; afterwards?: () => Promise<void> };

const admit = (upload: Attempt) => {
  const content = upload.content ?? new Uint8Array(9);
  const whole = { name: "a.png", type: "image/png", size: content.length, bytes: async () => content, ...upload };
  const pictures = createPictures({ encoder: createImageEncoder(), store: createDiskMediaStore(folder) });
  return pictures.during([{ upload: whole, field: "featuredImage", rule: photoRule }], async ([picture]) => {
    await upload.afterwards?.();
    return picture;
  });
};

it("stores a picture with its smaller sizes", async () => {
  const image = sharp({ create: { width: 600, height: 300, channels: 3, background: "#0d8abc" } });
  const picture = await admit({ content: await image.png().toBuffer() });
  expect(picture).toMatchObject({ width: 600, height: 300, widths: [480] });
  expect(await readdir(folder)).toHaveLength(2);
});

it.each([
  ["of another type", { type: "image/svg+xml" }, messages.imageType],
  ["above its limit", { size: photoRule.maxBytes + 1 }, messages.imageTooLarge(photoRule.maxBytes)],
  ["that is none", { content: Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>") }, messages.imageUnreadable],
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
