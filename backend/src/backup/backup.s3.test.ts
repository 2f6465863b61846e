import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { makeSqliteFile } from "../../test/databases.ts";
import { newsRecord } from "../../test/records.ts";
import { secret, startTestServices } from "../../test/services.ts";
import { bucketVariables, testBucket } from "../../test/storages.ts";
import { readConfig } from "../config/config.ts";
import { createS3Storage } from "../config/storage.ts";
import { examine } from "../doctor/doctor.ts";
import { migrationNames } from "../persistence/database.ts";
import { openDatabase } from "../start-database.ts";
import { readArchive } from "./archive.ts";
import { backUp } from "./backup.ts";
import { restore } from "./restore.ts";

const silent = () => {};

/** A site with an article whose picture is missing. */
async function startSite() {
  const folder = await mkdtemp(join(tmpdir(), "etalase-backup-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, "etalase.sqlite");
  await makeSqliteFile(file);
  const databaseUrl = `sqlite:${file}`;
  const database = await openDatabase(databaseUrl);
  const variables = bucketVariables();
  const address = testBucket(variables);
  const storage = await createS3Storage(address);
  const { services, close } = await startTestServices({ database, storage });
  onTestFinished(close);
  const article = newsRecord({ title: "Toko roti" });
  await services.demo.news.insert(article);
  return { folder, databaseUrl, article, variables, files: storage.files };
}

async function filesIn(archive: string) {
  const found: string[] = [];
  for await (const { name, bytes } of readArchive(archive))
    if (name.startsWith("media")) found.push(`${name} ${bytes}`);
  return found;
}

test("pictures of a bucket are restored into another one, and taken back where that fails", async () => {
  const { folder, databaseUrl, files } = await startSite();
  await files.write(`${"a".repeat(32)}.webp`, Buffer.from("a picture"));
  const archive = join(folder, "a.backup");
  await backUp({ databaseUrl, files, secret }, archive, silent);
  const dataDir = join(folder, "target");
  await mkdir(dataDir);
  const { files: bucket } = await createS3Storage(testBucket());
  const target = {
    dataDir,
    databaseUrl: `sqlite:${join(dataDir, "etalase.sqlite")}`,
    files: bucket,
    tokenSecret: undefined,
    migrations: migrationNames("sqlite:"),
    open: openDatabase,
    hold: () => silent,
  };
  const open = () => Promise.reject(new Error("No room"));
  await expect(restore(archive, { ...target, open }, silent)).rejects.toThrow("No room");
  expect(await bucket.list()).toEqual([]);
  await restore(archive, target, silent);
  const again = join(folder, "again.backup");
  await backUp({ ...target, secret }, again, silent);
  expect(await filesIn(again)).toEqual([`media/${"a".repeat(32)}.webp a picture`]);
  await expect(restore(archive, target, silent)).rejects.toThrow(/^media\/ of the bucket holds files, and a backup is/);
});

test("the doctor finds what is missing in a bucket, and hears of one that cannot be opened", async () => {
  const { folder, databaseUrl, article, variables, files } = await startSite();
  const site = { DATA_DIR: folder, DATABASE_URL: databaseUrl, TOKEN_SECRET: secret, ...variables };
  const found = async (more: Record<string, string> = {}) =>
    (await examine(readConfig({ ...site, ...more }))).map(({ what }) => what);
  const missing = `${article.featuredImage.file} of "Toko roti"`;
  expect((await found()).join()).toContain(missing);
  await files.write(article.featuredImage.file, Buffer.from("picture"));
  expect((await found()).join()).not.toContain(`${article.featuredImage.file} of`);
  expect((await found({ S3_SECRET_KEY: "sesame" })).at(-1)).toMatch(
    /^MEDIA_URL leads to no bucket .* SignatureDoesNotMatch$/,
  );
});
