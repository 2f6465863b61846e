import type { ProjectStatus } from "@etalase/contracts/portfolio";
import type { PublicationStatus } from "@etalase/contracts/rules/content";
import type { Picture } from "./picture.ts";
import { dayOf } from "./time.ts";

export type PortfolioItem = Readonly<{
  id: string;
  title: string;
  slug: string;
  /** Plain text. */
  description: string;
  client: string;
  projectType: string;
  technologies: readonly string[];
  websiteUrl: string;
  /** A calendar date YYYY-MM-DD that never passes through a time zone; empty when open. */
  completionDate: string;
  status: PublicationStatus;
  projectStatus: ProjectStatus;
  isFeatured: boolean;
  /** The first publication, for good; null until then. */
  publishedAt: Date | null;
  featuredImage: Picture;
  images: readonly Picture[];
  createdAt: Date;
  updatedAt: Date;
  /** Raised by every edit. */
  version: number;
}>;

/** Returns the day that lists sort by: the completion, or the creation of an open project. */
export const releaseDay = ({ completionDate, createdAt }: PortfolioItem): string => completionDate || dayOf(createdAt);

export const picturesOf = ({ featuredImage, images }: PortfolioItem): readonly Picture[] => [featuredImage, ...images];
