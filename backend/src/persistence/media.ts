import { setImmediate } from "node:timers/promises";
import { centre, cropOf, type MediaSort } from "@etalase/contracts/media";
import type { MediaQuery } from "@etalase/contracts/media.schema";
import { searchKey } from "@etalase/contracts/text/text";
import { EntitySchema, type FilterQuery, type QueryOrderMap } from "@mikro-orm/core";
import type { QBFilterQuery } from "@mikro-orm/sql";
import { type ReadAfter, inParts as readInParts } from "../application/in-parts.ts";
import type { ListedMedia, MediaRepository } from "../application/library/repository.ts";
import { extensions } from "../application/media.ts";
import type { Media, StoredMedia } from "../domain/media.ts";
import { dateColumn, type Em, fresh, idColumn, timeOf } from "./repository.ts";
import { createSearch, inParts } from "./search.ts";
import { holdingWords, inColumn } from "./words.ts";

/** The columns beside the record's own, for finding and sorting. */
type Index = Readonly<{ isHidden: boolean; file: string; crop: string | null; nameKey: string; searchText: string }>;
type MediaRow = Media & Index;

export const mediaSchema = new EntitySchema<MediaRow>({
  name: "Media",
  tableName: "media",
  // In the orders that the library needs, so that no query reads more than a page of pictures.
  indexes: [
    { properties: ["isHidden", "createdAt", "id"] },
    { properties: ["isHidden", "bytes", "id"] },
    { properties: ["isHidden", "nameKey", "id"] },
  ],
  properties: {
    id: idColumn,
    file: { type: "string", length: 40, unique: true },
    picture: { type: "json" },
    crop: { type: "string", length: 8, nullable: true, index: true },
    name: { type: "string", length: 200 },
    bytes: { type: "integer" },
    digest: { type: "character", length: 64, nullable: true, unique: true },
    isKept: { type: "boolean" },
    // True for a picture that a history still needs and that nothing shows: its files are not served.
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

const sortedBy = {
  newest: { key: "createdAt", column: "created_at", isRising: false },
  oldest: { key: "createdAt", column: "created_at", isRising: true },
  largest: { key: "bytes", column: "bytes", isRising: false },
  name: { key: "nameKey", column: "name_key", isRising: true },
} as const satisfies Record<MediaSort, object>;

function orderOf(sort: MediaSort): QueryOrderMap<MediaRow> {
  const { key, isRising } = sortedBy[sort];
  const direction = isRising ? "asc" : "desc";
  return { [key]: direction, id: direction };
}

const shown = { isHidden: false };

function whereOf({ search, ids, file, kind }: MediaQuery): FilterQuery<MediaRow> {
  const all: FilterQuery<MediaRow>[] = [shown];
  all.push(holdingWords(search, inColumn("search_text")));
  if (ids) all.push({ id: { $in: ids } });
  if (file) all.push({ file });
  if (kind) all.push({ $or: extensions[kind].map((extension) => ({ file: { $like: `%.${extension}` } })) });
  return { $and: all };
}

/** The number of values that every database takes in one statement. */
const atOnce = 500;
/** Rows read per batch, after which other work gets its turn. */
const rowsAtOnce = 1000;

/** A row of the driver, with the column that the query sorts by. */
type ListedRow = ListedMedia & Readonly<{ created_at: Date; name_key: string }>;
type StoredRow = Readonly<{ id: string; file: string; is_kept: number; is_hidden: number; created_at: Date }>;

/** The rows that follow a row in an order. */
function followers(row: ListedRow, sort: MediaSort): FilterQuery<MediaRow> {
  const { key, column, isRising } = sortedBy[sort];
  const value = column === "created_at" ? timeOf(row[column]) : row[column];
  const [beyond, from] = isRising ? (["$gt", "$gte"] as const) : (["$lt", "$lte"] as const);
  // The ORM's types cannot follow a name that is a variable.
  const where = { [key]: { [from]: value }, $or: [{ [key]: { [beyond]: value } }, { id: { [beyond]: row.id } }] };
  return where as FilterQuery<MediaRow>;
}

/** Returns the files that the query finds among these. */
async function filesAmong(files: readonly string[], media: ReturnType<typeof filesIn>) {
  const names = new Set<string>();
  for (let start = 0; start < files.length; start += atOnce) {
    const rows = await media.where("file", "in", files.slice(start, start + atOnce)).execute();
    for (const { file } of rows) names.add(file);
  }
  return names;
}

const filesIn = (em: Em) => em.getKysely<{ media: StoredRow }>().selectFrom("media").select("file");

function createList(em: Em): MediaRepository["list"] {
  const searchInParts = createSearch(em, mediaSchema, inParts);
  return async (query) => {
    const { page, limit, sort } = query;
    const [where, orderBy] = [whereOf(query), orderOf(sort)];
    if (searchInParts && (query.search || query.kind)) {
      const { ids, total } = await searchInParts({ where, orderBy, paging: query });
      const found = await em.find(mediaSchema, { id: { $in: ids } }, { ...fresh, orderBy });
      return { rows: found.map(mediaOf), total };
    }
    const [rows, total] = await Promise.all([
      em.find(mediaSchema, where, { ...fresh, limit, offset: (page - 1) * limit, orderBy }),
      em.count(mediaSchema, where),
    ]);
    return { rows: rows.map(mediaOf), total };
  };
}

async function* eachListed(em: Em, query: MediaQuery): AsyncGenerator<readonly ListedRow[]> {
  const columns = new Set(["id", "file", "bytes", sortedBy[query.sort].key] as const);
  for (let last: ListedRow | undefined; ; ) {
    // Plain rows of the driver: entities made of them would be mostly garbage.
    const rows: ListedRow[] = await em
      .createQueryBuilder(mediaSchema)
      .select([...columns])
      .where({ $and: [whereOf(query), last ? followers(last, query.sort) : {}] } as QBFilterQuery<MediaRow>)
      .orderBy(orderOf(query.sort))
      .limit(rowsAtOnce)
      .execute("all", false);
    yield rows;
    last = rows.at(-1);
    if (rows.length < rowsAtOnce) return;
  }
}

async function* eachStored(em: Em): AsyncGenerator<readonly StoredMedia[]> {
  const media = em.getKysely<{ media: StoredRow }>().selectFrom("media").orderBy("id");
  const columns = media.select(["id", "file", "is_kept", "is_hidden", "created_at"]);
  const read: ReadAfter<StoredRow> = (id, limit) => columns.where("id", ">", id).limit(limit).execute();
  for await (const rows of readInParts(read, { limit: rowsAtOnce, pause: setImmediate }))
    yield rows.map(({ id, file, is_kept: isKept, is_hidden: isHidden, created_at: createdAt }) => ({
      id,
      file,
      createdAt: timeOf(createdAt),
      // The databases return numbers for these columns.
      isKept: Boolean(isKept),
      isHidden: Boolean(isHidden),
    }));
}

async function cropsIn(em: Em): Promise<readonly string[]> {
  const media = em.getKysely<{ media: { crop: string | null } }>().selectFrom("media");
  const rows = await media.select("crop").distinct().where("crop", "is not", null).orderBy("crop").execute();
  return rows.flatMap(({ crop }) => crop ?? []);
}

function createFinding(em: Em) {
  const find = async (where: FilterQuery<MediaRow>) => (await em.find(mediaSchema, where, fresh)).map(mediaOf);
  const findOne = async (where: FilterQuery<MediaRow>) => {
    const row = await em.findOne(mediaSchema, where, fresh);
    return row && mediaOf(row);
  };

  return {
    findById: (id) => findOne({ id, ...shown }),
    findByIds: async (ids) => (ids.length > 0 ? find({ id: { $in: [...ids] }, ...shown }) : []),
    async findByFiles(files) {
      const all: Media[] = [];
      for (let start = 0; start < files.length; start += atOnce)
        all.push(...(await find({ file: { $in: files.slice(start, start + atOnce) } })));
      return all;
    },
    findByDigest: (digest) => findOne({ digest }),
  } satisfies Partial<MediaRepository>;
}

export function createMediaRepository(em: Em): MediaRepository {
  return {
    ...createFinding(em),
    list: createList(em),
    eachListed: (query) => eachListed(em, query),
    each: () => eachStored(em),
    knownOf: (files) => filesAmong(files, filesIn(em)),
    keptOf: (files) => filesAmong(files, filesIn(em).where("is_kept", "=", 1)),
    isShown: async (file) =>
      (await filesIn(em).where("file", "=", file).where("is_hidden", "=", 0).executeTakeFirst()) !== undefined,
    async hide(ids, isHidden) {
      if (ids.length > 0) await em.nativeUpdate(mediaSchema, { id: { $in: [...ids] } }, { isHidden });
    },
    crops: () => cropsIn(em),
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
