import * as z from "zod/mini";
import { portfolioLimits as limits, portfolioSorts, projectStatuses } from "./portfolio.ts";
import { issue, type Refusal, refusal } from "./refusals/refusal.ts";
import { contentOf, foundWords, list, pageOf, pictureSet } from "./rules/answers.schema.ts";
import { bulkOf, limit, listQuery, namedSort } from "./rules/content.schema.ts";
import { publicationStatuses } from "./rules/content.ts";
import { described } from "./rules/description.schema.ts";
import type { Fields } from "./rules/description.ts";
import { cleanedLine, flag, isDay, oneOf, rule, slug, text, textList } from "./rules/fields.ts";
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

const badDate = refusal("Completion date must be a date like 2026-11-21");

function completionDateProblem(value: string): Refusal | undefined {
  const { completionFrom: from, completionTo: to } = limits;
  if (value === "") return undefined;
  if (!isDay(value)) return badDate;
  return value < from || value > to ? refusal("Completion date must be from {from} to {to}", { from, to }) : undefined;
}

const completionDate = z.string(issue(badDate)).check(cleanedLine, rule(completionDateProblem));

export const portfolioFields = {
  title: { is: "line", label: "Title", min: 5, max: 200 },
  description: { is: "lines", label: "Description", min: 20, max: 20_000 },
  client: { is: "line", label: "Client", called: "Client name", min: 1, max: 100 },
  projectType: { is: "line", label: "Project type", min: 1, max: limits.projectTypeMax, groups: true },
  technologies: { is: "list", label: "Technologies", initial: [] },
  websiteUrl: { is: "address", label: "Website URL" },
  completionDate: { is: "date", label: "Completion date" },
  status: { is: "choice", label: "Status", choices: publicationStatuses, initial: "published" },
  projectStatus: { is: "choice", label: "Project status", choices: projectStatuses, initial: "completed" },
  isFeatured: { is: "flag", label: "Featured", initial: false },
  // An unchanged slug follows the title until the first publication; if sent, it would be fixed.
  slug: { is: "own", label: "Address", initial: "", sent: "ifChanged", mayBeAbsent: true },
  ...publicationFields,
  /**
   * Addresses of the stored pictures to keep, in order. New pictures travel beside them and are added at the end, except
   * those whose position `newPictureAt` marks.
   */
  images: { is: "own", label: "Gallery", initial: [], mayBeAbsent: true },
} as const satisfies Fields;

const { fields, input, update, whole } = described(portfolioFields, {
  technologies: textList({
    field: "Technologies",
    each: { field: "Technology", max: 50 },
    max: limits.technologiesMax,
    tooMany: refusal("Maximum 10 technologies allowed"),
    distinct: unlike,
  }),
  completionDate,
  slug,
  ...publicationSchemas,
  images: textList({
    field: "Images",
    each: { field: "Image", max: 2048 },
    max: limits.imagesMax,
    tooMany: messages.portfolio.tooManyImages,
  }),
});

/** A new project without its pictures, which travel beside it. */
export const portfolioInput = input;

/** An edit: absent fields stay unchanged. */
export const portfolioUpdate = update;

export const portfolioBulkUpdate = bulkOf({
  status: fields.status,
  projectStatus: fields.projectStatus,
  isFeatured: fields.isFeatured,
});

export const portfolioQuery = z.extend(
  listQuery({
    pageSize: limits.pageSize,
    sorts: portfolioSorts,
    filters: {
      projectType: z.optional(text({ field: "projectType", min: 0, max: limits.projectTypeMax })),
      projectStatus: z.optional(oneOf("projectStatus", projectStatuses)),
      isFeatured: z.optional(flag("isFeatured")),
      ...publicationFilters,
    },
  }),
  { sort: namedSort(portfolioSorts) },
);

export const featuredQuery = z.object({ limit: z._default(limit, limits.featuredLimit), ...languageQuery });
export const projectTypesQuery = z.object(languageQuery);

/** A project. Pictures are absolute URLs. */
export const portfolioItem = contentOf({
  ...whole,
  slug: z.string(),
  ...publicationAnswer,
  /** Absent in lists. */
  translation: z.optional(translationAnswer),
  featuredImage: z.string(),
  featuredImageSet: pictureSet,
  images: list(z.string()),
  /** In the order of `images`. */
  imagesSet: list(pictureSet),
});
export const portfolioItems = list(portfolioItem);
export const portfolioPage = pageOf({ portfolioItems, ...foundWords });

export type PortfolioInput = z.output<typeof portfolioInput>;
export type PortfolioUpdate = z.output<typeof portfolioUpdate>;
export type PortfolioBulkUpdate = z.output<typeof portfolioBulkUpdate>;
export type PortfolioQuery = z.output<typeof portfolioQuery>;
export type PortfolioItem = Readonly<z.output<typeof portfolioItem>>;
export type PortfolioPage = Readonly<z.output<typeof portfolioPage>>;
