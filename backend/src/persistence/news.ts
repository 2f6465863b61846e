import type { NewsSort } from "@etalase/contracts/news";
import type { NewsFacets } from "@etalase/contracts/news.schema";
import type { PublicationStatus } from "@etalase/contracts/rules/content";
import { searchKey, tagSlugOf } from "@etalase/contracts/text/text";
import { EntitySchema, type FilterQuery, type QueryOrderMap } from "@mikro-orm/core";
import type { NewsRepository, NewsSearch } from "../application/news.ts";
import type { News } from "../domain/news.ts";
import { monthOf } from "../domain/time.ts";
import { addressColumns, contains, createTable, dateColumn, type Em, idColumn } from "./repository.ts";
import { slugSchema, withSlugs } from "./slugs.ts";

/** What is stored besides, so that searching, sorting and counting need no functions of one database or the other. */
type Index = Readonly<{ month: string; titleKey: string; categoryKey: string; searchText: string }>;
type NewsRow = News & Index;
type NewsTag = Readonly<{ newsId: string; position: number; name: string; slug: string }>;

export const newsSchema = new EntitySchema<NewsRow>({
  name: "News",
  tableName: "news",
  indexes: [{ properties: ["status", "date", "id"] }, { properties: ["status", "month"] }],
  properties: {
    id: idColumn,
    title: { type: "string", length: 200 },
    slug: { type: "string", length: 160 },
    excerpt: { type: "string", length: 300 },
    content: { type: "text", columnType: "mediumtext" },
    category: { type: "string", length: 50, index: true },
    tags: { type: "json" },
    authorId: { type: "character", length: 24, nullable: true },
    authorName: { type: "string", length: 100 },
    status: { type: "string", length: 20 },
    isHighlighted: { type: "boolean" },
    publishedAt: { ...dateColumn, nullable: true },
    date: dateColumn,
    month: { type: "character", length: 7 },
    views: { type: "integer" },
    readingTime: { type: "integer" },
    featuredImage: { type: "json" },
    titleKey: { type: "string", length: 200 },
    categoryKey: { type: "string", length: 50 },
    searchText: { type: "text" },
    createdAt: dateColumn,
    updatedAt: dateColumn,
    version: { type: "integer" },
  },
});

export const newsTagSchema = new EntitySchema<NewsTag>({
  name: "NewsTag",
  tableName: "news_tags",
  indexes: [{ properties: ["slug", "newsId"] }],
  properties: {
    newsId: { type: "character", length: 24, primary: true },
    position: { type: "integer", primary: true },
    name: { type: "string", length: 50 },
    slug: { type: "string", length: 50 },
  },
});

export const newsSlugSchema = slugSchema("NewsSlug", "news_slugs", "news_id");

type NewsTables = {
  news: { id: string; status: string; category: string; month: string; views: number };
  news_tags: { news_id: string; position: number; name: string; slug: string };
};

const rowOf = (news: News): NewsRow => ({
  ...news,
  month: monthOf(news.date),
  // Taking accents apart can lengthen a text beyond its column.
  titleKey: searchKey(news.title).slice(0, 200),
  categoryKey: searchKey(news.category).slice(0, 50),
  searchText: searchKey([news.title, news.excerpt, ...news.tags].join(" ")),
});

function newsOf(row: NewsRow): News {
  const { month: _month, titleKey: _title, categoryKey: _category, searchText: _search, ...news } = row;
  return news;
}

// The id, ascending in time, decides between equals, so that pages never repeat or drop a row.
const orders: Record<NewsSort, QueryOrderMap<NewsRow>> = {
  newest: { date: "desc", id: "desc" },
  oldest: { date: "asc", id: "asc" },
  featured: { isHighlighted: "desc", date: "desc", id: "desc" },
  titleAsc: { titleKey: "asc", id: "asc" },
  titleDesc: { titleKey: "desc", id: "desc" },
  viewsDesc: { views: "desc", date: "desc", id: "desc" },
  viewsAsc: { views: "asc", date: "desc", id: "desc" },
  categoryAsc: { categoryKey: "asc", date: "desc", id: "desc" },
  categoryDesc: { categoryKey: "desc", date: "desc", id: "desc" },
  statusAsc: { status: "asc", date: "desc", id: "desc" },
  statusDesc: { status: "desc", date: "desc", id: "desc" },
};

