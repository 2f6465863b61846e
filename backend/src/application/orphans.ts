import type { Media, PictureUse, StoredMedia } from "../domain/media.ts";
import { filesOf, fullSizeOf, type Picture, stemOf } from "../domain/picture.ts";
import type { Clock, Pause, Transaction } from "./ports.ts";

/**
 * The pictures that a record names: `named` has each place, including an article's text, and `pictures` those of its
 * fields.
 */
export type Naming = Readonly<{
  id: string;
  title: string;
  pictures: readonly Picture[];
  named: readonly Pick<PictureUse, "field" | "file">[];
}>;

/** A table whose records name pictures. */
export interface NamesPictures {
  /** All records, in batches of some hundred. */
  naming(): AsyncIterable<readonly Naming[]>;
}

/** Every place that names a picture, in batches of some hundred records. */
export type EachUse = () => AsyncIterable<readonly PictureUse[]>;

export interface MediaFolder {
  /** The names of stored files, including partly written ones, in batches of some hundred. */
  each(): AsyncIterable<readonly string[]>;
  /** Returns the files that were last written before that time. */
  writtenBefore(time: Date, names: readonly string[]): Promise<readonly string[]>;
  /** Missing files are no error. */
  remove(names: readonly string[]): Promise<void>;
  /** Moves the files back that earlier versions have moved away to hide them; the rows of the library hide them now. */
  bringBack(): Promise<void>;
}

type Stems = ReadonlySet<string>;

type Needs = Readonly<{
  folder: MediaFolder;
  tables: readonly NamesPictures[];
  /** All places that name a picture, including drafts. */
  eachUse: EachUse;
  /** The files that the history of records needs. */
  history: Readonly<{ stems(): Promise<Stems> }>;
  pause: Pause;
  now: Clock;
}>;

export interface OrphanRegistry {
  /**
   * Shows named pictures in the library, hides those that only a history needs, and forgets others from before that
   * time, unless the library keeps them. `asNamed` runs the changes.
   */
  settle(stems: Readonly<Record<"named" | "needed", Stems>>, before: Date, asNamed: Transaction): Promise<void>;
}

type SweepNeeds = Omit<Needs, "tables"> &
  Readonly<{
    registry: OrphanRegistry;
    /** Returns the files of pictures that the library keeps. */
    keptOf: (files: readonly string[]) => Promise<ReadonlySet<string>>;
    contentVersion: () => Promise<number>;
    /** Runs while no content changes. */
    exclusively: Transaction;
  }>;

/** No request takes longer, so an older file belongs to a record or to nothing. */
const graceMs = 24 * 60 * 60 * 1000;

const isWhole = (file: string) => !file.endsWith(".part");

/** Content has changed, and may name other files since. */
class ChangedMeanwhile extends Error {}
/** When content goes on changing, the next sweep is as good. */
const tries = 3;

/** Does work that content must not change meanwhile; begins again when it has, but not for ever. */
async function whileUnchanged(work: () => Promise<void>): Promise<void> {
  for (let left = tries; left > 0; left -= 1) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof ChangedMeanwhile)) throw error;
    }
  }
}

/** The pictures that some place names, and those that the history needs, each by its stem. */
async function stemsOf({ eachUse, history }: Pick<Needs, "eachUse" | "history">) {
  const named = new Set<string>();
  for await (const uses of eachUse()) for (const { file } of uses) named.add(stemOf(file));
  return { named, needed: await history.stems() };
}

/**
 * Repairs the state that a killed process or a lost connection has left, and follows drafts that have ended: shows
 * pictures that a record names, hides those that only its history needs, and removes files that nothing names, whose
 * names it returns. Does nothing when one of the tables cannot be read. Names are read while other work goes on; the
 * repairs run while no content changes, and only if none has changed since the names were read.
 */
