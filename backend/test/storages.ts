import { randomUUID } from "node:crypto";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { createBucket } from "../src/adapters/media/bucket.ts";
import { readConfig } from "../src/config/config.ts";
import { createDiskStorage, createS3Storage, type Storage } from "../src/config/storage.ts";

/** The kinds of storage that tests run on: disk, and the object storage of TEST_MEDIA_URL if it is given. */
export const storageKinds: readonly ("disk" | "S3")[] = process.env.TEST_MEDIA_URL ? ["disk", "S3"] : ["disk"];
export type StorageKind = (typeof storageKinds)[number];

/** Returns the variables of a site's environment. Each call names a new, empty place in the bucket. */
export function bucketVariables(testUrl = process.env.TEST_MEDIA_URL ?? "") {
  const url = new URL(testUrl);
  const [S3_ACCESS_KEY, S3_SECRET_KEY] = [url.username, url.password].map(decodeURIComponent);
  [url.username, url.password, url.pathname] = ["", "", `/${randomUUID()}`];
  return { MEDIA_URL: url.href, S3_ACCESS_KEY, S3_SECRET_KEY };
}

export function testBucket(variables = bucketVariables()) {
  const { bucket } = readConfig(variables);
  if (!bucket) throw new Error("TEST_MEDIA_URL names no bucket");
  return bucket;
}

type Opened = Readonly<{
  storage: Storage;
  /** A folder for other files of the test. */
  beside: string;
  /** Stores a file where earlier versions have hidden it. */
  putHidden: (name: string, text: string) => Promise<void>;
}>;

/** Opens an empty storage; on disk it is removed after the test. */
export async function openTestStorage(kind: StorageKind): Promise<Opened> {
  const beside = await mkdtemp(join(tmpdir(), "etalase-storage-"));
  onTestFinished(() => rm(beside, { recursive: true }));
  if (kind === "S3") {
    const address = testBucket();
    const { put } = createBucket(address);
    const putHidden = (name: string, text: string) => put(`media-hidden/${name}`, Buffer.from(text));
    return { storage: await createS3Storage(address), beside, putHidden };
  }
  const folders = { mediaDir: join(beside, "media"), shareDir: join(beside, "share") };
  return {
    storage: createDiskStorage(folders),
    beside,
    async putHidden(name, text) {
      await mkdir(join(beside, "media-hidden"), { recursive: true });
      await writeFile(join(beside, "media-hidden", name), text);
    },
  };
}
