import type { pageFields } from "@etalase/contracts/pages.schema";
import type { RecordValues } from "@etalase/contracts/rules/description";
import type { Ordered } from "./content.ts";
import type { SearchFields, Spoken } from "./publication.ts";

/** A page of the owner's, at an address directly below the site's. */
export type OwnPage = Ordered &
  RecordValues<typeof pageFields> &
  SearchFields &
  Spoken &
  Readonly<{
    slug: string;
    /** Sanitised HTML. */
    content: string;
    /** The time of first publication, which is final once it has passed; null when none is planned. */
    publishedAt: Date | null;
  }>;
