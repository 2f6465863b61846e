import { describe, expect, it } from "vitest";
import { openTestStorage, type StorageKind, storageKinds } from "../../../test/storages.ts";
import type { EncodedPicture } from "../../application/media.ts";
import type { Picture } from "../../domain/picture.ts";

const encoded: EncodedPicture = {
  width: 1200,
  height: 600,
  color: "#0d8abc",
  extension: "webp",
  files: [
    { width: null, bytes: Buffer.from("full") },
    { width: 480, bytes: Buffer.from("small") },
    { width: 960, bytes: Buffer.from("medium") },
  ],
};
const unwritable = { width: 960, bytes: 5n as unknown as Uint8Array };

const hex = "0123456789abcdef".repeat(2);
const namesOf = ({ file }: Picture) => [file, file.replace(".webp", "-480.webp"), file.replace(".webp", "-960.webp")];

async function startStore(kind: StorageKind) {
  const { storage, putHidden } = await openTestStorage(kind);
  const read = async (name: string) => {
    const file = await storage.open(name);
    return file && Buffer.concat(await (await file.read()).toArray()).toString();
  };
  const put = (name: string, text: string) => storage.files.write(name, Buffer.from(text));
  async function names() {
    const found: string[] = [];
    for await (const some of storage.folder.each()) found.push(...some);
    return found;
  }
  return { ...storage, read, put, putHidden, names };
}

describe.each(storageKinds)("pictures that are stored by %s", (kind) => {
  it("get names that nobody can guess, one for each size", async () => {
    const { store, read, names } = await startStore(kind);
    const picture = await store.save(encoded);
    const { file, ...rest } = picture;
    expect(rest).toEqual({ width: 1200, height: 600, color: "#0d8abc", widths: [480, 960] });
    expect(file).toMatch(/^[0-9a-f]{32}\.webp$/);
    expect((await names()).toSorted()).toEqual(namesOf(picture).toSorted());
    expect(await Promise.all(namesOf(picture).map(read))).toEqual(["full", "small", "medium"]);
    expect(await store.sizeOf(picture)).toBe("fullsmallmedium".length);
  });

  it("get the name that is wanted, where it is free and one of theirs", async () => {
    const { store } = await startStore(kind);
    const saved = async (wanted: string) => (await store.save(encoded, wanted)).file === wanted;
    expect(await saved(`${hex}.webp`)).toBe(true);
    for (const wanted of [`${hex}.webp`, `${"a".repeat(32)}.png`, `${hex}-480.webp`, "../x.webp"])
      expect([wanted, await saved(wanted)]).toEqual([wanted, false]);
  });

  it("leave nothing when one of their files cannot be written", async () => {
    const { store, names } = await startStore(kind);
    await expect(store.save({ ...encoded, files: [...encoded.files.slice(0, 2), unwritable] })).rejects.toThrow();
    expect(await names()).toEqual([]);
  });

  it("are removed with all their files and no others, as often as asked", async () => {
    const { store, read, names } = await startStore(kind);
    const [first, second] = [await store.save(encoded), await store.save(encoded)];
    for (const picture of [first, first]) await store.remove(picture);
    expect((await names()).toSorted()).toEqual(namesOf(second).toSorted());
    expect([await read(second.file), await store.sizeOf(first)]).toEqual(["full", 0]);
  });

  it("come back from where earlier versions have hidden them", async () => {
    const { folder, read, putHidden, names } = await startStore(kind);
    const all = { [`${hex}.webp`]: "full", [`${hex}-480.webp`]: "small" };
    for (const [name, text] of Object.entries(all)) await putHidden(name, text);
    for (const _ of [1, 2]) await folder.bringBack();
    expect((await names()).toSorted()).toEqual(Object.keys(all).toSorted());
    expect(await Promise.all(Object.keys(all).map(read))).toEqual(Object.values(all));
  });

  it("tell their size and age, and are read", async () => {
    const { put, open } = await startStore(kind);
    await put(`${hex}.webp`, "0123456789");
    const file = await open(`${hex}.webp`);
    expect(file?.size).toBe(10);
    expect(Math.abs(Date.now() - Number(file?.modifiedAt))).toBeLessThan(60_000);
    const bytes = await file?.read();
    expect(Buffer.concat((await bytes?.toArray()) ?? []).toString()).toBe("0123456789");
  });

  it.each([
    `../${hex}.webp`,
    `..%2f${hex}.webp`,
    `${hex}.webp/`,
    `${hex}.html`,
    `${hex}.webp.part`,
    `.${hex}.webp`,
    `${hex.toUpperCase()}.webp`,
    `${hex}.webp\0`,
    `${hex}.webp\n`,
    `${"f".repeat(32)}.gif`,
    "",
  ])("are not found under the name %j", async (name) => {
    const { put, read } = await startStore(kind);
    await put(`${hex}.webp`, "inside");
    expect(await read(name)).toBeNull();
  });

  it("are told by their age, and strangers are no pictures", async () => {
    const { put, folder, names } = await startStore(kind);
    for (const name of [`${hex}.webp`, `${hex}-480.webp`]) await put(name, "shown");
    await put("README.txt", "an operator's");
    const known = [`${hex}.webp`, `${hex}-480.webp`];
    expect((await names()).toSorted()).toEqual(known.toSorted());
    expect(await folder.writtenBefore(new Date(Date.now() - 60_000), known)).toEqual([]);
    expect(await folder.writtenBefore(new Date(Date.now() + 60_000), [...known, `${"f".repeat(32)}.gif`])).toEqual(
      known,
    );
    await folder.remove(known);
    expect(await names()).toEqual([]);
  });
});
