/** The fields that news, portfolio and pages share: language, schedule, and the texts for search engines and link previews. */

import * as z from "zod/mini";
import { type FieldName, issue, refusal } from "../refusals/refusal.ts";
import { siteLanguages } from "../site/paths.ts";
import { messages } from "../text/messages.ts";
import { isRecordId, textProblem } from "../text/text.ts";
import { pictureSet } from "./answers.schema.ts";
import { publicationStatuses } from "./content.ts";
import type { Fields } from "./description.ts";
import { cleanedLine, oneOf, recordId, rule, search } from "./fields.ts";
import { searchLimits as limits, publicationStates } from "./publication.ts";

// Kept apart from the messages, because the sign-in page loads those whole.
export const unknownOriginal = refusal("Translation of must be an Indonesian record of the same kind");
export const unknownAuthor = refusal("Author must be one of the accounts");

/** A short text without line breaks, which may be empty. */
const line = (field: FieldName, max: number) =>
  z.string(issue(messages.notAText(field))).check(
    z.overwrite((value) => value.replace(/\s+/g, " ")),
    cleanedLine,
    rule((value) => textProblem(value, { field, min: 0, max })),
  );

const noOriginal = refusal("Translation of must be the id of the original, or empty");

export const publicationFields = {
  language: { is: "choice", label: "Language", choices: siteLanguages, initial: "id" },
  /** The id of the Indonesian record that one in English translates, or "". */
  translationOf: { is: "own", label: "Translation of", initial: "", sent: "nullable" },
  publishAt: { is: "moment", label: "Publish at", called: "Publish time", initial: null, sent: "nullable" },
  unpublishAt: {
    is: "moment",
    label: "Unpublish at",
    called: "Unpublish time",
    isEnd: true,
    initial: null,
    sent: "nullable",
  },
  /** When empty, it is made from the text; such a one is not sent back as the record's own. */
  excerpt: { is: "line", label: "Excerpt", max: limits.excerptMax, sent: "ifChanged" },
  /** When empty, the record's own title is used. */
  seoTitle: {
    is: "line",
    label: "Title in search results",
    called: "Search title",
    max: limits.seoTitleMax,
    isUnlisted: true,
  },
  /** When empty, the excerpt is used. */
  seoDescription: {
    is: "line",
    label: "Description in search results",
    called: "Search description",
    max: limits.seoDescriptionMax,
    isUnlisted: true,
  },
  noindex: {
    is: "flag",
    label: "Hide from search engines",
    called: "Hidden from search engines",
    initial: false,
    isUnlisted: true,
  },
  shareImage: { is: "own", label: "Share picture", initial: "" },
} as const satisfies Fields;

export const publicationSchemas = {
  translationOf: z.pipe(
    z.transform((value: unknown) => value ?? ""),
    z.string(issue(noOriginal)).check(rule((value) => (value === "" || isRecordId(value) ? undefined : noOriginal))),
  ),
  excerpt: line("Excerpt", limits.excerptMax),
  seoTitle: line("Search title", limits.seoTitleMax),
  seoDescription: line("Search description", limits.seoDescriptionMax),
  /** The stored picture's address keeps it, an empty text removes it; a new picture travels beside. */
  shareImage: z.string(issue(messages.notAText("Share picture"))),
};

/** Filters a list by language. Visitors who name none get the site's own. */
export const languageQuery = { language: z.optional(oneOf("language", siteLanguages)) };

/** The filters of a list; `translationOf` finds the translations of a record, by its id. */
export const publicationFilters = {
  search,
  status: z.optional(oneOf("status", publicationStatuses)),
  state: z.optional(oneOf("state", publicationStates)),
  ...languageQuery,
  translationOf: z.optional(recordId("translationOf")),
};

/** The public record that says the same in the other language; null for none. */
export const translationAnswer = z.nullable(z.strictObject({ language: z.enum(siteLanguages), slug: z.string() }));

/** The own fields of a single record. */
export const publicationAnswer = {
  translationOf: z.string(),
  /** Whether the excerpt was written by hand, not made from the text. */
  hasOwnExcerpt: z.boolean(),
  /** Absolute URL, or empty; `shareImageSet` is then null. */
  shareImage: z.string(),
  shareImageSet: z.nullable(pictureSet),
};
