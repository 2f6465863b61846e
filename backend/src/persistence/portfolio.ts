import type { PortfolioSort } from "@etalase/contracts/portfolio";
import { portfolioFields } from "@etalase/contracts/portfolio.schema";
import { searchKey } from "@etalase/contracts/text/text";
import { EntitySchema, type FilterQuery, type QueryOrderMap } from "@mikro-orm/core";
import type { PortfolioRepository, PortfolioSearch } from "../application/portfolio.ts";
import { type PortfolioItem, releaseDay } from "../domain/portfolio.ts";
import type { Shown } from "../domain/publication.ts";
import { columnsOf } from "./columns/columns.ts";
import { namingPictures } from "./naming.ts";
import { addressesIn, counterpartIn, publicationColumns, whereShown } from "./publication.ts";
import { contentColumns, createTable, dateColumn, type Em, idColumn } from "./repository.ts";
import { inParts } from "./search.ts";
import { searchTextSchema, withTextSearch } from "./searched-texts.ts";
import { slugColumn, slugSchema, withSlugs } from "./slugs.ts";

/** The columns beside the record's own, for searching and sorting. */
type Index = Readonly<{ releaseDay: string; titleKey: string; clientKey: string }>;
type PortfolioRow = PortfolioItem & Index;

const columns = columnsOf(portfolioFields);

export const portfolioSchema = new EntitySchema<PortfolioRow>({
  name: "PortfolioItem",
  tableName: "portfolio",
  // Times and language come last, so that lists and counts need not read rows that are not shown.
  indexes: [
    { properties: ["status", "releaseDay", "id", "publishAt", "unpublishAt", "language"] },
    { properties: ["status", "publishAt"] },
    { properties: ["status", "unpublishAt"] },
    { properties: ["status", "projectType", "publishAt", "unpublishAt", "language"] },
    // For lists of all projects, in the orders that the dashboard offers.
    { properties: ["releaseDay", "id"] },
    { properties: ["titleKey", "id"] },
    { properties: ["clientKey", "id"] },
  ],
  properties: {
    id: idColumn,
    ...columns,
    ...publicationColumns,
    slug: slugColumn,
    projectType: { ...columns.projectType, index: true },
    publishedAt: { ...dateColumn, nullable: true },
    featuredImage: { type: "json" },
    images: { type: "json" },
    releaseDay: { type: "string", length: 10 },
    titleKey: { type: "string", length: 200 },
    clientKey: { type: "string", length: 100 },
    ...contentColumns,
  },
});

export const portfolioSlugSchema = slugSchema("PortfolioSlug", "portfolio_slugs", "portfolio_id");
export const portfolioTextSchema = searchTextSchema("PortfolioText", "portfolio_texts", "portfolio_id");

const rowOf = (item: PortfolioItem): PortfolioRow => ({
  ...item,
  releaseDay: releaseDay(item),
  titleKey: searchKey(item.title).slice(0, 200),
  clientKey: searchKey(item.client).slice(0, 100),
});

function itemOf(row: PortfolioRow): PortfolioItem {
  const { releaseDay: _day, titleKey: _title, clientKey: _client, ...item } = row;
  return item;
}

// The id is the tie-breaker, so that pages never repeat or drop a row.
const orders: Record<PortfolioSort, QueryOrderMap<PortfolioRow>> = {
  newest: { releaseDay: "desc", id: "desc" },
  oldest: { releaseDay: "asc", id: "asc" },
  titleAsc: { titleKey: "asc", id: "asc" },
  titleDesc: { titleKey: "desc", id: "desc" },
  clientAsc: { clientKey: "asc", id: "asc" },
  clientDesc: { clientKey: "desc", id: "desc" },
};

function whereOf(search: PortfolioSearch): FilterQuery<PortfolioRow> {
  const all: FilterQuery<PortfolioRow>[] = [whereShown<PortfolioRow>(search.shown)];
  if (search.projectType) all.push({ projectType: search.projectType });
  if (search.projectStatus) all.push({ projectStatus: search.projectStatus });
  if (search.isFeatured !== undefined) all.push({ isFeatured: search.isFeatured });
  if (search.ids) all.push({ id: { $in: search.ids } });
  if (search.translationOf) all.push({ translationOf: search.translationOf });
  return { $and: all };
}

type PortfolioTables = { portfolio: { id: string; project_type: string } };

function createPortfolioTable(em: Em) {
  const rows = createTable<PortfolioItem, PortfolioRow, PortfolioSearch>(em, {
    schema: portfolioSchema,
    rowOf,
    recordOf: itemOf,
    whereOf,
    orderOf: ({ sort = "newest" }) => orders[sort],
    parts: inParts,
  });
  const searched = withTextSearch(em, rows, {
    schema: portfolioTextSchema,
    records: "portfolio",
    shortOf: ({ title, client, technologies, projectType, excerpt }) => [
      title,
      [client, projectType, ...technologies].join(" "),
      excerpt,
    ],
    textOf: ({ description }) => description,
  });
  return { ...rows, ...searched };
}

async function projectTypesOf(em: Em, shown: Shown): Promise<readonly string[]> {
  const rows = await em
    .createQueryBuilder(portfolioSchema, "item")
    .select("projectType", true)
    .where(whereShown<PortfolioRow>(shown))
    .orderBy({ projectType: "asc" })
    .execute<{ projectType: string }[]>("all");
  return rows.map(({ projectType }) => projectType);
}

export function createPortfolioRepository(em: Em): PortfolioRepository {
  const table = createPortfolioTable(em);

  return {
    ...table,
    ...withSlugs(em, table, portfolioSlugSchema),
    ...namingPictures<PortfolioItem, PortfolioRow>(em, {
      resource: "portfolio",
      schema: portfolioSchema,
      pictures: { featuredImage: true, images: true, shareImage: true },
    }),
    projectTypes: (shown) => projectTypesOf(em, shown),
    async projectTypesBeside(id) {
      const rows = em.getKysely<PortfolioTables>().selectFrom("portfolio").select("project_type").where("id", "!=", id);
      const used = rows.groupBy("project_type").orderBy(({ fn }) => fn.countAll(), "desc");
      return (await used.orderBy("project_type").execute()).map((row) => row.project_type);
    },
    counterpartOf: counterpartIn<PortfolioItem, PortfolioRow>(table.find, "id"),
    addresses: addressesIn(em, portfolioSchema, { orderedBy: "releaseDay", order: "desc" }),
    async nextAfter(item, shown) {
      const day = releaseDay(item);
      const seen = whereShown<PortfolioRow>(shown);
      const later = { $or: [{ releaseDay: { $lt: day } }, { releaseDay: day, id: { $lt: item.id } }] };
      const newest = { limit: 1, orderBy: orders.newest };
      const [next] = await table.find({ $and: [seen, later] }, newest);
      const [first = null] = next ? [next] : await table.find({ $and: [seen, { id: { $ne: item.id } }] }, newest);
      return first;
    },
  };
}
