import type { PublicationStatus } from "@etalase/contracts/rules/content";
import {
  type PublicationState,
  publicationState,
  publicationStates,
  searchLimits,
} from "@etalase/contracts/rules/publication";
import type { SiteLanguage } from "@etalase/contracts/site/paths";
import { lengthOf } from "@etalase/contracts/text/text";
import type { Picture } from "./picture.ts";
import type { Viewer } from "./user.ts";

/** The time in which a published record is public; null for an open end. */
export type Schedule = Readonly<{ publishAt: Date | null; unpublishAt: Date | null }>;

export const unscheduled: Schedule = { publishAt: null, unpublishAt: null };

export type Publication = Schedule & Readonly<{ status: PublicationStatus }>;
/** `publishedAt` is the first moment at which the record is public; null for none. */
export type Published = Publication & Readonly<{ publishedAt: Date | null }>;

export type Spoken = Readonly<{
  language: SiteLanguage;
  /** The id of the Indonesian record that one in English translates, or "". There may be no such record any more. */
  translationOf: string;
}>;

export const untranslated: Spoken = { language: "id", translationOf: "" };

/** The records that may be read: those in one of these states at that moment, in one language or in any. */
export type Shown = Readonly<{
  states: readonly PublicationState[];
  at: Date;
  language?: SiteLanguage | undefined;
}>;

/** The only visibility rule: staff see everything, visitors see the records that are published at that moment. */
const visibleStates = (viewer: Viewer): readonly PublicationState[] =>
  viewer === "staff" ? publicationStates : ["published"];

export const isPublic = (record: Publication, at: Date): boolean =>
  publicationState(record, at.getTime()) === "published";

export const isVisible = (record: Publication, viewer: Viewer, at: Date): boolean =>
  viewer === "staff" || isPublic(record, at);

export const publicAt = (at: Date, language?: SiteLanguage): Shown => ({ states: ["published"], at, language });

export const shownTo = (viewer: Viewer, at: Date): Shown => ({ states: visibleStates(viewer), at });

const hasStatus = (state: PublicationState, status: PublicationStatus) => (state === "draft") === (status === "draft");

type PublicationQuery = Readonly<{
  status?: PublicationStatus | undefined;
  state?: PublicationState | undefined;
  language?: SiteLanguage | undefined;
}>;

/**
 * The records that a list may show: a filter can narrow the viewer's rights, never widen them. Visitors see one
 * language, the site's own unless they ask for the other.
 */
export const shownOf = (query: PublicationQuery, viewer: Viewer, at: Date): Shown => ({
  states: visibleStates(viewer)
    .filter((state) => query.status === undefined || hasStatus(state, query.status))
    .filter((state) => query.state === undefined || state === query.state),
  at,
  language: query.language ?? (viewer === "public" ? "id" : undefined),
});

/** Tells whether the record was public before: a first publication in the future can still move. */
export const wasPublic = ({ publishedAt }: Readonly<{ publishedAt: Date | null }>, at: Date): boolean =>
  publishedAt !== null && publishedAt <= at;

/**
 * Returns the first moment at which the record is public, which is final once it has passed; null for a record
 * that never becomes public in its present state.
 */
export function firstVisible(record: Published, at: Date): Date | null {
  if (wasPublic(record, at)) return record.publishedAt;
  const { status, publishAt, unpublishAt } = record;
  const from = publishAt && publishAt > at ? publishAt : at;
  return status === "draft" || (unpublishAt && unpublishAt <= from) ? null : from;
}

/**
 * Returns the first moment of publication when an earlier version replaces the present one: a moment that has passed
 * under either of them is final.
 */
export function firstVisibleAgain(version: Published & Readonly<{ updatedAt: Date }>, present: Published, at: Date) {
  const known = wasPublic(version, version.updatedAt) ? version.publishedAt : null;
  return firstVisible({ ...version, publishedAt: wasPublic(present, at) ? present.publishedAt : known }, at);
}

/** The fields of a record for search engines and link previews; an empty text falls back to the record's own. */
export type SearchFields = Readonly<{
  /** The record's own excerpt, or the beginning of its text. */
  excerpt: string;
  hasOwnExcerpt: boolean;
  seoTitle: string;
  seoDescription: string;
  shareImage: Picture | null;
  /** Asks search engines to leave the record out. */
  noindex: boolean;
}>;

export const noSearchFields: Omit<SearchFields, "excerpt"> = {
  hasOwnExcerpt: false,
  seoTitle: "",
  seoDescription: "",
  shareImage: null,
  noindex: false,
};

/** Returns the beginning of a text in the length of an excerpt, cut between words. */
export function beginningOf(text: string): string {
  if (lengthOf(text) <= searchLimits.excerptMax) return text;
  const start = [...text].slice(0, searchLimits.excerptMax - 1).join("");
  return `${start.replace(/\s+\S*$/u, "").replace(/[\s,;:.–-]+$/u, "")}…`;
}
