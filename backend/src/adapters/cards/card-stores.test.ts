import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { newId, shareCard } from "../../../test/records.ts";
import { openTestStorage, type StorageKind, storageKinds, testBucket } from "../../../test/storages.ts";
import { createBucket } from "../media/bucket.ts";
import { createDiskCardStore } from "./disk-store.ts";
import { createS3CardStore } from "./s3-store.ts";

const picture = Buffer.from("picture");

async function openCards(kind: StorageKind) {
  const folder = join((await openTestStorage("disk")).beside, "share");
  if (kind === "disk")
    return {
      store: (drawing = "1") => createDiskCardStore(folder, drawing),
      files: () => readdir(folder),
      folder,
    };
  const bucket = createBucket(testBucket());
  return {
    store: (drawing = "1") => createS3CardStore(bucket, drawing),
    files: () => bucket.list("share/"),
    folder,
  };
}

describe.each(storageKinds)("share cards that are stored by %s", (kind) => {
  const open = () => openCards(kind);
  test("a card that was never drawn is not found", async () => {
    const { store } = await open();
    expect(await store().find(shareCard())).toBeNull();
  });

  test("a card is found as it was drawn, until it shows something else or is drawn in another way", async () => {
    const { store } = await open();
    await store().save(shareCard(), picture);
    expect(await store().find(shareCard())).toEqual(picture);
    const changes = [{ title: "Lain" }, { label: "Lain" }, { note: "Lain" }, { siteName: "Lain" }, { hasMark: false }];
    for (const change of changes) expect(await store().find(shareCard(change))).toBeNull();
    expect(await store("2").find(shareCard())).toBeNull();
  });

  test("a new card takes the place of the record's former one, and of no other", async () => {
    const { store, files } = await open();
    const other = shareCard({ recordId: newId() });
    await store().save(shareCard(), picture);
    await store().save(other, picture);
    await store().save(shareCard({ title: "Lain" }), picture);
    expect(await store().find(shareCard())).toBeNull();
    expect(await store().find(other)).toEqual(picture);
    expect(await files()).toHaveLength(2);
  });

  test("a card of one tag leaves those alone whose names begin as its does", async () => {
    const { store } = await open();
    const seo = shareCard({ recordId: "tag-seo" });
    const local = shareCard({ recordId: "tag-seo-lokal" });
    await store().save(local, picture);
    await store().save(seo, picture);
    expect(await store().find(local)).toEqual(picture);
    await store().keepOnly(new Set([seo.recordId]));
    expect([await store().find(seo), await store().find(local)]).toEqual([picture, null]);
  });

  test("the same card saved twice at once is whole", async () => {
    const { store, files } = await open();
    await Promise.all([store().save(shareCard(), picture), store().save(shareCard(), picture)]);
    expect(await store().find(shareCard())).toEqual(picture);
    expect(await files()).toHaveLength(1);
  });

  test("cards of records that are gone are removed", async () => {
    const { store, files } = await open();
    await store().keepOnly(new Set());
    await store().save(shareCard(), picture);
    await store().save(shareCard({ recordId: newId() }), picture);
    await store().keepOnly(new Set([shareCard().recordId]));
    expect(await store().find(shareCard())).toEqual(picture);
    expect(await files()).toHaveLength(1);
  });
});

test("what was left half written on disk is removed", async () => {
  const { store, files, folder } = await openCards("disk");
  await store().save(shareCard(), picture);
  await writeFile(join(folder, `${shareCard().recordId}-x.jpg.1.part`), "half");
  await store().keepOnly(new Set([shareCard().recordId]));
  expect(await files()).toHaveLength(1);
});
