import type { NewsSort } from "@etalase/contracts/news";
import { type NewsFacets, newsFields } from "@etalase/contracts/news.schema";
import { publicationStatuses } from "@etalase/contracts/rules/content";
import { searchKey, visibleText } from "@etalase/contracts/text/text";
import { EntitySchema, type FilterQuery, type QueryOrderMap, raw } from "@mikro-orm/core";
import type { NewsRepository, NewsSearch } from "../application/news.ts";
import type { ArticleNames } from "../application/statistics/visits.ts";
import type { News } from "../domain/news.ts";
import type { Shown } from "../domain/publication.ts";
import { boundsOfMonth, monthOf } from "../domain/time.ts";
import { columnsOf } from "./columns/columns.ts";
import { namingPictures, withTextPictures } from "./naming.ts";
import { idsTagged, tagCounts, tagWrites } from "./news-tags.ts";
import { addressesIn, counterpartIn, publicationColumns, whereShown } from "./publication.ts";
import { contentColumns, createTable, dateColumn, type Em, idColumn, writtenWith } from "./repository.ts";
import { inParts } from "./search.ts";
import { searchTextSchema, withTextSearch } from "./searched-texts.ts";
import { slugColumn, slugSchema, withSlugs } from "./slugs.ts";

/**
 * The columns beside the record's own, so that searching, sorting and counting need no functions that differ between
 * the databases.
 */
type Index = Readonly<{ month: string; titleKey: string; categoryKey: string }>;
type NewsRow = News & Index;

const columns = columnsOf(newsFields);

export const newsSchema = new EntitySchema<NewsRow>({
  name: "News",
  tableName: "news",
  // Times and language come last, so that lists and counts need not read rows that are not shown.
  indexes: [
    { properties: ["status", "date", "id", "publishAt", "unpublishAt", "language"] },
    { properties: ["status", "month", "publishAt", "unpublishAt", "language"] },
    { properties: ["status", "category", "publishAt", "unpublishAt", "language"] },
    { properties: ["status", "isHighlighted", "date", "id", "publishAt", "unpublishAt", "language"] },
    { properties: ["status", "publishAt"] },
    { properties: ["status", "unpublishAt"] },
    // For lists of all articles, in the orders that the dashboard offers.
    { properties: ["date", "id"] },
    { properties: ["titleKey", "id"] },
    { properties: ["views", "date", "id"] },
    { properties: ["categoryKey", "date", "id"] },
  ],
  properties: {
    id: idColumn,
    ...columns,
    ...publicationColumns,
    excerpt: columns.excerpt,
    slug: slugColumn,
    content: { type: "text", columnType: "mediumtext" },
    category: { ...columns.category, index: true },
    authorId: { type: "character", length: 24, nullable: true },
    authorName: { type: "string", length: 100 },
    publishedAt: { ...dateColumn, nullable: true },
    date: dateColumn,
    month: { type: "character", length: 7 },
    views: { type: "integer" },
    readingTime: { type: "integer" },
    featuredImage: { type: "json" },
    titleKey: { type: "string", length: 200 },
    categoryKey: { type: "string", length: 50 },
    ...contentColumns,
  },
});

export const newsSlugSchema = slugSchema("NewsSlug", "news_slugs", "news_id");
export const newsTextSchema = searchTextSchema("NewsText", "news_texts", "news_id");

type NewsTables = {
  news: { id: string; slug: string; title: string; category: string; views: number };
  news_slugs: { slug: string; news_id: string };
};

const rowOf = (news: News): NewsRow => ({
  ...news,
  month: monthOf(news.date),
  // Separating accents can make a text longer than its column.
  titleKey: searchKey(news.title).slice(0, 200),
  categoryKey: searchKey(news.category).slice(0, 50),
});

function newsOf(row: NewsRow): News {
  const { month: _month, titleKey: _title, categoryKey: _category, ...news } = row;
  return news;
}

// The id, which ascends with time, is the tie-breaker, so that pages never repeat or drop a row.
const orders: Record<NewsSort, QueryOrderMap<NewsRow>> = {
  newest: { date: "desc", id: "desc" },
  oldest: { date: "asc", id: "asc" },
  featured: { isHighlighted: "desc", date: "desc", id: "desc" },
  titleAsc: { titleKey: "asc", id: "asc" },
  titleDesc: { titleKey: "desc", id: "desc" },
  viewsDesc: { views: "desc", date: "desc", id: "desc" },
  viewsAsc: { views: "asc", date: "asc", id: "asc" },
  categoryAsc: { categoryKey: "asc", date: "desc", id: "desc" },
  categoryDesc: { categoryKey: "desc", date: "desc", id: "desc" },
  statusAsc: { status: "asc", date: "desc", id: "desc" },
  statusDesc: { status: "desc", date: "desc", id: "desc" },
};

function whereOf(em: Em, search: NewsSearch): FilterQuery<NewsRow> {
  const all: FilterQuery<NewsRow>[] = [whereShown<NewsRow>(search.shown)];
  if (search.category) all.push({ category: search.category });
  if (search.archive) all.push({ month: search.archive });
  if (search.month) {
    const [from, until] = boundsOfMonth(search.month);
    const inMonth = { $gte: from, $lt: until };
    // The states are named for the index.
    const planned = { status: { $in: publicationStatuses }, publishAt: inMonth };
    all.push({ $or: [{ date: inMonth }, planned] });
  }
  if (search.isHighlighted !== undefined) all.push({ isHighlighted: search.isHighlighted });
  if (search.ids) all.push({ id: { $in: search.ids } });
  if (search.translationOf) all.push({ translationOf: search.translationOf });
  if (search.tag?.length) all.push({ id: { $in: idsTagged(em, search.tag) } });
  return { $and: all };
}

