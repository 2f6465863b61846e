import { centre, cropOf, type MediaSort } from "@etalase/contracts/media";
import type { MediaQuery } from "@etalase/contracts/media.schema";
import { searchKey } from "@etalase/contracts/text/text";
import { EntitySchema, type FilterQuery, type QueryOrderMap } from "@mikro-orm/core";
import type { MediaRepository } from "../application/library/repository.ts";
import { extensions } from "../application/media.ts";
import type { Media } from "../domain/media.ts";
import { contains, dateColumn, type Em, fresh, idColumn } from "./repository.ts";

/** What is stored besides, for finding and sorting. */
type Index = Readonly<{ isHidden: boolean; file: string; crop: string | null; nameKey: string; searchText: string }>;
type MediaRow = Media & Index;

export const mediaSchema = new EntitySchema<MediaRow>({
  name: "Media",
  tableName: "media",
  properties: {
    id: idColumn,
    file: { type: "string", length: 40, unique: true },
    picture: { type: "json" },
    crop: { type: "string", length: 8, nullable: true, index: true },
    name: { type: "string", length: 200 },
    bytes: { type: "integer" },
    digest: { type: "character", length: 64, nullable: true, unique: true },
    isKept: { type: "boolean" },
    // A history needs it, and nothing shows it.
    isHidden: { type: "boolean", default: false },
    uploadedById: { type: "character", length: 24, nullable: true },
    uploadedByName: { type: "string", length: 100 },
    nameKey: { type: "string", length: 200 },
    searchText: { type: "text" },
    createdAt: dateColumn,
    version: { type: "integer", default: 1 },
  },
});

const rowOf = (media: Media): Omit<MediaRow, "isHidden"> => ({
  ...media,
  file: media.picture.file,
  crop: cropOf(media.picture.focal ?? centre),
  nameKey: searchKey(media.name).slice(0, 200),
  searchText: searchKey(`${media.name} ${media.picture.alt ?? ""}`),
});

function mediaOf({
  isHidden: _hidden,
  file: _file,
  crop: _crop,
  nameKey: _name,
  searchText: _search,
  ...media
}: MediaRow): Media {
  return media;
}

const orders: Record<MediaSort, QueryOrderMap<MediaRow>> = {
  newest: { createdAt: "desc", id: "desc" },
  oldest: { createdAt: "asc", id: "asc" },
  largest: { bytes: "desc", id: "desc" },
  name: { nameKey: "asc", id: "asc" },
};

const shown = { isHidden: false };

function whereOf({ search, ids, file, kind }: MediaQuery): FilterQuery<MediaRow> {
  const all: FilterQuery<MediaRow>[] = [shown];
  if (search) all.push(contains("search_text", searchKey(search)));
  if (ids) all.push({ id: { $in: ids } });
  if (file) all.push({ file });
  if (kind) all.push({ $or: extensions[kind].map((extension) => ({ file: { $like: `%.${extension}` } })) });
  return { $and: all };
}

/** As many values as every database takes in one statement. */
const atOnce = 1000;

export function createMediaRepository(em: Em): MediaRepository {
  const find = async (where: FilterQuery<MediaRow>, query?: Pick<MediaQuery, "sort">) =>
    (await em.find(mediaSchema, where, { ...fresh, ...(query ? { orderBy: orders[query.sort] } : {}) })).map(mediaOf);
  const findOne = async (where: FilterQuery<MediaRow>) => {
    const row = await em.findOne(mediaSchema, where, fresh);
    return row && mediaOf(row);
  };

  return {
    async list(query) {
      const { page, limit, sort } = query;
      const where = whereOf(query);
      const [rows, total] = await Promise.all([
        em.find(mediaSchema, where, { ...fresh, limit, offset: (page - 1) * limit, orderBy: orders[sort] }),
        em.count(mediaSchema, where),
      ]);
      return { rows: rows.map(mediaOf), total };
    },
    all: (query) => find(whereOf(query), query),
    findById: (id) => findOne({ id, ...shown }),
    findByIds: (ids) => find({ id: { $in: [...ids] }, ...shown }),
    async findByFiles(files) {
      const found: Media[] = [];
      for (let start = 0; start < files.length; start += atOnce)
        found.push(...(await find({ file: { $in: files.slice(start, start + atOnce) } })));
      return found;
    },
    findByDigest: (digest) => findOne({ digest }),
    unkept: () => find({ isKept: false }),
    async hide(ids, isHidden) {
      if (ids.length === 0) return [];
      const others = await em.findAll(mediaSchema, {
        where: { id: { $in: [...ids] }, isHidden: !isHidden },
        fields: ["id"],
      });
      const changed = others.map(({ id }) => id);
      if (changed.length > 0) await em.nativeUpdate(mediaSchema, { id: { $in: changed } }, { isHidden });
      return changed;
    },
    kept: async () => (await find({ isKept: true })).map(({ picture }) => picture),
    async crops() {
      const media = em.getKysely<{ media: { crop: string | null } }>().selectFrom("media");
      const rows = await media.select("crop").distinct().where("crop", "is not", null).orderBy("crop").execute();
      return rows.flatMap(({ crop }) => crop ?? []);
    },
    async insert(media) {
      await em.insertMany(
        mediaSchema,
        media.map((one) => ({ ...rowOf(one), ...shown })),
      );
    },
    async update(media) {
      const after = { ...media, version: media.version + 1 };
      const { isKept: _kept, ...row } = rowOf(after);
      await em.nativeUpdate(mediaSchema, { id: media.id }, row);
      return after;
    },
    async keep(id) {
      await em.nativeUpdate(mediaSchema, { id }, { isKept: true });
    },
    async remove(ids) {
      if (ids.length > 0) await em.nativeDelete(mediaSchema, { id: { $in: [...ids] } });
    },
  };
}
