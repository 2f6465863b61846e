export const idOf = (number: number): string => number.toString(16).padStart(24, "0");

/** Makes an article whose values derive from its number, except the given ones. */
export function article(number: number, given: Partial<NewsArticle> = {}): NewsArticle {
  const id = idOf(number);
  return {
    _id: id,
    id,
    title: `Article number ${number}`,
    slug: `article-number-${number}`,
    excerpt: "",
    content: "<p>Twenty characters are the least an article may have.</p>",
    featuredImage: `https://example.com/media/${number}.webp`,
    featuredImageSet: { width: 1200, height: 800, color: "#cccccc", srcset: "" },
    category: "Bisnis",
    tags: ["umkm"],
    author: { name: "Ana" },
    status: "published",
    isHighlighted: false,
    authorId: null,
    publishAt: null,
    unpublishAt: null,
    language: "id",
    translationOf: "",
    translation: null,
    hasOwnExcerpt: false,
    seoTitle: "",
    seoDescription: "",
    noindex: false,
    shareImage: "",
    shareImageSet: null,
    date: "2026-11-20T02:00:00.000Z",
    createdAt: "2026-11-20T02:00:00.000Z",
    updatedAt: "2026-11-20T02:00:00.000Z",
    views: 1234,
    readingTime: 1,
    version: 3,
    ...given,
  };
}

import type { NewsArticle } from "@etalase/contracts/news.schema";
