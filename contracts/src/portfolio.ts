import type { PictureSet } from "./image.ts";
import type { PageInfo } from "./list.ts";
import type { NewsStatus } from "./news.ts";

export const projectStatuses = ["progress", "completed"] as const;
export type ProjectStatus = (typeof projectStatuses)[number];

export const portfolioLimits = {
  titleMin: 5,
  titleMax: 200,
  descriptionMin: 20,
  descriptionMax: 20_000,
  clientMax: 100,
  projectTypeMax: 50,
  technologyMax: 50,
  technologiesMax: 10,
  /** Pictures besides the featured one. */
  imagesMax: 12,
  pageSize: 9,
  featuredLimit: 4,
} as const;

export const portfolioSorts = ["newest", "oldest", "titleAsc", "titleDesc", "clientAsc", "clientDesc"] as const;
export type PortfolioSort = (typeof portfolioSorts)[number];

/**
 * A project. `completionDate` is a calendar date YYYY-MM-DD, empty when open; `description` is plain text; pictures
 * are absolute URLs, `imagesSet` in the order of `images`.
 */
export type PortfolioItem = Readonly<{
  _id: string;
  id: string;
  title: string;
  slug: string;
  description: string;
  client: string;
  projectType: string;
  technologies: readonly string[];
  websiteUrl: string;
  completionDate: string;
  status: NewsStatus;
  projectStatus: ProjectStatus;
  isFeatured: boolean;
  featuredImage: string;
  featuredImageSet: PictureSet;
  images: readonly string[];
  imagesSet: readonly PictureSet[];
  createdAt: string;
  updatedAt: string;
  version: number;
}>;

export type PortfolioPage = PageInfo & Readonly<{ portfolioItems: readonly PortfolioItem[] }>;
