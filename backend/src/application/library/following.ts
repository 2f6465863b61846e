import { type KeptRecord, picturesWithin, textFilesWithin } from "../../domain/history.ts";
import type { Media } from "../../domain/media.ts";
import { type Picture, stemOf } from "../../domain/picture.ts";
import type { PictureRegistry } from "../media.ts";
import type { Transaction } from "../ports.ts";
import { type RegisteringNeeds, register } from "./registering.ts";
import type { KeptFiles } from "./repository.ts";
import type { Uses } from "./uses.ts";

export type FollowingNeeds = RegisteringNeeds &
  Readonly<{
    uses: Uses;
    /** The files that versions and the trash need. */
    keptFiles: KeptFiles;
    /** Runs while no content changes. */
    exclusively: Transaction;
  }>;

type Records = readonly KeptRecord[];

/** The files that a record shows; null stands for the picture of a file that only its text shows. */
const filesWithin = (record: KeptRecord): ReadonlyMap<string, Picture | null> =>
  new Map([
    ...textFilesWithin(record).map((file) => [file, null] as const),
    ...picturesWithin(record).map((picture) => [picture.file, picture] as const),
  ]);

/** Returns the files that the first records show and the second lack. */
function lacking(first: Records, second: Records): ReadonlyMap<string, Picture | null> {
  const others = new Map(second.map((record) => [record.id, filesWithin(record)]));
  return new Map(first.flatMap((one) => [...filesWithin(one)].filter(([file]) => !others.get(one.id)?.has(file))));
}

const fileOf = ({ picture }: Media) => picture.file;
const idsOf = (media: readonly Media[]) => media.map(({ id }) => id);

/** Keeps the pictures in sight that something uses, and no others: files stay where they are. */
export function createFollowing(needs: FollowingNeeds): Pick<PictureRegistry, "follow" | "discard"> {
  const { media, uses, pictures, keptFiles, exclusively } = needs;

  const usedOf = async (files: readonly string[]) => new Set((await uses(files)).map(({ file }) => file));

  async function show(shown: ReadonlyMap<string, Picture | null>) {
    const known = await media.findByFiles([...shown.keys()]);
    await media.hide(idsOf(known), false);
    const there = new Set(known.map(fileOf));
    // The picture may have been removed from the library while only a history needed it.
    const missing = [...shown].filter(([file]) => !there.has(file));
    const inTexts = await keptFiles.pictures(missing.flatMap(([file, picture]) => (picture ? [] : file)));
    const all = [...missing.flatMap(([, picture]) => picture ?? []), ...inTexts];
    const arrived = all.map(async (picture) => ({ picture, name: "", bytes: await pictures.sizeOf(picture) }));
    await register(needs, await Promise.all(arrived), null);
  }

  async function hide(files: readonly string[]) {
    const free = (await media.findByFiles(files)).filter(({ isKept }) => !isKept);
    const used = await usedOf(free.map(fileOf));
    await media.hide(idsOf(free.filter((one) => !used.has(fileOf(one)))), true);
  }

  return {
    async follow(before, after) {
      const [shown, dropped] = [lacking(after, before), lacking(before, after)];
      if (shown.size > 0) await show(shown);
      if (dropped.size > 0) await hide([...dropped.keys()]);
    },

    async discard(dropped) {
      if (dropped.length === 0) return;
      const free = await exclusively(async () => {
        const needed = await keptFiles.stems();
        const rest = dropped.filter(({ file }) => !needed.has(stemOf(file)));
        const files = rest.map(({ file }) => file);
        const [used, known] = [await usedOf(files), await media.findByFiles(files)];
        const pinned = new Set(known.filter(({ isKept }) => isKept).map(fileOf));
        const isFree = (file: string) => !used.has(file) && !pinned.has(file);
        await media.remove(idsOf(known.filter((one) => isFree(fileOf(one)))));
        return rest.filter(({ file }) => isFree(file));
      });
      await pictures.remove(free);
    },
  };
}
