/** What news and portfolio share: when they are public, and what search engines and link previews are told. */
import * as z from "zod/mini";
import { messages } from "../text/messages.ts";
import { textProblem } from "../text/text.ts";
import { pictureSet, time } from "./answers.schema.ts";
import { flag, oneOf, rule } from "./fields.ts";
import { lastEverywhere, moment } from "./moment.ts";
import { searchLimits as limits, publicationStates } from "./publication.ts";

// Here and not among the messages, which the sign-in page loads whole.
export const unknownAuthor = "Author must be one of the accounts";

/** A time of a schedule; null or an empty text, as multipart sends it, is none. */
const planned = (field: string) =>
  z.pipe(
    z.transform((value: unknown) => (value === "" ? null : value)),
    z.nullable(moment(field, lastEverywhere)),
  );

/** A short text without line breaks, which may be empty. */
const line = (field: string, max: number) =>
  z.string({ error: messages.notAText(field) }).check(
    z.overwrite((value) => value.replace(/\s+/g, " ")),
    z.trim(),
    rule((value) => textProblem(value, { field, min: 0, max })),
  );

export const scheduleFields = { publishAt: planned("Publish time"), unpublishAt: planned("Unpublish time") };

export const searchFields = {
  /** Empty: it is made from the text. */
  excerpt: line("Excerpt", limits.excerptMax),
  /** Empty: the record's own title. */
  seoTitle: line("Search title", limits.seoTitleMax),
  /** Empty: the excerpt. */
  seoDescription: line("Search description", limits.seoDescriptionMax),
  noindex: flag("Hidden from search engines"),
  /** The address of the stored picture keeps it, an empty text removes it; a new one travels beside. */
  shareImage: z.string({ error: messages.notAText("Share picture") }),
};

/** Both sets of fields in a new record. */
export const newPublication = {
  publishAt: z._default(scheduleFields.publishAt, null),
  unpublishAt: z._default(scheduleFields.unpublishAt, null),
  excerpt: z._default(searchFields.excerpt, ""),
  seoTitle: z._default(searchFields.seoTitle, ""),
  seoDescription: z._default(searchFields.seoDescription, ""),
  noindex: z._default(searchFields.noindex, false),
  shareImage: z._default(searchFields.shareImage, ""),
};

export const stateFilter = z.optional(oneOf("state", publicationStates));

/** Times in an answer; null for none. */
export const scheduleAnswer = { publishAt: z.nullable(time), unpublishAt: z.nullable(time) };

export const searchAnswer = {
  /** Whether the excerpt was written, and not made from the text. */
  hasOwnExcerpt: z.boolean(),
  seoTitle: z.string(),
  seoDescription: z.string(),
  noindex: z.boolean(),
  /** Absolute URL, or empty; then there is no set. */
  shareImage: z.string(),
  shareImageSet: z.nullable(pictureSet),
};
