import * as z from "zod/mini";
import { portfolioLimits as limits, portfolioSorts, projectStatuses } from "./portfolio.ts";
import { contentOf, list, pageOf, pictureSet } from "./rules/answers.schema.ts";
import { bulkOf, limit, listQuery } from "./rules/content.schema.ts";
import { publicationStatuses } from "./rules/content.ts";
import { flag, isDay, longText, oneOf, rule, search, slug, text, textList, url } from "./rules/fields.ts";
import {
  newPublication,
  scheduleAnswer,
  scheduleFields,
  searchAnswer,
  searchFields,
  stateFilter,
} from "./rules/publication.schema.ts";
import { messages } from "./text/messages.ts";

function completionDateProblem(value: string): string | undefined {
  const { completionFrom: from, completionTo: to } = limits;
  if (value === "") return undefined;
  if (!isDay(value)) return messages.portfolio.badDate;
  return value < from || value > to ? messages.portfolio.dateOutOfRange(from, to) : undefined;
}

const completionDate = z.string({ error: messages.portfolio.badDate }).check(z.trim(), rule(completionDateProblem));

const fields = {
  title: text({ field: "Title", min: limits.titleMin, max: limits.titleMax }),
  description: longText({ field: "Description", min: limits.descriptionMin, max: limits.descriptionMax }),
  client: text({ field: "Client name", max: limits.clientMax }),
  projectType: text({ field: "Project type", max: limits.projectTypeMax }),
  technologies: textList({
    field: "Technologies",
    each: { field: "Technology", max: limits.technologyMax },
    max: limits.technologiesMax,
    tooMany: messages.portfolio.tooManyTechnologies,
  }),
  websiteUrl: url,
  completionDate,
  status: oneOf("Status", publicationStatuses),
  projectStatus: oneOf("Project status", projectStatuses),
  isFeatured: flag("Featured"),
  slug,
  ...scheduleFields,
  ...searchFields,
  /**
   * Addresses of the stored pictures to keep, in order. New pictures travel beside them and are added at the end,
   * except those whose position `newPictureAt` marks.
   */
  images: textList({
    field: "Images",
    each: { field: "Image", max: 2048 },
    max: limits.imagesMax,
    tooMany: messages.portfolio.tooManyImages,
  }),
};

/** A new project without its pictures, which travel beside it. */
export const portfolioInput = z.object({
  ...fields,
  technologies: z._default(fields.technologies, []),
  websiteUrl: z._default(fields.websiteUrl, ""),
  completionDate: z._default(fields.completionDate, ""),
  status: z._default(fields.status, "published"),
  projectStatus: z._default(fields.projectStatus, "completed"),
  isFeatured: z._default(fields.isFeatured, false),
  slug: z.optional(fields.slug),
  images: z.optional(fields.images),
  ...newPublication,
});

/** An edit: absent fields stay unchanged. */
export const portfolioUpdate = z.partial(z.object(fields));

export const portfolioBulkUpdate = bulkOf({
  status: fields.status,
  projectStatus: fields.projectStatus,
  isFeatured: fields.isFeatured,
});

export const portfolioQuery = listQuery({
  pageSize: limits.pageSize,
  sorts: portfolioSorts,
  filters: {
    projectType: z.optional(text({ field: "projectType", min: 0, max: limits.projectTypeMax })),
    projectStatus: z.optional(oneOf("projectStatus", projectStatuses)),
    isFeatured: z.optional(flag("isFeatured")),
    search,
    status: z.optional(oneOf("status", publicationStatuses)),
    state: stateFilter,
  },
});

export const featuredQuery = z.object({ limit: z._default(limit, limits.featuredLimit) });

/** A project. Pictures are absolute URLs. */
export const portfolioItem = contentOf({
  title: z.string(),
  slug: z.string(),
  /** Plain text. */
  description: z.string(),
  client: z.string(),
  projectType: z.string(),
  technologies: list(z.string()),
  websiteUrl: z.string(),
  /** A calendar date YYYY-MM-DD, empty when open. */
  completionDate: z.string(),
  status: z.enum(publicationStatuses),
  projectStatus: z.enum(projectStatuses),
  isFeatured: z.boolean(),
  ...scheduleAnswer,
  /** Plain text, written by hand or taken from the beginning of the description. */
  excerpt: z.string(),
  ...searchAnswer,
  featuredImage: z.string(),
  featuredImageSet: pictureSet,
  images: list(z.string()),
  /** In the order of `images`. */
  imagesSet: list(pictureSet),
});
export const portfolioItems = list(portfolioItem);
export const portfolioPage = pageOf({ portfolioItems });

export type PortfolioInput = z.output<typeof portfolioInput>;
export type PortfolioUpdate = z.output<typeof portfolioUpdate>;
export type PortfolioBulkUpdate = z.output<typeof portfolioBulkUpdate>;
export type PortfolioQuery = z.output<typeof portfolioQuery>;
export type PortfolioItem = Readonly<z.output<typeof portfolioItem>>;
export type PortfolioPage = Readonly<z.output<typeof portfolioPage>>;
