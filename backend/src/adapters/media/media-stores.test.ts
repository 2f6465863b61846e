import { describe, expect, it } from "vitest";
import { openTestStorage, type StorageKind, storageKinds } from "../../../test/storages.ts";
import type { EncodedPicture, MediaPlace } from "../../application/media.ts";
import type { Picture } from "../../domain/picture.ts";
import type { OpenMedia } from "./stored-file.ts";

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
  const { storage } = await openTestStorage(kind);
  const textFrom = (open: OpenMedia) => async (name: string) => {
    const file = await open(name);
    return file && Buffer.concat(await (await file.read()).toArray()).toString();
  };
  const put = (name: string, text: string, place: MediaPlace = "media") =>
    storage.files.write(place, name, Buffer.from(text));
  const namesFrom = (place: "shown" | "hidden") => async () => {
    const names: string[] = [];
    for await (const some of storage.folder[place]()) names.push(...some);
    return names;
  };
  const [shown, hidden] = [namesFrom("shown"), namesFrom("hidden")];
  return { ...storage, read: textFrom(storage.open), readKept: textFrom(storage.openKept), put, shown, hidden };
}

describe.each(storageKinds)("pictures that are stored by %s", (kind) => {
  it("get names that nobody can guess, one for each size", async () => {
    const { store, read, shown } = await startStore(kind);
    const picture = await store.save(encoded);
    const { file, ...rest } = picture;
    expect(rest).toEqual({ width: 1200, height: 600, color: "#0d8abc", widths: [480, 960] });
    expect(file).toMatch(/^[0-9a-f]{32}\.webp$/);
    expect((await shown()).toSorted()).toEqual(namesOf(picture).toSorted());
    expect(await Promise.all(namesOf(picture).map(read))).toEqual(["full", "small", "medium"]);
    expect(await store.sizeOf(picture)).toBe("fullsmallmedium".length);
  });

  it("get the name that is wanted, where it is free and one of theirs", async () => {
    const { store } = await startStore(kind);
    const saved = async (wanted: string) => (await store.save(encoded, wanted)).file === wanted;
    expect(await saved(`${hex}.webp`)).toBe(true);
    for (const wanted of [`${hex}.webp`, `${"a".repeat(32)}.png`, `${hex}-480.webp`, "../x.webp"])
      expect([wanted, await saved(wanted)]).toEqual([wanted, false]);
    await store.hide({ ...encoded, file: `${hex}.webp`, widths: [] });
    expect(await saved(`${hex}.webp`)).toBe(false);
  });

  it("leave nothing when one of their files cannot be written", async () => {
    const { store, shown, hidden } = await startStore(kind);
    await expect(store.save({ ...encoded, files: [...encoded.files.slice(0, 2), unwritable] })).rejects.toThrow();
    expect([...(await shown()), ...(await hidden())]).toEqual([]);
  });

  it("are removed with all their files and no others, as often as asked, hidden ones too", async () => {
    const { store, read, shown, hidden } = await startStore(kind);
    const [first, second, third] = [await store.save(encoded), await store.save(encoded), await store.save(encoded)];
    await store.hide(third);
    for (const picture of [first, first, third]) await store.remove(picture);
    expect([(await shown()).length, await hidden()]).toEqual([3, []]);
    expect([await read(second.file), await store.sizeOf(first)]).toEqual(["full", 0]);
  });

  it("are not served while they are hidden, and are the same when they are shown again", async () => {
    const { store, read, readKept, shown, hidden } = await startStore(kind);
    const picture = await store.save(encoded);
    for (const _ of ["once", "again"]) await store.hide(picture);
    expect([await read(picture.file), await readKept(picture.file), await shown()]).toEqual([null, "full", []]);
    expect([await store.show(picture), await store.show(picture)]).toEqual([true, false]);
    expect([await read(picture.file), await readKept(picture.file)]).toEqual(["full", "full"]);
    expect(await hidden()).toEqual([]);
  });

  it("are read in parts", async () => {
    const { put, open } = await startStore(kind);
    await put(`${hex}.webp`, "0123456789");
    const file = await open(`${hex}.webp`, { isAsked: true });
    expect(file?.size).toBe(10);
    expect(Math.abs(Date.now() - Number(file?.modifiedAt))).toBeLessThan(60_000);
    const part = await file?.read({ start: 2, end: 4 });
    expect(Buffer.concat((await part?.toArray()) ?? []).toString()).toBe("234");
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
    const { put, folder, shown, hidden } = await startStore(kind);
    await put(`${hex}.webp`, "shown");
    await put(`${hex}-480.webp`, "hidden", "media-hidden");
    await put("README.txt", "an operator's");
    const names = [...(await shown()), ...(await hidden())];
    expect(names).toEqual([`${hex}.webp`, `${hex}-480.webp`]);
    expect(await folder.writtenBefore(new Date(Date.now() - 60_000), names)).toEqual([]);
    expect(await folder.writtenBefore(new Date(Date.now() + 60_000), [...names, `${"f".repeat(32)}.gif`])).toEqual(
      names,
    );
    await folder.hide([`${hex}.webp`]);
    await folder.show([`${hex}-480.webp`]);
    expect([await shown(), await hidden()]).toEqual([[`${hex}-480.webp`], [`${hex}.webp`]]);
    await folder.remove(names);
    expect([await shown(), await hidden()]).toEqual([[], []]);
  });
});
