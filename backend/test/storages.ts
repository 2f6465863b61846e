import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { readBucket } from "../src/config.ts";
import { createDiskStorage, createS3Storage, type Storage } from "../src/storage.ts";

/** What tests of the storage run on: the object storage of TEST_MEDIA_URL, where it is given, after the disk. */
export const storageKinds: readonly ("disk" | "S3")[] = process.env.TEST_MEDIA_URL ? ["disk", "S3"] : ["disk"];
export type StorageKind = (typeof storageKinds)[number];

/** As the environment of a site says it. Each call names a place of its own in the bucket, in which nothing is. */
export function bucketVariables(testUrl = process.env.TEST_MEDIA_URL ?? "") {
  const url = new URL(testUrl);
  const [S3_ACCESS_KEY, S3_SECRET_KEY] = [url.username, url.password].map(decodeURIComponent);
  [url.username, url.password, url.pathname] = ["", "", `/${randomUUID()}`];
  return { MEDIA_URL: url.href, S3_ACCESS_KEY, S3_SECRET_KEY };
}

export function testBucket(variables = bucketVariables()) {
  const bucket = readBucket("MEDIA_URL", variables.MEDIA_URL, variables);
  if (!bucket) throw new Error("TEST_MEDIA_URL names no bucket");
  return bucket;
}

/** An empty storage, which goes with the test where it is on disk. `beside` is a folder for other files of the test. */
export async function openTestStorage(kind: StorageKind): Promise<Readonly<{ storage: Storage; beside: string }>> {
  const beside = await mkdtemp(join(tmpdir(), "etalase-storage-"));
  onTestFinished(() => rm(beside, { recursive: true }));
  if (kind === "S3") return { storage: await createS3Storage(testBucket()), beside };
  const folders = { mediaDir: join(beside, "media"), shareDir: join(beside, "share") };
  return { storage: createDiskStorage(folders), beside };
}
