import { minutesToRead, newsLimits } from "@etalase/contracts/news";
import type { PublicationStatus } from "@etalase/contracts/rules/content";
import { lengthOf, tagSlugOf, visibleText, wordCount } from "@etalase/contracts/text/text";
import type { Picture } from "./picture.ts";
import { publishedOnce } from "./publication.ts";

export type News = Readonly<{
  id: string;
  title: string;
  slug: string;
  excerpt: string;
  /** Sanitised HTML. */
  content: string;
  category: string;
  tags: readonly string[];
  /** Null when the article came without an account, as demo content does. */
  authorId: string | null;
  authorName: string;
  status: PublicationStatus;
  isHighlighted: boolean;
  /** The first publication, for good; null until then. */
  publishedAt: Date | null;
  /** Lists sort by this date and show it: the first publication, or the creation of an article never published. */
  date: Date;
  views: number;
  /** Minutes. */
  readingTime: number;
  featuredImage: Picture;
  createdAt: Date;
  updatedAt: Date;
  /** Raised by every edit, not by views. */
  version: number;
}>;

/** `date` follows the first publication. */
export function firstPublication(news: Pick<News, "status" | "publishedAt" | "createdAt">, at: Date) {
  const publishedAt = publishedOnce(news, at);
  return { publishedAt, date: publishedAt ?? news.createdAt };
}

export const readingMinutes = (content: string): number => Math.max(1, minutesToRead(wordCount(content)));

/** Returns the beginning of the visible text, cut between words. */
export function excerptOf(content: string): string {
  const text = visibleText(content);
  if (lengthOf(text) <= newsLimits.excerptMax) return text;
  const start = [...text].slice(0, newsLimits.excerptMax - 1).join("");
  return `${start.replace(/\s+\S*$/u, "").replace(/[\s,;:.–-]+$/u, "")}…`;
}

type Kin = Readonly<{ category: string; tags: readonly string[] }>;

/** Puts those that share a tag and the category first, then a tag, then the category; each newest first. */
export function relatedTo<T extends Kin & Readonly<{ date: Date }>>(news: Kin, others: readonly T[]): readonly T[] {
  const tags = new Set(news.tags.map(tagSlugOf));
  const rank = (other: T) => {
    const sharesTag = other.tags.some((tag) => tags.has(tagSlugOf(tag)));
    if (sharesTag) return other.category === news.category ? 0 : 1;
    return other.category === news.category ? 2 : 3;
  };
  return others
    .filter((other) => rank(other) < 3)
    .sort((a, b) => rank(a) - rank(b) || b.date.getTime() - a.date.getTime())
    .slice(0, newsLimits.relatedMax);
}
