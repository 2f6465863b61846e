import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { PublicationStatus } from "@etalase/contracts/content";
import type { NewsRepository } from "./application/news.ts";
import { type DemoNeeds, type DemoPart, readRecords, requestFor } from "./demo-part.ts";
import { excerptOf, firstPublication, type News, readingMinutes } from "./domain/news.ts";
import type { Picture } from "./domain/picture.ts";

type DemoArticle = Readonly<{
  slug: string;
  title: string;
  category: string;
  tags: readonly string[];
  author: string;
  status: PublicationStatus;
  isHighlighted: boolean;
  publishedAt: string | null;
  createdAt: string;
  views: number;
  /** A file in demo/media. */
  image: string;
}>;

type Needs = DemoNeeds & Readonly<{ news: NewsRepository; sanitize: (html: string) => string }>;

function newsOf(article: DemoArticle, content: string, featuredImage: Picture, id: string): News {
  const { author, image: _image, publishedAt: published, createdAt: created, ...fields } = article;
  const createdAt = new Date(created);
  const publishedAt = published ? new Date(published) : null;
  return {
    ...fields,
    ...firstPublication({ status: article.status, publishedAt, createdAt }, createdAt),
    id,
    content,
    featuredImage,
    excerpt: excerptOf(content),
    readingTime: readingMinutes(content),
    authorId: null,
    authorName: author,
    createdAt,
    updatedAt: publishedAt ?? createdAt,
    version: 1,
  };
}

export async function demoNews({ folder, marks, newId, news, sanitize }: Needs): Promise<DemoPart> {
  const records = await readRecords<DemoArticle>(folder, "news.json");
  // The oldest first, so that ids ascend with the dates.
  const articles = [...records].sort((a, b) => a.createdAt.localeCompare(b.createdAt));
  const bodies = await Promise.all(articles.map(({ slug }) => readFile(join(folder, "news", `${slug}.html`), "utf8")));
  return {
    requests: await Promise.all(articles.map(({ image }) => requestFor(folder, image))),
    async insert(stored) {
      for (const [index, article] of articles.entries()) {
        const [picture, body = ""] = [stored[index], bodies[index]];
        if (!picture) continue;
        const id = newId();
        await news.insert(newsOf(article, sanitize(body).trim(), picture, id));
        await marks.mark("news", id);
      }
    },
  };
}
