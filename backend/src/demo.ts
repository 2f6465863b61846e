import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { photoRule } from "@etalase/contracts/image";
import type { NewsStatus } from "@etalase/contracts/news";
import type { Pictures } from "./application/media.ts";
import type { NewsRepository } from "./application/news.ts";
import type { NewId, SiteState, Transaction } from "./application/ports.ts";
import { excerptOf, type News, readingMinutes } from "./domain/news.ts";
import type { Picture } from "./domain/picture.ts";

type DemoArticle = Readonly<{
  slug: string;
  title: string;
  category: string;
  tags: readonly string[];
  author: string;
  status: NewsStatus;
  isHighlighted: boolean;
  publishedAt: string | null;
  createdAt: string;
  views: number;
  /** A file in demo/media. */
  image: string;
}>;

type Needs = Readonly<{
  news: NewsRepository;
  pictures: Pictures;
  siteState: SiteState;
  transaction: Transaction;
  sanitize: (html: string) => string;
  newId: NewId;
}>;

function newsOf(article: DemoArticle, content: string, featuredImage: Picture, id: string): News {
  const { slug, title, category, tags, status, isHighlighted, views } = article;
  const createdAt = new Date(article.createdAt);
  const publishedAt = article.publishedAt ? new Date(article.publishedAt) : null;
  return {
    ...{
      id,
      slug,
      title,
      category,
      tags,
      status,
      isHighlighted,
      views,
      content,
      featuredImage,
      createdAt,
      publishedAt,
    },
    excerpt: excerptOf(content),
    readingTime: readingMinutes(content),
    authorId: null,
    authorName: article.author,
    date: publishedAt ?? createdAt,
    updatedAt: publishedAt ?? createdAt,
    version: 1,
  };
}

/** Loads the demo articles of `folder`, with their pictures through the same gate as everybody's. */
export async function loadDemo(folder: string, { news, pictures, siteState, transaction, sanitize, newId }: Needs) {
  const articles = JSON.parse(await readFile(join(folder, "news.json"), "utf8")) as readonly DemoArticle[];

  const prepare = async (article: DemoArticle): Promise<News> => {
    const file = join(folder, "media", article.image);
    const bytes = () => readFile(file);
    const upload = { name: article.image, type: "image/webp", size: (await bytes()).length, bytes };
    const picture = await pictures.admit(upload, { field: "featuredImage", rule: photoRule });
    const body = await readFile(join(folder, "news", `${article.slug}.html`), "utf8");
    return newsOf(article, sanitize(body).trim(), picture, newId());
  };

  // Two at a time, as many as are encoded at once; the oldest first, so that ids ascend with the dates.
  const oldestFirst = [...articles].sort((a, b) => a.createdAt.localeCompare(b.createdAt));
  const prepared: News[] = [];
  for (let index = 0; index < oldestFirst.length; index += 2)
    prepared.push(...(await Promise.all(oldestFirst.slice(index, index + 2).map(prepare))));
  await transaction(async () => {
    await siteState.contentChanged();
    for (const article of prepared) await news.insert(article);
  });
  return prepared.length;
}