export function createNewsRepository(em: Em): NewsRepository {
  const idsWithTags = (slugs: readonly string[]) =>
    em
      .createQueryBuilder(newsTagSchema, "tag")
      .select("newsId")
      .where({ slug: { $in: [...slugs] } });

  const whereOf = (search: NewsSearch): FilterQuery<NewsRow> => {
    const all: FilterQuery<NewsRow>[] = [{ status: { $in: [...search.statuses] } }];
    if (search.category) all.push({ category: search.category });
    if (search.archive) all.push({ month: search.archive });
    if (search.isHighlighted !== undefined) all.push({ isHighlighted: search.isHighlighted });
    if (search.ids) all.push({ id: { $in: search.ids } });
    if (search.tag?.length) all.push({ id: { $in: idsWithTags(search.tag.map(tagSlugOf)).toRaw() } });
    if (search.search) {
      const key = searchKey(search.search);
      const byText = contains("search_text", key);
      all.push(search.searchesCategory ? { $or: [byText, contains("category_key", key)] } : byText);
    }
    return { $and: all };
  };

  const writeTags = async ({ id, tags }: News) => {
    await em.nativeDelete(newsTagSchema, { newsId: id });
    const rows = tags.map((name, position) => ({ newsId: id, position, name, slug: tagSlugOf(name) }));
    if (rows.length > 0) await em.insertMany(newsTagSchema, rows);
  };

  const countsBy = async (column: "category" | "month", statuses: readonly PublicationStatus[]) => {
    const rows = await em
      .getKysely<NewsTables>()
      .selectFrom("news")
      .select(({ fn }) => [`${column} as name`, fn.countAll<number>().as("count")])
      .where("status", "in", statuses)
      .groupBy(column)
      .orderBy(column)
      .execute();
    return rows.map(({ name, count }) => ({ name, count: Number(count) }));
  };

  /** One entry a tag slug, under the name it was given last. */
  const tagCounts = async (statuses: readonly PublicationStatus[]) => {
    const rows = await em
      .getKysely<NewsTables>()
      .selectFrom("news_tags")
      .innerJoin("news", "news.id", "news_tags.news_id")
      .select(({ fn }) => [
        "news_tags.slug",
        fn.max("news_tags.name").as("name"),
        fn.count<number>("news.id").distinct().as("count"),
      ])
      .where("news.status", "in", statuses)
      .groupBy("news_tags.slug")
      .orderBy("count", "desc")
      .orderBy("news_tags.slug")
      .execute();
    return rows.map(({ name, slug, count }) => ({ name, slug, count: Number(count) }));
  };

  const table = createTable<News, NewsRow, NewsSearch>(em, {
    schema: newsSchema,
    rowOf,
    recordOf: newsOf,
    whereOf,
    orderOf: ({ sort }) => orders[sort],
    unlisted: ["content", "searchText"],
    untouched: ["views"],
  });
  const slugged = withSlugs(em, table, newsSlugSchema);

  return {
    ...table,
    ...slugged,
    async facets(statuses): Promise<NewsFacets> {
      const [categories, months, tags] = await Promise.all([
        countsBy("category", statuses),
        countsBy("month", statuses),
        tagCounts(statuses),
      ]);
      return { categories, tags, archives: months.reverse().map(({ name, count }) => ({ month: name, count })) };
    },
    categories: async (statuses) => (await countsBy("category", statuses)).map(({ name }) => name),
    addresses: (statuses) =>
      em.find(newsSchema, { status: { $in: [...statuses] } }, { ...addressColumns, orderBy: orders.newest }),
    async kinOf({ id, category, tags }, limit) {
      const tagged = () => ({ id: { $in: idsWithTags(tags.map(tagSlugOf)).toRaw() } });
      const kinds: FilterQuery<NewsRow>[] = [{ category }];
      if (tags.length > 0)
        kinds.push({ $and: [{ category }, tagged()] }, { $and: [{ category: { $ne: category } }, tagged()] });
      const found = await Promise.all(
        kinds.map((kind) =>
          table.find({ $and: [{ status: "published", id: { $ne: id } }, kind] }, { limit, orderBy: orders.newest }),
        ),
      );
      return [...new Map(found.flat().map((one) => [one.id, one])).values()];
    },
    async insert(news) {
      await slugged.insert(news);
      await writeTags(news);
    },
    async update(news) {
      await writeTags(news);
      return slugged.update(news);
    },
    async remove(ids) {
      await em.nativeDelete(newsTagSchema, { newsId: { $in: [...ids] } });
      await slugged.remove(ids);
    },
    async countView(id) {
      await em
        .getKysely<NewsTables>()
        .updateTable("news")
        .set(({ eb }) => ({ views: eb("views", "+", 1) }))
        .where("id", "=", id)
        .execute();
    },
  };
}
