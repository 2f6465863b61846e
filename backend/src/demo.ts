import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { photoRule } from "@etalase/contracts/image";
import type { NewsStatus } from "@etalase/contracts/news";
import type { ChangeContent } from "./application/content.ts";
import type { PictureRequest, Pictures } from "./application/media.ts";
import type { NewsRepository } from "./application/news.ts";
import type { NewId } from "./application/ports.ts";
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
  changeContent: ChangeContent;
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

/** A demo picture goes through the same gate as everybody's. */
async function requestFor(folder: string, { image }: DemoArticle): Promise<PictureRequest> {
  const bytes = await readFile(join(folder, "media", image));
  const upload = { name: image, type: "image/webp", size: bytes.length, bytes: async () => bytes };
  return { upload, field: "featuredImage", rule: photoRule };
}

/** Loads the demo articles of `folder`, all or none; does nothing where they are already. */
export async function loadDemo(folder: string, { news, pictures, changeContent, sanitize, newId }: Needs) {
  const articles = JSON.parse(await readFile(join(folder, "news.json"), "utf8")) as readonly DemoArticle[];
  // The oldest first, so that ids ascend with the dates.
  const oldestFirst = [...articles].sort((a, b) => a.createdAt.localeCompare(b.createdAt));
  if ((await news.slugsLike(oldestFirst[0]?.slug ?? "")).size > 0) return;
  const requests = await Promise.all(oldestFirst.map((article) => requestFor(folder, article)));
  const bodies = await Promise.all(
    oldestFirst.map(({ slug }) => readFile(join(folder, "news", `${slug}.html`), "utf8")),
  );
  await pictures.during(requests, (stored) =>
    changeContent(async () => {
      for (const [index, article] of oldestFirst.entries()) {
        const [picture, body] = [stored[index], bodies[index]];
        if (picture && body) await news.insert(newsOf(article, sanitize(body).trim(), picture, newId()));
      }
    }),
  );
}
