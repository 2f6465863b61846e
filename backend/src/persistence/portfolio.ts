import type { PortfolioSort } from "@etalase/contracts/portfolio";
import { searchKey } from "@etalase/contracts/text";
import { EntitySchema, type FilterQuery, type QueryOrderMap } from "@mikro-orm/core";
import type { PortfolioRepository, PortfolioSearch } from "../application/portfolio.ts";
import { type PortfolioItem, releaseDay } from "../domain/portfolio.ts";
import { addressColumns, contains, dateColumn, type Em, fresh, idColumn } from "./repository.ts";
import { createSlugTable, slugSchema } from "./slugs.ts";

/** What is stored besides, for searching and sorting. */
type Index = Readonly<{ releaseDay: string; titleKey: string; clientKey: string; searchText: string }>;
type PortfolioRow = PortfolioItem & Index;

export const portfolioSchema = new EntitySchema<PortfolioRow>({
  name: "PortfolioItem",
  tableName: "portfolio",
  indexes: [{ properties: ["status", "releaseDay", "id"] }],
  properties: {
    id: idColumn,
    title: { type: "string", length: 200 },
    slug: { type: "string", length: 160 },
    description: { type: "text", columnType: "mediumtext" },
    client: { type: "string", length: 100 },
    projectType: { type: "string", length: 50, index: true },
    technologies: { type: "json" },
    websiteUrl: { type: "string", length: 2048 },
    completionDate: { type: "string", length: 10 },
    status: { type: "string", length: 20 },
    projectStatus: { type: "string", length: 20 },
    isFeatured: { type: "boolean" },
    publishedAt: { ...dateColumn, nullable: true },
    featuredImage: { type: "json" },
    images: { type: "json" },
    releaseDay: { type: "string", length: 10 },
    titleKey: { type: "string", length: 200 },
    clientKey: { type: "string", length: 100 },
    searchText: { type: "text", columnType: "mediumtext" },
    createdAt: dateColumn,
    updatedAt: dateColumn,
    version: { type: "integer" },
  },
});

export const portfolioSlugSchema = slugSchema("PortfolioSlug", "portfolio_slugs", "portfolio_id");

const rowOf = (item: PortfolioItem): PortfolioRow => ({
  ...item,
  releaseDay: releaseDay(item),
  titleKey: searchKey(item.title).slice(0, 200),
  clientKey: searchKey(item.client).slice(0, 100),
  searchText: searchKey([item.title, item.client, ...item.technologies, item.description].join(" ")),
});

/** A copy of the row without what is stored only for searching and sorting. */
function itemOf(row: Omit<PortfolioRow, "searchText"> & Partial<Index>): PortfolioItem {
  const { releaseDay: _day, titleKey: _title, clientKey: _client, searchText: _search, ...item } = row;
  return item;
}

// The loaded type takes JSON lists for relations; the columns are those of the schema.
const listedOf = (row: unknown) => itemOf(row as Omit<PortfolioRow, "searchText">);

const shown = { ...fresh, exclude: ["searchText"] } as const;

// The id decides between equals, so that pages never repeat or drop a row.
const orders: Record<PortfolioSort, QueryOrderMap<PortfolioRow>> = {
  newest: { releaseDay: "desc", id: "desc" },
  oldest: { releaseDay: "asc", id: "asc" },
  titleAsc: { titleKey: "asc", id: "asc" },
  titleDesc: { titleKey: "desc", id: "desc" },
  clientAsc: { clientKey: "asc", id: "asc" },
  clientDesc: { clientKey: "desc", id: "desc" },
};

function whereOf(search: PortfolioSearch): FilterQuery<PortfolioRow> {
  const all: FilterQuery<PortfolioRow>[] = [{ status: { $in: [...search.statuses] } }];
  if (search.projectType) all.push({ projectType: search.projectType });
  if (search.projectStatus) all.push({ projectStatus: search.projectStatus });
  if (search.isFeatured !== undefined) all.push({ isFeatured: search.isFeatured });
  if (search.ids) all.push({ id: { $in: search.ids } });
  if (search.search) all.push(contains("search_text", searchKey(search.search)));
  return { $and: all };
}

export function createPortfolioRepository(em: Em): PortfolioRepository {
  const slugs = createSlugTable(em, portfolioSlugSchema);

  const findOne = async (id: string): Promise<PortfolioItem | null> => {
    const row = await em.findOne(portfolioSchema, { id }, fresh);
    return row && itemOf(row);
  };

  return {
    async list(search) {
      if (search.statuses.length === 0) return { rows: [], total: 0 };
      const where = whereOf(search);
      const offset = (search.page - 1) * search.limit;
      const paging = { ...shown, limit: search.limit, offset, orderBy: orders[search.sort] };
      const [rows, total] = await Promise.all([
        em.find(portfolioSchema, where, paging),
        em.count(portfolioSchema, where),
      ]);
      return { rows: rows.map(listedOf), total };
    },
    async projectTypes(statuses) {
      const rows = await em
        .getKysely<{ portfolio: { project_type: string; status: string } }>()
        .selectFrom("portfolio")
        .select("project_type")
        .distinct()
        .where("status", "in", statuses)
        .orderBy("project_type")
        .execute();
      return rows.map(({ project_type }) => project_type);
    },
    addresses: (statuses) =>
      em.find(portfolioSchema, { status: { $in: [...statuses] } }, { ...addressColumns, orderBy: orders.newest }),
    async nextAfter(item, statuses) {
      const day = releaseDay(item);
      const seen = { status: { $in: [...statuses] } };
      const later = { $or: [{ releaseDay: { $lt: day } }, { releaseDay: day, id: { $lt: item.id } }] };
      const first = async (where: FilterQuery<PortfolioRow>) => {
        const [row] = await em.find(portfolioSchema, where, { ...shown, limit: 1, orderBy: orders.newest });
        return row ? listedOf(row) : null;
      };
      return (await first({ $and: [seen, later] })) ?? first({ $and: [seen, { id: { $ne: item.id } }] });
    },
    findById: findOne,
    async findBySlug(slug) {
      const id = await slugs.find(slug);
      return id === null ? null : findOne(id);
    },
    findByIds: async (ids) => (await em.find(portfolioSchema, { id: { $in: [...ids] } }, fresh)).map(itemOf),
    slugsLike: slugs.like,
    async insert(item) {
      await em.insert(portfolioSchema, rowOf(item));
      await slugs.write(item);
    },
    async update(item) {
      const former = await em.findOneOrFail(portfolioSchema, { id: item.id }, { ...fresh, fields: ["slug"] });
      const after = { ...item, version: item.version + 1 };
      await em.nativeUpdate(portfolioSchema, { id: item.id }, rowOf(after));
      await slugs.write(after, former.slug);
      return after;
    },
    async remove(ids) {
      await slugs.remove(ids);
      await em.nativeDelete(portfolioSchema, { id: { $in: [...ids] } });
    },
  };
}
