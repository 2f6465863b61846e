import { blogLimits, minutesToRead } from "@etalase/contracts/news";
import type { newsFields } from "@etalase/contracts/news.schema";
import type { RecordValues } from "@etalase/contracts/rules/description";
import { tagSlugOf, visibleText, wordCount } from "@etalase/contracts/text/text";
import type { Content } from "./content.ts";
import type { Picture } from "./picture.ts";
import { beginningOf, firstVisible, type Schedule, type SearchFields, type Spoken } from "./publication.ts";

export type News = Content &
  RecordValues<typeof newsFields> &
  SearchFields &
  Spoken &
  Readonly<{
    slug: string;
    /** Sanitised HTML. */
    content: string;
    /** Null when the article came without an account, like demo content. */
    authorId: string | null;
    authorName: string;
    /** The time of first publication, which is final once it has passed; null when none is planned. */
    publishedAt: Date | null;
    /** The date by which lists sort, and which they show: the first publication, or else the creation. */
    date: Date;
    /** Counting a view does not raise the version. */
    views: number;
    /** Minutes. */
    readingTime: number;
    featuredImage: Picture;
  }>;

/** The times that follow from the first publication. */
export function firstPublication(news: Schedule & Pick<News, "status" | "publishedAt" | "createdAt">, at: Date) {
  const publishedAt = firstVisible(news, at);
  return { publishedAt, date: publishedAt ?? news.createdAt };
}

export const readingMinutes = (content: string): number => Math.max(1, minutesToRead(wordCount(content)));

/** Returns the beginning of the visible text, cut between words. */
export const excerptOf = (content: string): string => beginningOf(visibleText(content));

type Kin = Readonly<{ category: string; tags: readonly string[] }>;

/**
 * Puts articles with a common tag and the same category first, then those with a tag, then those of the category; each
 * group newest first.
 */
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
    .slice(0, blogLimits.relatedMax);
}
