export const idOf = (number: number): string => number.toString(16).padStart(24, "0");

/** The facts that records with pages of their own have in common. */
export const publishedFacts = (number: number) => ({
  _id: idOf(number),
  id: idOf(number),
  status: "published" as const,
  excerpt: "",
  publishAt: null,
  unpublishAt: null,
  language: "id" as const,
  translationOf: "",
  translation: null,
  hasOwnExcerpt: false,
  seoTitle: "",
  seoDescription: "",
  noindex: false,
  shareImage: "",
  shareImageSet: null,
  createdAt: "2026-11-20T02:00:00.000Z",
  updatedAt: "2026-11-20T02:00:00.000Z",
  version: 3,
});

/** Makes an article whose values derive from its number, except the given ones. */
export function article(number: number, fields: Partial<NewsArticle> = {}): NewsArticle {
  return {
    ...publishedFacts(number),
    title: `Article number ${number}`,
    slug: `article-number-${number}`,
    content: "<p>Twenty characters are the least an article may have.</p>",
    featuredImage: `https://example.com/media/${number}.webp`,
    featuredImageSet: { width: 1200, height: 800, color: "#cccccc", srcset: "" },
    category: "Bisnis",
    tags: ["umkm"],
    author: { name: "Ana" },
    isHighlighted: false,
    authorId: null,
    date: "2026-11-20T02:00:00.000Z",
    views: 1234,
    readingTime: 1,
    ...fields,
  };
}

import type { NewsArticle } from "@etalase/contracts/news.schema";
