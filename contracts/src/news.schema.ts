import * as z from "zod/mini";
import { isMonth, newsLimits as limits, newsSorts } from "./news.ts";
import { issue } from "./refusals/refusal.ts";
import { contentOf, count, foundWords, id, list, pageOf, pictureSet, time } from "./rules/answers.schema.ts";
import { articleText } from "./rules/article-text.ts";
import { bulkOf, limit, listQuery, namedSort, page } from "./rules/content.schema.ts";
import { publicationStatuses } from "./rules/content.ts";
import { described } from "./rules/description.schema.ts";
import type { Fields } from "./rules/description.ts";
import { flag, noneIfEmpty, recordId, rule, slug, text, textList } from "./rules/fields.ts";
import {
  languageQuery,
  publicationAnswer,
  publicationFields,
  publicationFilters,
  publicationSchemas,
  translationAnswer,
} from "./rules/publication.schema.ts";
import { messages } from "./text/messages.ts";
import { unlike } from "./text/words.ts";

export const newsFields = {
  title: { is: "line", label: "Title", min: limits.titleMin, max: limits.titleMax },
  content: { is: "own", label: "Content", initial: "", isNeeded: true },
  category: { is: "line", label: "Category", min: 1, max: limits.categoryMax, groups: true },
  tags: { is: "list", label: "Tags", initial: [] },
  status: { is: "choice", label: "Status", choices: publicationStatuses, initial: "draft" },
  isHighlighted: { is: "flag", label: "Highlight on the homepage", called: "Highlight", initial: false },
  // An unchanged slug follows the title until the first publication; if sent, it would be fixed.
  slug: { is: "own", label: "Address", initial: "", sent: "ifChanged", mayBeAbsent: true },
  /** An account; none keeps the byline, since a deleted account's name cannot be chosen again. */
  authorId: { is: "own", label: "Author", initial: null, sent: "ifChanged", mayBeAbsent: true },
  ...publicationFields,
} as const satisfies Fields;

const tags = textList({
  field: "Tags",
  each: { field: "Tag", max: limits.tagMax },
  max: limits.tagsMax,
  tooMany: messages.news.tooManyTags,
  distinct: unlike,
});

const { fields, input, update, row, whole } = described(newsFields, {
  content: articleText,
  tags,
  slug,
  authorId: z.pipe(noneIfEmpty, z.nullable(recordId("authorId"))),
  ...publicationSchemas,
});

/** A new article without its picture, which travels beside it. */
export const newsInput = input;

/** An edit: absent fields stay unchanged. */
export const newsUpdate = update;

/** An edit of many articles; `addTags` leaves each article the tags that it has. */
export const newsBulkUpdate = bulkOf({
  status: fields.status,
  isHighlighted: fields.isHighlighted,
  category: fields.category,
  addTags: tags,
});

const tagsInQuery = 20;

const month = (field: "archive" | "month") => {
  const bad = messages.badMonth(field);
  return z.string(issue(bad)).check(rule((value) => (isMonth(value) ? undefined : bad)));
};

const filters = {
  category: z.optional(text({ field: "category", min: 0, max: limits.categoryMax })),
  tag: z.optional(
    z.pipe(
      z.transform((value: unknown) => [value].flat()),
      z
        .array(text({ field: "tag", min: 0, max: limits.tagMax }))
        .check(rule((tags) => (tags.length > tagsInQuery ? messages.givenTooOften("tag", tagsInQuery) : undefined))),
    ),
  ),
  ...publicationFilters,
  archive: z.optional(month("archive")),
  /** The month of the date, or of the planned publication: an article on its way is found in both. */
  month: z.optional(month("month")),
  isHighlighted: z.optional(flag("isHighlighted")),
};

/** `page` and `limit` stay undefined when absent, since their defaults depend on each other. */
export const newsQuery = z.extend(listQuery({ pageSize: limits.adminPageSize, sorts: newsSorts, filters }), {
  page: z.optional(page),
  limit: z.optional(limit),
  sort: namedSort(newsSorts),
});

/** An article in a list: everything but its body. */
export const newsSummary = contentOf({
  ...row,
  slug: z.string(),
  /** Absolute URL. */
  featuredImage: z.string(),
  featuredImageSet: pictureSet,
  author: z.strictObject({ name: z.string() }),
  /** The first time that it was public. */
  date: time,
  views: count,
  /** Minutes. */
  readingTime: count,
});
export const newsSummaries = list(newsSummary);
export const newsPage = pageOf({ news: newsSummaries, ...foundWords });

/**
 * `content` is sanitised HTML. `contentSets` has the picture sets of the site's own pictures in it, by address; absent
 * without any. `authorId` is the account behind the byline, if there is one; visitors get null.
 */
export const newsArticle = z.extend(newsSummary, {
  ...whole,
  content: z.string(),
  contentSets: z.optional(z.record(z.string(), pictureSet)),
  authorId: z.nullable(z.string()),
  translation: translationAnswer,
  ...publicationAnswer,
});

/** The accounts that can be an article's author. */
export const newsAuthors = list(z.strictObject({ id, name: z.string() }));

export const facetsQuery = z.object(languageQuery);

export const newsFacets = z.strictObject({
  categories: list(z.strictObject({ name: z.string(), count })),
  tags: list(z.strictObject({ name: z.string(), slug: z.string(), count })),
  /** `month` is YYYY-MM in the time zone of the site, newest first. */
  archives: list(z.strictObject({ month: z.string(), count })),
});

export type NewsInput = z.output<typeof newsInput>;
export type NewsUpdate = z.output<typeof newsUpdate>;
export type NewsBulkUpdate = z.output<typeof newsBulkUpdate>;
export type NewsQuery = z.output<typeof newsQuery>;
export type NewsSummary = Readonly<z.output<typeof newsSummary>>;
export type NewsPage = Readonly<z.output<typeof newsPage>>;
export type NewsArticle = Readonly<z.output<typeof newsArticle>>;
export type NewsAuthors = z.output<typeof newsAuthors>;
export type NewsFacets = Readonly<z.output<typeof newsFacets>>;
