import { photoRule } from "@etalase/contracts/rules/image";
import { idsOf } from "../../domain/content.ts";
import { type KeptRecord, picturesWithin, textFilesWithin } from "../../domain/history.ts";
import type { Media } from "../../domain/media.ts";
import { type Picture, stemOf } from "../../domain/picture.ts";
import type { ChangeContent } from "../content.ts";
import {
  inTextField,
  isChosen,
  type PictureRegistry,
  type PictureRequest,
  requestsOf,
  type StoredRequest,
  storedAheadOf,
} from "../media.ts";
import type { Naming, OrphanRegistry } from "../orphans.ts";
import type { Pause, SiteState, Transaction } from "../ports.ts";
import { arrivedAhead, chosen, type RegisteringNeeds, register } from "./registering.ts";
import type { KeptFiles } from "./repository.ts";
import type { PictureTables, Uses } from "./uses.ts";

type FollowingNeeds = RegisteringNeeds &
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
/** Keeps the pictures in sight that something uses, and no others: files stay where they are. */
function createFollowing(needs: FollowingNeeds): Pick<PictureRegistry, "follow" | "discard"> {
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

type SettlingNeeds = RegisteringNeeds &
  Readonly<{
    tables: PictureTables;
    siteState: Pick<SiteState, "lock" | "contentChanged">;
    transaction: Transaction;
    pause: Pause;
  }>;

/** Registers named pictures that the library does not know. */
async function registerNamed(needs: SettlingNeeds, records: readonly Naming[]) {
  const { media, pictures, siteState, transaction } = needs;
  const named = records.flatMap(({ title, pictures }) => pictures.map((picture) => ({ title, picture })));
  const all = new Map(named.map((one) => [one.picture.file, one]));
  const known = await media.knownOf([...all.keys()]);
  const missing = await Promise.all(
    [...all.values()]
      .filter(({ picture }) => !known.has(picture.file))
      .map(async ({ title: name, picture }) => ({ picture, name, bytes: await pictures.sizeOf(picture) })),
  );
  if (missing.length === 0) return;
  await transaction(async () => {
    // Another instance that starts may have been faster.
    await siteState.lock();
    await register(needs, missing, null);
  });
}

/** Brings the library in line with the records, from time to time. */
function createSettling(needs: SettlingNeeds) {
  const { media, tables, siteState, pause } = needs;

  return {
    /** Registers every picture that a record names and the library does not know. */
    async registerMissing(): Promise<void> {
      for (const table of Object.values(tables))
        for await (const records of table.naming()) {
          await registerNamed(needs, records);
          await pause();
        }
    },

    /** Shows named pictures, hides those that only a history needs, and forgets older ones whose records are gone. */
    async settle({ named, needed }, before, asNamed) {
      const batches: Record<"hidden" | "shown" | "lost", readonly string[]>[] = [];
      for await (const all of media.each()) {
        const some = all
          .filter(({ isKept }) => !isKept)
          .map(({ file, ...one }) => {
            const stem = stemOf(file);
            return { ...one, isNamed: named.has(stem), isNeeded: !named.has(stem) && needed.has(stem) };
          });
        const hidden = some.filter(({ isHidden, isNeeded }) => !isHidden && isNeeded);
        const shown = some.filter(({ isHidden, isNamed }) => isHidden && isNamed);
        const lost = some.filter(({ isNamed, isNeeded, createdAt }) => !isNamed && !isNeeded && createdAt < before);
        if (hidden.length + shown.length + lost.length > 0)
          batches.push({ hidden: idsOf(hidden), shown: idsOf(shown), lost: idsOf(lost) });
        await pause();
      }
      if (batches.length === 0) return;
      await asNamed(async () => {
        for (const { hidden, shown, lost } of batches) {
          await media.hide(hidden, true);
          await media.hide(shown, false);
          await media.remove(lost);
        }
        await siteState.contentChanged();
      });
    },
  } satisfies Pick<OrphanRegistry, "settle"> & Readonly<{ registerMissing(): Promise<void> }>;
}

type Needs = SettlingNeeds & FollowingNeeds & Readonly<{ changeContent: ChangeContent }>;

type Registry = PictureRegistry & ReturnType<typeof createSettling>;

/** Changes content together with the pictures of a form. */
function createChange(needs: Needs): Pick<PictureRegistry, "change"> {
  const { media, pictures, changeContent } = needs;

  return {
    change({ fields, files, owner }, write) {
      const inText = (files[inTextField] ?? []).map((upload) => ({ upload, field: "content", rule: photoRule }));
      const requests = [...requestsOf(fields, files), ...inText];
      const sent = requests.filter(
        (request): request is StoredRequest => !isChosen(request.upload) && !request.upload.stored,
      );
      const pictureOf = async (request: PictureRequest, waiting: Picture[]): Promise<Picture> =>
        storedAheadOf(request.upload)?.picture ??
        (isChosen(request.upload) ? await chosen(media, request) : (waiting.shift() as Picture)); // one for each
      return pictures.during(sent, async (stored) => {
        const sizes = await Promise.all(stored.map(pictures.sizeOf));
        const arrived = stored.map((picture, index) => ({
          picture,
          name: sent[index]?.upload.name ?? "",
          bytes: sizes[index] ?? 0,
        }));
        const ahead = arrivedAhead(requests);
        return changeContent(async () => {
          await register(needs, [...ahead, ...arrived], owner);
          const waiting = [...stored];
          const all: Picture[] = [];
          for (const request of requests) all.push(await pictureOf(request, waiting));
          return write((field) => all.filter((_picture, index) => requests[index]?.field === field));
        });
      });
    },
  };
}

export const createRegistry = (needs: Needs): Registry => ({
  ...createChange(needs),
  ...createSettling(needs),
  ...createFollowing(needs),
});
