import type { ProjectStatus } from "@etalase/contracts/portfolio";
import type { PublicationStatus } from "@etalase/contracts/rules/content";
import type { Content } from "./content.ts";
import { beginningOf } from "./excerpt.ts";
import type { Picture } from "./picture.ts";
import type { Schedule, Spoken } from "./publication.ts";
import type { SearchFields } from "./search-fields.ts";
import { dayOf } from "./time.ts";

export type PortfolioItem = Content &
  Schedule &
  SearchFields &
  Spoken &
  Readonly<{
    title: string;
    slug: string;
    /** Plain text. */
    description: string;
    client: string;
    projectType: string;
    technologies: readonly string[];
    websiteUrl: string;
    /** A calendar date YYYY-MM-DD, which is never converted between time zones; empty when open. */
    completionDate: string;
    status: PublicationStatus;
    projectStatus: ProjectStatus;
    isFeatured: boolean;
    /** The time of first publication, which is final once it has passed; null when none is planned. */
    publishedAt: Date | null;
    featuredImage: Picture;
    images: readonly Picture[];
  }>;

/** Returns the day by which lists sort: the completion, or the creation of an open project. */
export const releaseDay = ({ completionDate, createdAt }: PortfolioItem): string => completionDate || dayOf(createdAt);

export const excerptOf = (description: string): string => beginningOf(description.replace(/\s+/g, " "));

export const picturesOf = ({ featuredImage, images, shareImage }: PortfolioItem): readonly Picture[] => [
  featuredImage,
  ...images,
  ...(shareImage ? [shareImage] : []),
];
