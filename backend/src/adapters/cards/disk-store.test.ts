import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { newId, shareCard } from "../../../test/records.ts";
import { createDiskCardStore } from "./disk-store.ts";

let root: string;
let folder: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "etalase-share-"));
  folder = join(root, "share");
});
afterEach(() => rm(root, { recursive: true }));

const picture = Buffer.from("picture");
const files = () => readdir(folder);
const store = (drawing = "1") => createDiskCardStore(folder, drawing);

test("a card that was never drawn is not found", async () => {
  expect(await store().find(shareCard())).toBeNull();
});

test("a card is found as it was drawn, until it shows something else or is drawn in another way", async () => {
  await store().save(shareCard(), picture);
  expect(await store().find(shareCard())).toEqual(picture);
  const changes = [{ title: "Lain" }, { label: "Lain" }, { note: "Lain" }, { siteName: "Lain" }, { hasMark: false }];
  for (const change of changes) expect(await store().find(shareCard(change))).toBeNull();
  expect(await store("2").find(shareCard())).toBeNull();
});

test("a new card takes the place of the record's former one, and of no other", async () => {
  const other = shareCard({ recordId: newId() });
  await store().save(shareCard(), picture);
  await store().save(other, picture);
  await store().save(shareCard({ title: "Lain" }), picture);
  expect(await store().find(shareCard())).toBeNull();
  expect(await store().find(other)).toEqual(picture);
  expect(await files()).toHaveLength(2);
});

test("a card of one tag leaves those alone whose names begin as its does", async () => {
  const seo = shareCard({ recordId: "tag-seo" });
  const local = shareCard({ recordId: "tag-seo-lokal" });
  await store().save(local, picture);
  await store().save(seo, picture);
  expect(await store().find(local)).toEqual(picture);
  await store().keepOnly(new Set([seo.recordId]));
  expect([await store().find(seo), await store().find(local)]).toEqual([picture, null]);
});

test("the same card saved twice at once is whole", async () => {
  await Promise.all([store().save(shareCard(), picture), store().save(shareCard(), picture)]);
  expect(await store().find(shareCard())).toEqual(picture);
  expect(await files()).toHaveLength(1);
});

test("cards of records that are gone are removed, and what was left half written", async () => {
  await store().keepOnly(new Set());
  await store().save(shareCard(), picture);
  await store().save(shareCard({ recordId: newId() }), picture);
  await writeFile(join(folder, `${shareCard().recordId}-x.jpg.1.part`), "half");
  await store().keepOnly(new Set([shareCard().recordId]));
  expect(await store().find(shareCard())).toEqual(picture);
  expect(await files()).toHaveLength(1);
});
