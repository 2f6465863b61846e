import type { NewsArticle, NewsSummary } from "@etalase/contracts/news.schema";
import type { NewsInList } from "../application/news.ts";
import type { News } from "../domain/news.ts";
import { mediaUrl, pictureSet } from "./picture-view.ts";

/** An article as lists show it. `publicUrl` makes its addresses absolute. */
export const newsSummary = (news: NewsInList, publicUrl: string): NewsSummary => ({
  _id: news.id,
  id: news.id,
  title: news.title,
  slug: news.slug,
  excerpt: news.excerpt,
  featuredImage: mediaUrl(news.featuredImage, publicUrl),
  featuredImageSet: pictureSet(news.featuredImage, publicUrl),
  category: news.category,
  tags: news.tags,
  author: { name: news.authorName },
  status: news.status,
  isHighlighted: news.isHighlighted,
  date: news.date.toISOString(),
  createdAt: news.createdAt.toISOString(),
  updatedAt: news.updatedAt.toISOString(),
  views: news.views,
  readingTime: news.readingTime,
  version: news.version,
});

export const newsArticle = (news: News, publicUrl: string): NewsArticle => ({
  ...newsSummary(news, publicUrl),
  content: news.content,
});
