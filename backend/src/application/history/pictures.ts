import { UnknownOutcome } from "../../domain/errors.ts";
import { type KeptRecord, picturesWithin, textFilesWithin } from "../../domain/history.ts";
import { type Picture, stemOf } from "../../domain/picture.ts";
import type { MediaStore, PictureRegistry } from "../media.ts";
import type { Show, Transaction } from "../ports.ts";
import type { KeptFiles } from "./store.ts";

export type PictureNeeds = Readonly<{
  store: MediaStore;
  registry: Pick<PictureRegistry, "withdraw" | "find" | "putBack">;
  files: KeptFiles;
  /** Runs while no other content changes. */
  exclusively: Transaction;
}>;

type Records = readonly KeptRecord[];

/** Returns the items that the first records hold and the second lack. */
function lacking<T>(
  first: Records,
  second: Records,
  within: (record: unknown) => readonly T[],
  nameOf: (one: T) => string,
) {
  const others = new Map(second.map((record) => [record.id, record]));
  return first.flatMap((record) => {
    const stays = new Set(within(others.get(record.id)).map(nameOf));
    return within(record).filter((one) => !stays.has(nameOf(one)));
  });
}

const held = (first: Records, second: Records) => lacking(first, second, picturesWithin, ({ file }) => file);

/** The pictures of the first records that the second lack, including those in texts. */
async function shownBy(
  { registry, files }: PictureNeeds,
  first: Records,
  second: Records,
): Promise<readonly Picture[]> {
  const inTexts = [...new Set(lacking(first, second, textFilesWithin, (file) => file))];
  const known = await registry.find(inTexts);
  const there = new Set(known.map(({ file }) => file));
  const once = await files.pictures(inTexts.filter((file) => !there.has(file)));
  const all = [...once, ...known, ...held(first, second)];
  return [...new Map(all.map((picture) => [picture.file, picture])).values()];
}

/** Serves the pictures that records show, and keeps others that their history needs. */
export function createKeptPictures(needs: PictureNeeds) {
  const { store, registry, files, exclusively } = needs;
  // The sweep repeats moves and removals that fail now: the write is already stored.
  const settled = (work: readonly Promise<void>[]) => Promise.allSettled(work);

  const hide = (pictures: readonly Picture[]) =>
    exclusively(async () => {
      await settled((await registry.withdraw(pictures, "hidden")).map(store.hide));
    });

  const discard = (pictures: readonly Picture[]) =>
    exclusively(async () => {
      const needed = await files.stems();
      const isNeeded = ({ file }: Picture) => needed.has(stemOf(file));
      await hide(pictures.filter(isNeeded));
      const rest = pictures.filter((picture) => !isNeeded(picture));
      await settled((await registry.withdraw(rest, "forGood")).map(store.remove));
    });

  const hideSome = async (pictures: readonly Picture[]) => void (pictures.length > 0 && (await hide(pictures)));

  return {
    /** Stops serving pictures that no record shows. */
    hide: hideSome,
    /** Hides pictures that fields no longer hold; the sweep hides those that only a text showed, as after any edit. */
    hideLost: (before: Records, after: Records) => hideSome(held(before, after)),
    /** Removes pictures that neither a record nor a history needs. */
    discard: async (pictures: readonly Picture[]) => void (pictures.length > 0 && (await discard(pictures))),

    /** Runs a write that shows pictures again: they are served before it is stored, so that no page misses one. */
    async showing<T>(write: (show: Show) => Promise<T>): Promise<T> {
      const shown: Picture[] = [];
      try {
        return await write(async (before, after) => {
          const pictures = await shownBy(needs, after, before);
          shown.push(...pictures);
          const brought = new Set<string>();
          for (const picture of pictures) if (await store.show(picture)) brought.add(picture.file);
          for (const { file } of await registry.putBack(pictures)) brought.add(file);
          return pictures.filter(({ file }) => brought.has(file));
        });
      } catch (error) {
        if (shown.length > 0 && !(error instanceof UnknownOutcome)) await hide(shown);
        throw error;
      }
    },
  };
}

export type KeptPictures = ReturnType<typeof createKeptPictures>;
