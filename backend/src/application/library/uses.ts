import type { PictureUse } from "../../domain/media.ts";
import type { EachUse, NamesPictures } from "../orphans.ts";
import type { Pause } from "../ports.ts";

/** Whatever names pictures, by its resource. */
export type PictureTables = Readonly<Record<string, NamesPictures>>;

/** Every place that names one of these files. */
export type Uses = (files: readonly string[]) => Promise<readonly PictureUse[]>;

/** Where records name pictures; the others have their turn after some hundred of them. */
export const createEachUse = (tables: PictureTables, pause: Pause): EachUse =>
  async function* eachUse() {
    for (const [resource, table] of Object.entries(tables))
      for await (const records of table.naming()) {
        yield records.flatMap(({ id, title, named }) => named.map((use) => ({ resource, id, title, ...use })));
        await pause();
      }
  };

/** The places of all. */
export const together = (all: readonly EachUse[]): EachUse =>
  async function* eachOfAll() {
    for (const each of all) yield* each();
  };

/** Looks at each place, and keeps those of the files that are asked about. */
export const createUses =
  (each: EachUse): Uses =>
  async (files) => {
    if (files.length === 0) return [];
    const asked = new Set(files);
    const found: PictureUse[] = [];
    for await (const uses of each()) found.push(...uses.filter(({ file }) => asked.has(file)));
    return found;
  };
