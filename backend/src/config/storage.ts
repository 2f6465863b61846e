import { join } from "node:path";
import { createDiskCardStore } from "../adapters/cards/disk-store.ts";
import { drawingVersion } from "../adapters/cards/version.ts";
import type { BucketAddress } from "../adapters/media/bucket-requests.ts";
import {
  createDiskMediaFiles,
  createDiskMediaFolder,
  createDiskMediaStore,
  createMediaReader,
} from "../adapters/media/disk-media-store.ts";
import type { OpenMedia } from "../adapters/media/stored-file.ts";
import type { CardStore } from "../application/cards/share-cards.ts";
import type { MediaFiles, MediaStore } from "../application/media.ts";
import type { MediaFolder } from "../application/orphans.ts";
import { type Config, ConfigError } from "./config.ts";

/** The storage of all files for the public. */
export type Storage = Readonly<{
  store: MediaStore;
  folder: MediaFolder;
  files: MediaFiles;
  cards: CardStore;
  open: OpenMedia;
}>;

/** A storage in folders of this machine. */
export function createDiskStorage({ mediaDir, shareDir }: Readonly<{ mediaDir: string; shareDir: string }>): Storage {
  return {
    store: createDiskMediaStore(mediaDir),
    folder: createDiskMediaFolder(mediaDir),
    files: createDiskMediaFiles(mediaDir),
    cards: createDiskCardStore(shareDir, drawingVersion),
    open: createMediaReader(mediaDir),
  };
}

/** An object storage; a site on disk loads none of its code. */
export async function createS3Storage(address: BucketAddress) {
  const [{ createBucket }, media, { createS3CardStore }] = await Promise.all([
    import("../adapters/media/bucket.ts"),
    import("../adapters/media/s3-media-store.ts"),
    import("../adapters/cards/s3-store.ts"),
  ]);
  const bucket = createBucket(address);
  const storage: Storage = {
    store: media.createS3MediaStore(bucket),
    folder: media.createS3MediaFolder(bucket),
    files: media.createS3MediaFiles(bucket),
    cards: createS3CardStore(bucket, drawingVersion),
    open: media.createS3MediaReader(bucket),
  };
  return { ...storage, check: bucket.check };
}

/** Opens a bucket once it has answered. @throws {ConfigError} with a message that does not hold the secret */
export async function openBucket(address: BucketAddress): Promise<Storage> {
  const storage = await createS3Storage(address);
  await storage.check().catch((cause: Error) => {
    throw new ConfigError(`MEDIA_URL leads to no bucket that S3_ACCESS_KEY and S3_SECRET_KEY open: ${cause.message}`, {
      cause,
    });
  });
  return storage;
}

/** Opens the storage that the variables name. @throws {ConfigError} when it cannot be used */
export async function openStorage({ bucket, dataDir }: Pick<Config, "bucket" | "dataDir">): Promise<Storage> {
  const folders = { mediaDir: join(dataDir, "media"), shareDir: join(dataDir, "share") };
  const storage = bucket ? await openBucket(bucket) : createDiskStorage(folders);
  await storage.folder.bringBack();
  return storage;
}

/** Reads a whole picture. @throws when the picture does not exist */
export const readerOf =
  ({ files }: Storage) =>
  async (file: string): Promise<Uint8Array> => {
    const bytes = await files.read(file);
    if (!bytes) throw new Error(`The picture ${file} is missing`);
    return bytes;
  };
