import { expect, test } from "vitest";
import { testBucket } from "../../../test/storages.ts";
import { createBucket } from "./bucket.ts";
import { createS3MediaFiles, createS3MediaFolder, createS3MediaStore } from "./s3-media-store.ts";

const bytes = Buffer.from("picture");

test("objects say what they are, for whoever gets them from the bucket itself", async () => {
  const bucket = createBucket(testBucket());
  const store = createS3MediaStore(bucket);
  const saidOf = async (name: string) => {
    const headers = (await bucket.head(`media/${name}`))?.headers;
    return [headers?.get("content-type"), headers?.get("cache-control")];
  };
  const kept = "public, max-age=31536000, immutable";
  const encoded = { width: 10, height: 10, color: "#0d8abc", files: [{ width: null, bytes }] };
  const photo = await store.save({ ...encoded, extension: "webp" });
  const logo = await store.save({ ...encoded, extension: "svg" });
  expect([await saidOf(photo.file), await saidOf(logo.file)]).toEqual([
    ["image/webp", kept],
    ["image/svg+xml", kept],
  ]);
  await bucket.copy(`media/${photo.file}`, `media-hidden/${photo.file}`);
  await bucket.remove(`media/${photo.file}`);
  await createS3MediaFolder(bucket).bringBack();
  expect(await saidOf(photo.file)).toEqual(["image/webp", kept]);
  const moved = `${"a".repeat(32)}.ico`;
  await createS3MediaFiles(bucket).write(moved, bytes);
  expect(await saidOf(moved)).toEqual(["image/x-icon", kept]);
});