function createNewsTable(em: Em) {
  const rows = createTable<News, NewsRow, NewsSearch>(em, {
    schema: newsSchema,
    rowOf,
    recordOf: newsOf,
    whereOf: (search) => whereOf(em, search),
    orderOf: ({ sort = "newest" }) => orders[sort],
    unlisted: ["content"],
    untouched: ["views"],
    parts: inParts,
  });
  const searched = withTextSearch(em, rows, {
    schema: newsTextSchema,
    records: "news",
    shortOf: ({ title, excerpt, category, tags }) => [title, [category, ...tags].join(" "), excerpt],
    textOf: ({ content }) => visibleText(content),
  });
  return { ...rows, ...searched, ...writtenWith(searched, tagWrites(em)) };
}

async function countsBy(em: Em, column: "category" | "month", shown: Shown) {
  const rows = await em
    .createQueryBuilder(newsSchema, "news")
    .select([column, raw("count(*) as count")])
    .where(whereShown<NewsRow>(shown))
    .groupBy(column)
    .orderBy({ [column]: "asc" })
    .execute<(Pick<NewsRow, typeof column> & { count: number })[]>("all");
  return rows.map((row) => ({ name: row[column], count: Number(row.count) }));
}

async function facetsOf(em: Em, shown: Shown): Promise<NewsFacets> {
  const ids = em.createQueryBuilder(newsSchema).select("id").where(whereShown<NewsRow>(shown)).toRaw();
  const [categories, months, tags] = await Promise.all([
    countsBy(em, "category", shown),
    countsBy(em, "month", shown),
    tagCounts(em, ids),
  ]);
  return { categories, tags, archives: months.reverse().map(({ name, count }) => ({ month: name, count })) };
}

/** The conditions of articles that are akin to this one. */
function kinsOf(em: Em, { category, tags }: Pick<News, "category" | "tags">): readonly FilterQuery<NewsRow>[] {
  if (tags.length === 0) return [{ category }];
  const tagged = () => ({ id: { $in: idsTagged(em, tags) } });
  return [{ category }, { $and: [{ category }, tagged()] }, { $and: [{ category: { $ne: category } }, tagged()] }];
}

const kinIn =
  (em: Em, { find }: ReturnType<typeof createNewsTable>): NewsRepository["kinOf"] =>
  async ({ id, category, tags }, { shown, limit }) => {
    const others: FilterQuery<NewsRow> = { $and: [whereShown<NewsRow>(shown), { id: { $ne: id } }] };
    const groups = await Promise.all(
      kinsOf(em, { category, tags }).map((kin) => find({ $and: [others, kin] }, { limit, orderBy: orders.newest })),
    );
    return [...new Map(groups.flat().map((one) => [one.id, one])).values()];
  };

/** The articles of these keys: ids, or present or former slugs. */
async function namedBy(em: Em, keys: readonly string[]) {
  const kysely = em.getKysely<NewsTables>();
  const led = await kysely.selectFrom("news_slugs").select(["slug", "news_id"]).where("slug", "in", keys).execute();
  const ids = new Map([
    ...keys.map((key) => [key, key] as const),
    ...led.map(({ slug, news_id: id }) => [slug, id] as const),
  ]);
  const rows = await kysely
    .selectFrom("news")
    .select(["id", "slug", "title"])
    .where("id", "in", [...new Set(ids.values())])
    .execute();
  const byId = new Map(rows.map((article) => [article.id, article]));
  return new Map(
    [...ids].flatMap(([key, id]) => {
      const article = byId.get(id);
      return article ? [[key, article] as const] : [];
    }),
  );
}

export function createNewsRepository(em: Em): NewsRepository & ArticleNames {
  const table = createNewsTable(em);
  const slugged = withSlugs(em, table, newsSlugSchema);
  const pictured = namingPictures<News, NewsRow>(em, {
    resource: "news",
    schema: newsSchema,
    pictures: { featuredImage: true, shareImage: true },
  });

  return {
    ...table,
    ...slugged,
    ...withTextPictures(em, "news", pictured),
    facets: (shown) => facetsOf(em, shown),
    categories: async (shown) => (await countsBy(em, "category", shown)).map(({ name }) => name),
    async categoriesBeside(id) {
      const rows = em.getKysely<NewsTables>().selectFrom("news").select("category").where("id", "!=", id);
      const used = rows.groupBy("category").orderBy(({ fn }) => fn.countAll(), "desc");
      return (await used.orderBy("category").execute()).map(({ category }) => category);
    },
    counterpartOf: counterpartIn<News, NewsRow>(table.find, "id"),
    addresses: addressesIn(em, newsSchema, { orderedBy: "date", order: "desc" }),
    kinOf: kinIn(em, table),
    named: (keys) => namedBy(em, keys),
    countView: (id) =>
      em
        .getKysely<NewsTables>()
        .updateTable("news")
        .set(({ eb }) => ({ views: eb("views", "+", 1) }))
        .where("id", "=", id)
        .execute(),
  };
}
