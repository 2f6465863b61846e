import { tagSlugOf } from "@etalase/contracts/text/text";
import { EntitySchema, raw } from "@mikro-orm/core";
import type { News } from "../domain/news.ts";
import type { Em } from "./repository.ts";

type NewsTag = Readonly<{ newsId: string; position: number; name: string; slug: string }>;

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

/** The ids of the articles with one of these tags, for a condition of another query. */
export const idsTagged = (em: Em, tags: readonly string[]) =>
  em
    .createQueryBuilder(newsTagSchema, "tag")
    .select("newsId")
    .where({ slug: { $in: tags.map(tagSlugOf) } })
    .toRaw();

/** Writes the tags of articles beside their rows. */
export function tagWrites(em: Em) {
  const remove = (ids: readonly string[]) => em.nativeDelete(newsTagSchema, { newsId: { $in: [...ids] } });
  return {
    remove,
    async write({ id, tags }: News) {
      await remove([id]);
      const rows = tags.map((name, position) => ({ newsId: id, position, name, slug: tagSlugOf(name) }));
      if (rows.length > 0) await em.insertMany(newsTagSchema, rows);
    },
  };
}

/** Returns one entry for each tag slug of these articles, under the last of its names. */
export async function tagCounts(em: Em, ids: ReturnType<typeof idsTagged>) {
  const rows = await em
    .createQueryBuilder(newsTagSchema, "tag")
    .select(["slug", raw("max(name) as name"), raw("count(distinct news_id) as count")])
    .where({ newsId: { $in: ids } })
    .groupBy("slug")
    .orderBy([{ [raw("count")]: "desc" }, { slug: "asc" }])
    .execute<{ slug: string; name: string; count: number }[]>("all");
  return rows.map(({ name, slug, count }) => ({ name, slug, count: Number(count) }));
}
