import type { PortfolioSort } from "@etalase/contracts/portfolio";
import { searchKey } from "@etalase/contracts/text/text";
import { EntitySchema, type FilterQuery, type QueryOrderMap } from "@mikro-orm/core";
import type { PortfolioRepository, PortfolioSearch } from "../application/portfolio.ts";
import { type PortfolioItem, releaseDay } from "../domain/portfolio.ts";
import { addressColumns, contains, createTable, dateColumn, type Em, idColumn } from "./repository.ts";
import { slugSchema, withSlugs } from "./slugs.ts";

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

function itemOf(row: PortfolioRow): PortfolioItem {
  const { releaseDay: _day, titleKey: _title, clientKey: _client, searchText: _search, ...item } = row;
  return item;
}

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
  const table = createTable<PortfolioItem, PortfolioRow, PortfolioSearch>(em, {
    schema: portfolioSchema,
    rowOf,
    recordOf: itemOf,
    whereOf,
    orderOf: ({ sort }) => orders[sort],
    unlisted: ["searchText"],
  });

  return {
    ...table,
    ...withSlugs(em, table, portfolioSlugSchema),
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
      const newest = { limit: 1, orderBy: orders.newest };
      const [next] = await table.find({ $and: [seen, later] }, newest);
      const [first = null] = next ? [next] : await table.find({ $and: [seen, { id: { $ne: item.id } }] }, newest);
      return first;
    },
  };
}
