import { type PagedResource, pagePath } from "@etalase/contracts/kinds";
import { type NewsArticle, newsFields } from "@etalase/contracts/news.schema";
import { type OwnPage, pageFields } from "@etalase/contracts/pages.schema";
import { type PortfolioItem, portfolioFields } from "@etalase/contracts/portfolio.schema";
import { isDay } from "@etalase/contracts/rules/fields";
import type { Shown } from "../../domain/desk.ts";
import { excerptOf, readingMinutes } from "../../domain/news.ts";
import { noPicture, type RecordKind, recordKind, type Typed } from "./kind.ts";

type Paged = Pick<NewsArticle, "slug" | "language" | "translationOf" | "excerpt"> &
  Partial<Pick<NewsArticle, "translation" | "content" | "contentSets">>;

/** The text as it was typed, and the excerpt that follows from it. */
async function withText<T extends Paged>(shown: T, { values, text }: Typed<T>): Promise<T> {
  if (values.content === undefined || shown.content === undefined) return shown;
  const { contentSets: _before, ...rest } = shown;
  const typed = await text(shown.content);
  const isOwn = typeof values.excerpt === "string" && values.excerpt.trim() !== "";
  // The sets of pictures are the only part that may be absent, which the compiler does not see of any T.
  return { ...rest, ...typed, ...(isOwn ? {} : { excerpt: excerptOf(typed.content) }) } as unknown as T;
}

/** The record in the other language, unless the draft may have another one. */
function translationTyped(shown: Paged, { saved }: Pick<Typed<Paged>, "saved">) {
  const isSame = shown.language === saved.language && shown.translationOf === saved.translationOf;
  return { translation: isSame ? (saved.translation ?? null) : null };
}

type PagedKind<T> = Pick<RecordKind<T>, "fields" | "facts" | "answers"> &
  Readonly<{
    /** Returns the values that follow from others. */
    follows?: (shown: T) => Partial<T>;
  }>;

/** A kind whose records have pages of their own. */
const paged = <T extends Paged & Shown>(resource: PagedResource, { facts, follows, ...own }: PagedKind<T>) =>
  recordKind<T>({
    ...own,
    resource,
    facts: (authorship) => ({ hasOwnExcerpt: false, shareImageSet: null, translation: null, ...facts(authorship) }),
    async derived(typed, by) {
      const shown = await withText(typed, by);
      return { ...shown, ...translationTyped(shown, by), ...follows?.(shown) };
    },
    page: ({ slug, language }) => pagePath(resource, slug, language) ?? "",
    // A record in English can be looked at before the site has pages in English.
    site: ({ language }, { english }) => (language === "en" && !english ? { english: {} } : {}),
  });

export const news = paged<NewsArticle>("news", {
  fields: newsFields,
  facts: ({ now, by }) => ({
    featuredImage: "",
    featuredImageSet: noPicture,
    views: 0,
    readingTime: 1,
    author: { name: by.name },
    date: now.toISOString(),
  }),
  follows: ({ content }) => ({ readingTime: readingMinutes(content) }),
  answers: (shown) => ({ article: async () => shown }),
});

export const pages = paged<OwnPage>("pages", {
  fields: pageFields,
  facts: () => ({ order: 0 }),
  answers: (shown, api) => ({ ownPage: async (slug) => (slug === shown.slug ? shown : api.ownPage(slug)) }),
});

export const portfolio = paged<PortfolioItem>("portfolio", {
  fields: portfolioFields,
  facts: () => ({ status: "draft", featuredImage: "", featuredImageSet: noPicture, imagesSet: [] }),
  follows: ({ completionDate }) => (isDay(completionDate) ? {} : { completionDate: "" }),
  answers: (shown) => ({ project: async () => shown }),
});
