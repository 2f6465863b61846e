import * as z from "zod/mini";
import { publicationStatuses } from "./content.ts";
import { flag, ids, idsText, longText, oneOf, rule, search, slug, text, textList, url, wholeNumber } from "./fields.ts";
import { pageLimits } from "./list.ts";
import { messages } from "./messages.ts";
import { portfolioLimits as limits, portfolioSorts, projectStatuses } from "./portfolio.ts";

/** Whether it is a day that the calendar has, as YYYY-MM-DD. */
function isDay(value: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(value) ? Date.parse(`${value}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
}

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
  /** Addresses of the stored pictures to keep, in their order; new ones travel beside them. */
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
});

/** An edit: what is absent stays as it is. */
export const portfolioUpdate = z.partial(z.object(fields));

export const portfolioBulkUpdate = z.object({
  ids,
  update: z.object(
    {
      status: z.optional(fields.status),
      projectStatus: z.optional(fields.projectStatus),
      isFeatured: z.optional(fields.isFeatured),
    },
    { error: messages.noUpdatableFields },
  ),
});

export const portfolioQuery = z.object({
  page: z._default(wholeNumber("page", 1, pageLimits.maxPage), 1),
  limit: z._default(wholeNumber("limit", 1, pageLimits.maxLimit), limits.pageSize),
  projectType: z.optional(text({ field: "projectType", min: 0, max: limits.projectTypeMax })),
  projectStatus: z.optional(oneOf("projectStatus", projectStatuses)),
  isFeatured: z.optional(flag("isFeatured")),
  search: search(pageLimits.searchMax),
  status: z.optional(oneOf("status", publicationStatuses)),
  sort: z._default(oneOf("sort", portfolioSorts), "newest"),
  ids: z.optional(idsText),
});

export const featuredQuery = z.object({
  limit: z._default(wholeNumber("limit", 1, pageLimits.maxLimit), limits.featuredLimit),
});

export type PortfolioInput = z.output<typeof portfolioInput>;
export type PortfolioUpdate = z.output<typeof portfolioUpdate>;
export type PortfolioBulkUpdate = z.output<typeof portfolioBulkUpdate>;
export type PortfolioQuery = z.output<typeof portfolioQuery>;
