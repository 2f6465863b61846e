import { type ContentResource, contentResources, pagePath } from "@etalase/contracts/kinds";
import { filesInText, type Picture } from "../../domain/picture.ts";
import type { MediaRepository } from "../library/repository.ts";
import type { Pause } from "../ports.ts";
import type { PictureSaid } from "./entry.ts";
import { type AnyRecord, type ExchangeKinds, fieldsOf, type Values } from "./kinds.ts";
import { fieldOf, picturesOf } from "./values.ts";

/** A record in the names that an import knows. */
export type ExportedRecord = Readonly<{ resource: ContentResource; values: Values }>;
export type ExportedPicture = Readonly<{ pictureWords: PictureSaid & Readonly<{ file: string }>; bytes: Uint8Array }>;

export type ExportNeeds = Readonly<{
  kinds: ExchangeKinds;
  media: Pick<MediaRepository, "findByFiles">;
  /** Reads a stored file; null when it is gone. */
  readPicture: (file: string) => Promise<Uint8Array | null>;
  /** The paths of an earlier site that redirect to pages of this one, by the page. */
  oldPaths: () => Promise<ReadonlyMap<string, readonly string[]>>;
  pause: Pause;
}>;

const atOnce = 50;

async function* recordsOf({ kinds, pause }: ExportNeeds, resource: ContentResource): AsyncGenerator<AnyRecord> {
  const { ids, findByIds } = kinds[resource];
  const all = await ids();
  for (let from = 0; from < all.length; from += atOnce) {
    const some = all.slice(from, from + atOnce);
    const byId = new Map((await findByIds(some)).map((record) => [record.id, record]));
    for (const id of some) {
      await pause();
      const record = byId.get(id);
      if (record) yield record;
    }
  }
}

const formerSlugs = async (
  kinds: ExchangeKinds,
  resource: ContentResource,
  { id, slug }: AnyRecord,
): Promise<readonly string[]> =>
  ((await kinds[resource].slugs?.slugsOf([id]))?.get(id) ?? []).filter((one) => one !== slug);

/** Makes exported records with the redirects that lead to them now. */
async function exporting({ kinds, oldPaths }: ExportNeeds, resources: readonly ContentResource[]) {
  const hasPages = resources.some((one) => pagePath(one, "") !== null);
  const old = hasPages ? await oldPaths() : new Map<string, readonly string[]>();
  return async (resource: ContentResource, record: AnyRecord): Promise<ExportedRecord> => {
    const path = pagePath(resource, String(record.slug), record.language === "en" ? "en" : "id");
    const ledHere: Values = {
      formerSlugs: await formerSlugs(kinds, resource, record),
      oldPaths: old.get(path ?? "") ?? [],
    };
    const fields = fieldsOf(resource).map((field) => [
      field,
      ledHere[field] ?? fieldOf(record, field, kinds[resource]),
    ]);
    return { resource, values: Object.fromEntries(fields) };
  };
}

/** The pictures of the record's fields, and then those of its text. */
async function picturesIn({ kinds, media }: ExportNeeds, resource: ContentResource, record: AnyRecord) {
  const kind = kinds[resource];
  const text = record[kind.roles.text ?? ""];
  const files = typeof text === "string" ? filesInText(text) : [];
  const shown = files.length > 0 ? await media.findByFiles(files) : [];
  return [...picturesOf(record, kind), ...shown.map(({ picture }) => picture)];
}

async function pictureOf({ media, readPicture }: ExportNeeds, picture: Picture): Promise<ExportedPicture | null> {
  const { file, alt, caption, focal, color } = picture;
  const bytes = await readPicture(file);
  if (!bytes) return null;
  const [known] = await media.findByFiles([file]);
  const words = { alt, caption, focal, name: known?.name };
  const presentWords = Object.fromEntries(Object.entries(words).filter(([, value]) => value !== undefined));
  return { pictureWords: { file, color, ...presentWords }, bytes };
}

export const createExport = (needs: ExportNeeds) => ({
  /** All records of these kinds. */
  async *records(resources: readonly ContentResource[]): AsyncGenerator<ExportedRecord> {
    const exported = await exporting(needs, resources);
    for (const resource of contentResources.filter((one) => resources.includes(one)))
      for await (const record of recordsOf(needs, resource)) yield exported(resource, record);
  },

  /** The same, with the pictures before each record; every picture once. */
  async *whole(resources: readonly ContentResource[]): AsyncGenerator<ExportedRecord | ExportedPicture> {
    const exported = await exporting(needs, resources);
    const files = new Set<string>();
    for (const resource of contentResources.filter((one) => resources.includes(one)))
      for await (const record of recordsOf(needs, resource)) {
        for (const picture of await picturesIn(needs, resource, record)) {
          if (files.has(picture.file)) continue;
          files.add(picture.file);
          const entry = await pictureOf(needs, picture);
          if (entry) yield entry;
        }
        yield exported(resource, record);
      }
  },
});

export type Export = ReturnType<typeof createExport>;