export function createOrphanSweep(needs: SweepNeeds) {
  const { folder, keptOf, registry, contentVersion, exclusively, pause, now } = needs;

  async function sweep(removed: string[]) {
    const before = new Date(now().getTime() - graceMs);
    const version = await contentVersion();
    const stems = await stemsOf(needs);
    const { named, needed } = stems;
    const asNamed: Transaction = (work) =>
      exclusively(async () => {
        if ((await contentVersion()) !== version) throw new ChangedMeanwhile();
        return work();
      });

    for await (const files of folder.each()) {
      // The library is queried about these files alone: it may have a hundred thousand pictures.
      const keptFiles = await keptOf([...new Set(files.filter(isWhole).map(fullSizeOf))]);
      const isStray = (file: string) =>
        !isWhole(file) || !(named.has(stemOf(file)) || needed.has(stemOf(file)) || keptFiles.has(fullSizeOf(file)));
      const old = await folder.writtenBefore(before, files.filter(isStray));
      if (old.length > 0) await asNamed(async () => {});
      await folder.remove(old);
      removed.push(...old);
      await pause();
    }
    await registry.settle(stems, before, asNamed);
  }

  return async (): Promise<readonly string[]> => {
    const removed: string[] = [];
    await whileUnchanged(() => sweep(removed));
    return removed;
  };
}

export type OrphanSweep = ReturnType<typeof createOrphanSweep>;

type Named = Readonly<{ file: string; titles: readonly string[] }>;

type Examined = Readonly<{
  /** Named files that are missing or hidden, with the titles of the records that name them. */
  missing: readonly Named[];
  /** Pictures of the library whose files exist, but with another size than before. */
  damaged: readonly Named[];
  /** Files of some age that nothing names, or that are partly written. */
  strays: readonly string[];
}>;

type ExaminationNeeds = Needs &
  Readonly<{
    /** All pictures of the library. */
    library: () => AsyncIterable<readonly StoredMedia[]>;
    /** The pictures of the library by their files. */
    pictures: (files: readonly string[]) => Promise<readonly Media[]>;
    /** The bytes of all files of a picture. */
    sizeOf: (picture: Picture) => Promise<number>;
  }>;

async function allOf(files: AsyncIterable<readonly string[]>) {
  const all = new Set<string>();
  for await (const some of files) for (const file of some) all.add(file);
  return all;
}

/** Adds the titles of the records that name each file. */
async function titled(files: readonly string[], eachUse: EachUse): Promise<readonly Named[]> {
  const titles = new Map(files.map((file) => [stemOf(file), [] as string[]]));
  if (files.length > 0)
    for await (const uses of eachUse()) for (const { file, title } of uses) titles.get(stemOf(file))?.push(title);
  return files.map((file) => ({ file, titles: titles.get(stemOf(file)) ?? [] }));
}

/** Examines the same state, and changes nothing. */
export function createMediaExamination(needs: ExaminationNeeds) {
  const { folder, tables, eachUse, library, pictures, history, sizeOf, pause, now } = needs;

  return async (): Promise<Examined> => {
    const before = new Date(now().getTime() - graceMs);
    const there = await allOf(folder.each());
    const stems = new Set(await history.stems());
    const [missing, unseen] = [new Set<string>(), new Set<string>()];
    const damaged: string[] = [];
    const look = (files: readonly string[]) => {
      for (const file of files) {
        stems.add(stemOf(file));
        if (!there.has(file) || unseen.has(fullSizeOf(file))) missing.add(file);
      }
    };
    for await (const some of library()) {
      const byId = new Map((await pictures(some.map(({ file }) => file))).map((one) => [one.id, one]));
      for (const { id, isKept, isHidden } of some) {
        const one = byId.get(id);
        if (!one) continue;
        const files = filesOf(one.picture);
        if (isKept) look(files);
        if (isHidden) unseen.add(one.picture.file);
        if (!isHidden && files.every((file) => there.has(file)) && (await sizeOf(one.picture)) !== one.bytes)
          damaged.push(one.picture.file);
      }
    }
    for (const table of tables)
      for await (const records of table.naming()) {
        look(records.flatMap(({ pictures }) => pictures.flatMap(filesOf)));
        await pause();
      }
    for await (const uses of eachUse()) look(uses.map(({ file }) => file));
    const strays = [...there].filter((file) => !isWhole(file) || !stems.has(stemOf(file)));
    return {
      missing: await titled([...missing], eachUse),
      damaged: await titled(damaged, eachUse),
      strays: await folder.writtenBefore(before, strays),
    };
  };
}
