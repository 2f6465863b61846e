import type { PageMenu } from "@etalase/contracts/pages";
import type { PublicationStatus } from "@etalase/contracts/rules/content";
import type { Content } from "./content.ts";
import type { Schedule, Spoken } from "./publication.ts";
import type { SearchFields } from "./search-fields.ts";

/** A page of the owner's, at an address directly below the site's. */
export type OwnPage = Content &
  Schedule &
  SearchFields &
  Spoken &
  Readonly<{
    title: string;
    slug: string;
    /** Sanitised HTML. */
    content: string;
    menu: PageMenu;
    /** Position among all pages, from 0. */
    order: number;
    status: PublicationStatus;
    /** The time of first publication, which is final once it has passed; null when none is planned. */
    publishedAt: Date | null;
  }>;
