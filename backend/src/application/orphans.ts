import type { Media, PictureUse } from "../domain/media.ts";
import { filesOf, type Picture, stemOf } from "../domain/picture.ts";
import type { Clock, Transaction } from "./ports.ts";

/** A table whose records name pictures. */
export interface NamesPictures {
  /** Every picture that a record of it names. */
  pictures(): Promise<readonly Picture[]>;
  /** Each place where one is named, an article's text among them. */
  uses(): Promise<readonly Omit<PictureUse, "resource">[]>;
}

/** The stored files by their names, half-written ones among them. */
export interface MediaFolder {
  /** Those that are served. */
  shown(): Promise<readonly string[]>;
  /** Those that are only kept. */
  hidden(): Promise<readonly string[]>;
  /** Those of them that were last written before that time. */
  writtenBefore(time: Date, names: readonly string[]): Promise<readonly string[]>;
  /** Files that are already gone are no error; so with the next two. */
  remove(names: readonly string[]): Promise<void>;
  hide(names: readonly string[]): Promise<void>;
  show(names: readonly string[]): Promise<void>;
}

type Stems = ReadonlySet<string>;

type Needs = Readonly<{
  folder: MediaFolder;
  tables: readonly Pick<NamesPictures, "pictures">[];
  /** All places that name a picture, drafts among them. */
  uses: () => Promise<readonly Pick<PictureUse, "file" | "title">[]>;
  /** The pictures that stay in the library while nobody uses them. */
  kept: () => Promise<readonly Picture[]>;
  /** What the history of records needs. */
  history: Readonly<{ stems(): Promise<Stems> }>;
  registry: Readonly<{
    /** Shows what is named in the library, hides what a history alone needs, and forgets all others. */
    settle(named: Stems, needed: Stems, before: Date): Promise<void>;
  }>;
  /** Runs while nothing changes content. */
  exclusively: Transaction;
  now: Clock;
}>;

/** No request takes longer, so that whatever is as old belongs to a record or to nobody. */
const graceMs = 24 * 60 * 60 * 1000;

const isWhole = (file: string) => !file.endsWith(".part");

/**
 * Puts right what a killed process or a lost connection has left behind: serves what a record names, hides what its
 * history alone needs, and removes what nobody names, whose names it returns. Does nothing where one of the tables
 * cannot be read.
 */
export const createOrphanSweep =
  ({ folder, tables, uses, kept, history, registry, exclusively, now }: Needs) =>
  async (): Promise<readonly string[]> => {
    // Listed before the names are read: a record that is stored in between names younger files only.
    const before = new Date(now().getTime() - graceMs);
    const [shown, hidden] = [await folder.shown(), await folder.hidden()];
    if (shown.length + hidden.length === 0) return [];
    const strays = await exclusively(async () => {
      const found = await Promise.all([kept(), uses(), ...tables.map((table) => table.pictures())]);
      const named = new Set(found.flat().map(({ file }) => stemOf(file)));
      const needed = await history.stems();
      const isNamed = (file: string) => isWhole(file) && named.has(stemOf(file));
      const isNeeded = (file: string) => isWhole(file) && !named.has(stemOf(file)) && needed.has(stemOf(file));
      await folder.show(hidden.filter(isNamed));
      await folder.hide(shown.filter(isNeeded));
      await registry.settle(named, needed, before);
      return [...shown, ...hidden].filter((file) => !isNamed(file) && !isNeeded(file));
    });
    const orphans = await folder.writtenBefore(before, strays);
    await folder.remove(orphans);
    return orphans;
  };

export type OrphanSweep = ReturnType<typeof createOrphanSweep>;

type Named = Readonly<{ file: string; titles: readonly string[] }>;

type Examined = Readonly<{
  /** Files that are named, and not there to be served, with the titles of what names them. */
  missing: readonly Named[];
  /** Pictures of the library whose files are there, and not as large as they were. */
  damaged: readonly Named[];
  /** Files of some age that nobody names, or that are half written. */
  strays: readonly string[];
}>;

type Library = Readonly<{
  library: () => Promise<readonly Pick<Media, "picture" | "bytes">[]>;
  /** Bytes of all files of a picture. */
  sizeOf: (picture: Picture) => Promise<number>;
}>;

/** Looks at the same, and changes nothing. */
export const createMediaExamination =
  ({
    folder,
    tables,
    uses,
    kept,
    history,
    library,
    sizeOf,
    now,
  }: Pick<Needs, "folder" | "tables" | "uses" | "kept" | "history" | "now"> & Library) =>
  async (): Promise<Examined> => {
    const before = new Date(now().getTime() - graceMs);
    const [shown, hidden] = [await folder.shown(), await folder.hidden()];
    const pictures = (await Promise.all([kept(), ...tables.map((table) => table.pictures())])).flat();
    const places = await uses();
    const named = new Set([...pictures.flatMap(filesOf), ...places.map(({ file }) => file)]);
    const titlesOf = Map.groupBy(places, ({ file }) => stemOf(file));
    const stems = new Set([...[...named].map(stemOf), ...(await history.stems())]);
    const served = new Set(shown);
    const withTitles = (file: string): Named => ({
      file,
      titles: (titlesOf.get(stemOf(file)) ?? []).map(({ title }) => title),
    });
    const damaged: Named[] = [];
    for (const { picture, bytes } of await library())
      if (filesOf(picture).every((file) => served.has(file)) && (await sizeOf(picture)) !== bytes)
        damaged.push(withTitles(picture.file));
    const strays = [...shown, ...hidden].filter((file) => !isWhole(file) || !stems.has(stemOf(file)));
    return {
      missing: [...named].filter((file) => !served.has(file)).map(withTitles),
      damaged,
      strays: await folder.writtenBefore(before, strays),
    };
  };
