import * as z from "zod/mini";
import { addressTaken, pagesLimits as limits, pageMenus, privacyPolicySlug } from "./pages.ts";
import { contentOf, count, foundWords, list, pageOf, pictureSet, place } from "./rules/answers.schema.ts";
import { articleText } from "./rules/article-text.ts";
import { bulkOf, listQuery, namedSort } from "./rules/content.schema.ts";
import { orderedSorts, publicationStatuses } from "./rules/content.ts";
import { described } from "./rules/description.schema.ts";
import type { Fields } from "./rules/description.ts";
import { oneOf, rule, slug } from "./rules/fields.ts";
import {
  publicationAnswer,
  publicationFields,
  publicationFilters,
  publicationSchemas,
  translationAnswer,
} from "./rules/publication.schema.ts";
import { reservedSlugs } from "./site/reserved.ts";

export const pageFields = {
  title: { is: "line", label: "Title", min: limits.titleMin, max: limits.titleMax },
  content: { is: "own", label: "Content", initial: "", isNeeded: true },
  status: { is: "choice", label: "Status", choices: publicationStatuses, initial: "draft" },
  menu: { is: "choice", label: "Menu", choices: pageMenus, initial: "none" },
  // An unchanged slug follows the title until the first publication; if sent, it would be fixed.
  slug: { is: "own", label: "Address", initial: "", sent: "ifChanged", mayBeAbsent: true },
  ...publicationFields,
} as const satisfies Fields;

/** The use cases see to it that no other page takes the address of the privacy policy. */
const isTaken = (value: string) => reservedSlugs.has(value) && value !== privacyPolicySlug;

const { fields, input, update, row, whole } = described(pageFields, {
  content: articleText,
  slug: slug.check(rule((value) => (isTaken(value) ? addressTaken : undefined))),
  ...publicationSchemas,
});

/** A new page. */
export const pageInput = input;

/** An edit: absent fields stay unchanged. */
export const pageUpdate = update;

export const pageBulkUpdate = bulkOf({ status: fields.status, menu: fields.menu });

export const pagesQuery = z.extend(
  listQuery({
    pageSize: limits.pageSize,
    sorts: orderedSorts,
    filters: {
      ...publicationFilters,
      menu: z.optional(oneOf("menu", pageMenus)),
    },
  }),
  { sort: namedSort(orderedSorts) },
);

/** A page in a list: everything but its text. */
export const pageSummary = contentOf({ ...row, slug: z.string(), order: count });
export const pageSummaries = list(pageSummary);
export const pagesPage = pageOf({ pages: pageSummaries, ...foundWords });

/** `content` is sanitised HTML; `contentSets` has the picture sets of the site's own pictures in it, by address. */
export const ownPage = z.extend(pageSummary, {
  ...whole,
  content: z.string(),
  contentSets: z.optional(z.record(z.string(), pictureSet)),
  translation: translationAnswer,
  ...publicationAnswer,
});

/** The answer to a move: the pages whose position changed. */
export const pageOrder = z.strictObject({ pages: list(place) });

export type PageInput = z.output<typeof pageInput>;
export type PageUpdate = z.output<typeof pageUpdate>;
export type PagesQuery = z.output<typeof pagesQuery>;
export type PageSummary = Readonly<z.output<typeof pageSummary>>;
export type OwnPage = Readonly<z.output<typeof ownPage>>;
