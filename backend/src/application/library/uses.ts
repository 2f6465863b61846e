import type { MediaQuery } from "@etalase/contracts/media.schema";
import { DomainError } from "../../domain/errors.ts";
import { type Media, type PictureUse, usesByFile } from "../../domain/media.ts";
import type { EachUse, NamesPictures } from "../orphans.ts";
import type { Pause } from "../ports.ts";
import type { MediaRepository } from "./repository.ts";

export type MediaWithUses = Media & Readonly<{ uses: readonly PictureUse[] }>;

export async function findMedia(media: MediaRepository, id: string): Promise<Media> {
  const found = await media.findById(id);
  if (!found) throw new DomainError("notFound");
  return found;
}

export async function withUses(uses: Uses, records: readonly Media[]): Promise<readonly MediaWithUses[]> {
  const byFile = usesByFile(await uses(records.map(({ picture }) => picture.file)));
  return records.map((one) => ({ ...one, uses: byFile.get(one.picture.file) ?? [] }));
}

export async function withItsUses(uses: Uses, record: Media): Promise<MediaWithUses> {
  const [whole = { ...record, uses: [] }] = await withUses(uses, [record]);
  return whole;
}

type Needs = Readonly<{ media: MediaRepository; eachUse: EachUse; pause: Pause }>;
type Share = Readonly<{ after: number; limit: number }>;

/** Counts the pictures that nothing uses, and reads `limit` of them after the first `after`. */
export async function unusedOf({ media, eachUse, pause }: Needs, query: MediaQuery, { after, limit }: Share) {
  const used = new Set<string>();
  for await (const some of eachUse()) for (const { file } of some) used.add(file);
  const ids: string[] = [];
  let [total, bytes] = [0, 0];
  for await (const some of media.eachListed(query)) {
    for (const one of some.filter(({ file }) => !used.has(file))) {
      if (total >= after && ids.length < limit) ids.push(one.id);
      total += 1;
      bytes += one.bytes;
    }
    await pause();
  }
  const byId = new Map((await media.findByIds(ids)).map((one) => [one.id, one]));
  const rows = ids.flatMap((id) => byId.get(id) ?? []).map((one): MediaWithUses => ({ ...one, uses: [] }));
  return { total, bytes, rows };
}

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
export const usesOfAll = (all: readonly EachUse[]): EachUse =>
  async function* eachOfAll() {
    for (const each of all) yield* each();
  };

/** Reads every place, and returns those that name the wanted files. */
export const createUses =
  (each: EachUse): Uses =>
  async (files) => {
    if (files.length === 0) return [];
    const names = new Set(files);
    const matches: PictureUse[] = [];
    for await (const uses of each()) matches.push(...uses.filter(({ file }) => names.has(file)));
    return matches;
  };
