import type { PictureSet } from "@etalase/contracts/image";
import type { NewsArticle, NewsSummary } from "@etalase/contracts/news";
import type { NewsInList } from "../application/news.ts";
import type { News } from "../domain/news.ts";
import { fileAtWidth, type Picture } from "../domain/picture.ts";

const mediaUrl = (publicUrl: string, file: string) => `${publicUrl}/media/${file}`;

export function pictureSet({ file, width, height, color, widths }: Picture, publicUrl: string): PictureSet {
  const sizes = [...widths.map((size) => ({ size, name: fileAtWidth(file, size) })), { size: width, name: file }];
  return {
    width,
    height,
    color,
    srcset: sizes.map(({ size, name }) => `${mediaUrl(publicUrl, name)} ${size}w`).join(", "),
  };
}

/** An article as lists show it. `publicUrl` makes its addresses absolute. */
export const newsSummary = (news: NewsInList, publicUrl: string): NewsSummary => ({
  _id: news.id,
  id: news.id,
  title: news.title,
  slug: news.slug,
  excerpt: news.excerpt,
  featuredImage: mediaUrl(publicUrl, news.featuredImage.file),
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
