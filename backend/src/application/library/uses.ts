import type { PictureUse } from "../../domain/media.ts";
import type { EachUse, NamesPictures } from "../orphans.ts";
import type { Pause } from "../ports.ts";

/** The tables that name pictures, by their resource. */
export type PictureTables = Readonly<Record<string, NamesPictures>>;

/** Every place that names one of these files. */
export type Uses = (files: readonly string[]) => Promise<readonly PictureUse[]>;

/** The places in records that name pictures; other work has its turn after some hundred records. */
export const createEachUse = (tables: PictureTables, pause: Pause): EachUse =>
  async function* eachUse() {
    for (const [resource, table] of Object.entries(tables))
      for await (const records of table.naming()) {
        yield records.flatMap(({ id, title, named }) => named.map((use) => ({ resource, id, title, ...use })));
        await pause();
      }
  };

/** The places of all sources. */
export const together = (all: readonly EachUse[]): EachUse =>
  async function* eachOfAll() {
    for (const each of all) yield* each();
  };

/** Reads every place, and returns those that name the wanted files. */
export const createUses =
  (each: EachUse): Uses =>
  async (files) => {
    if (files.length === 0) return [];
    const asked = new Set(files);
    const found: PictureUse[] = [];
    for await (const uses of each()) found.push(...uses.filter(({ file }) => asked.has(file)));
    return found;
  };
