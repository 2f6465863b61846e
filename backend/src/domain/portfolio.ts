import type { portfolioFields } from "@etalase/contracts/portfolio.schema";
import type { RecordValues } from "@etalase/contracts/rules/description";
import type { Content } from "./content.ts";
import type { Picture } from "./picture.ts";
import type { Spoken } from "./publication.ts";
import { beginningOf, type SearchFields } from "./publication.ts";
import { dayOf } from "./time.ts";

export type PortfolioItem = Content &
  RecordValues<typeof portfolioFields> &
  SearchFields &
  Spoken &
  Readonly<{
    slug: string;
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
