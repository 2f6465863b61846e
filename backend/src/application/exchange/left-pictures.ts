import type { MediaRepository } from "../library/repository.ts";
import type { Pause } from "../ports.ts";
import type { PictureSaid, RemotePicture } from "./entry.ts";
import type { AnyRecord, ExchangeKinds } from "./kinds.ts";
import type { OriginRepository } from "./origins.ts";
import { placeholderName } from "./sent-pictures.ts";
import { picturesOf } from "./values.ts";

/** A picture of an imported article that is still on the old site; `key` is its key in an entry. */
export type LeftPicture = Readonly<{ key: string; address: string; said: PictureSaid }>;

export type WithLeft = Readonly<{ record: AnyRecord; left: readonly LeftPicture[] }>;

export type LeftNeeds = Readonly<{
  kinds: ExchangeKinds;
  origins: Pick<OriginRepository, "all">;
  media: Pick<MediaRepository, "findByFiles">;
  pause: Pause;
}>;

/** The field of an article's picture. */
const leadField = "featuredImage";

const atOnce = 50;

/** The addresses of pictures on other sites that a text shows. */
export const remotePicturesIn = (html: string): readonly string[] => [
  ...new Set([...html.matchAll(/<img src="(https?:[^"]+)"/g)].map(([, one = ""]) => one.replaceAll("&amp;", "&"))),
];

/** Finds the imported articles with pictures that are still on the old site. */
export function createLeftPictures({ kinds, origins, media, pause }: LeftNeeds) {
  const kind = kinds.news;

  const withPlaceholder = async (records: readonly AnyRecord[]): Promise<(record: AnyRecord) => boolean> => {
    const filesOf = (record: AnyRecord) => picturesOf(record, kind).map(({ file }) => file);
    const found = await media.findByFiles([...new Set(records.flatMap(filesOf))]);
    const drawn = new Set(
      found.flatMap(({ name, picture }) => (name === placeholderName(leadField) ? picture.file : [])),
    );
    return (record) => filesOf(record).some((file) => drawn.has(file));
  };

  /** Finds the articles among these, by the pictures that they had on the old site. */
  async function leftOf(pictures: ReadonlyMap<string, RemotePicture | null>): Promise<readonly WithLeft[]> {
    const records = await kind.findByIds([...pictures.keys()]);
    const isDrawn = await withPlaceholder(records);
    return records.flatMap((record) => {
      const lead = isDrawn(record) ? pictures.get(record.id) : null;
      const left = remotePicturesIn(String(record[kind.roles.text ?? ""])).map((address) => ({
        key: address,
        address,
        said: {},
      }));
      const all = lead ? [{ key: leadField, address: lead.address, said: lead }, ...left] : left;
      return all.length > 0 ? [{ record, left: all }] : [];
    });
  }

  return {
    leftOf,
    async *each(): AsyncGenerator<WithLeft & Readonly<{ picture: RemotePicture | null }>> {
      const all = [...new Map((await origins.all()).map(({ recordId, picture }) => [recordId, picture]))];
      for (let from = 0; from < all.length; from += atOnce) {
        const pictures = new Map(all.slice(from, from + atOnce));
        for (const one of await leftOf(pictures)) yield { ...one, picture: pictures.get(one.record.id) ?? null };
        await pause();
      }
    },
  };
}
