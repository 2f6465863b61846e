import * as z from "zod/mini";
import { publicationStatuses } from "./content.ts";
import {
  flag,
  ids,
  idsText,
  oneOf,
  rule,
  search,
  slug,
  text,
  textList,
  wholeNumber,
  writtenLineEnds,
} from "./fields.ts";
import { pageLimits } from "./list.ts";
import { messages } from "./messages.ts";
import { isMonth, newsLimits as limits, newsSorts } from "./news.ts";
import { bytesProblem, textProblem, visibleText } from "./text.ts";

// Its length counts what a reader sees; control characters and bytes count in the whole.
const content = z.string({ error: messages.required("Content") }).check(
  writtenLineEnds,
  rule((html) => {
    const size = bytesProblem(html, { field: "Content", maxBytes: limits.contentMaxBytes });
    if (size) return size;
    const whole = textProblem(html, { field: "Content", min: 0, max: limits.contentMaxBytes, multiline: true });
    return (
      whole ?? textProblem(visibleText(html), { field: "Content", min: limits.contentMin, max: limits.contentMaxBytes })
    );
  }),
);

const fields = {
  title: text({ field: "Title", min: limits.titleMin, max: limits.titleMax }),
  content,
  category: text({ field: "Category", max: limits.categoryMax }),
  tags: textList({
    field: "Tags",
    each: { field: "Tag", max: limits.tagMax },
    max: limits.tagsMax,
    tooMany: messages.news.tooManyTags,
  }),
  status: oneOf("Status", publicationStatuses),
  isHighlighted: flag("Highlight"),
  slug,
};

/** A new article without its picture, which travels beside it. */
export const newsInput = z.object({
  ...fields,
  tags: z._default(fields.tags, []),
  status: z._default(fields.status, "draft"),
  isHighlighted: z._default(fields.isHighlighted, false),
  slug: z.optional(fields.slug),
});

/** An edit: what is absent stays as it is. */
export const newsUpdate = z.partial(z.object(fields));

export const newsBulkUpdate = z.object({
  ids,
  update: z.object(
    { status: z.optional(fields.status), isHighlighted: z.optional(fields.isHighlighted) },
    { error: messages.noUpdatableFields },
  ),
});

const tagsInQuery = 20;

/** `page` and `limit` stay undefined when absent, since their defaults depend on each other. */
export const newsQuery = z.object({
  page: z.optional(wholeNumber("page", 1, pageLimits.maxPage)),
  limit: z.optional(wholeNumber("limit", 1, pageLimits.maxLimit)),
  category: z.optional(text({ field: "category", min: 0, max: limits.categoryMax })),
  tag: z.optional(
    z.pipe(
      z.transform((value: unknown) => [value].flat()),
      z
        .array(text({ field: "tag", min: 0, max: limits.tagMax }))
        .check(rule((tags) => (tags.length > tagsInQuery ? messages.givenTooOften("tag", tagsInQuery) : undefined))),
    ),
  ),
  search: search(pageLimits.searchMax),
  archive: z.optional(
    z.string({ error: messages.badMonth }).check(rule((value) => (isMonth(value) ? undefined : messages.badMonth))),
  ),
  status: z.optional(oneOf("status", publicationStatuses)),
  isHighlighted: z.optional(flag("isHighlighted")),
  sort: z._default(oneOf("sort", newsSorts), "newest"),
  ids: z.optional(idsText),
});

export type NewsInput = z.output<typeof newsInput>;
export type NewsUpdate = z.output<typeof newsUpdate>;
export type NewsBulkUpdate = z.output<typeof newsBulkUpdate>;
export type NewsQuery = z.output<typeof newsQuery>;
