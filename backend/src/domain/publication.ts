import type { PublicationStatus } from "@etalase/contracts/rules/content";
import { type PublicationState, publicationState, publicationStates } from "@etalase/contracts/rules/publication";
import type { Viewer } from "./user.ts";

/** When a record that is published is public: from a time on, and until another; null for no such bound. */
export type Schedule = Readonly<{ publishAt: Date | null; unpublishAt: Date | null }>;

export const unscheduled: Schedule = { publishAt: null, unpublishAt: null };

export type Publication = Schedule & Readonly<{ status: PublicationStatus }>;
/** `publishedAt` is the first moment at which everybody can see it; null for none. */
export type Published = Publication & Readonly<{ publishedAt: Date | null }>;

/** What of the records there is to be read at all: those that stand so at that moment. */
export type Shown = Readonly<{ states: readonly PublicationState[]; at: Date }>;

/** The one visibility rule: the staff see everything, everybody else what is published at that moment. */
const visibleStates = (viewer: Viewer): readonly PublicationState[] =>
  viewer === "staff" ? publicationStates : ["published"];

export const isPublic = (record: Publication, at: Date): boolean =>
  publicationState(record, at.getTime()) === "published";

export const isVisible = (record: Publication, viewer: Viewer, at: Date): boolean =>
  viewer === "staff" || isPublic(record, at);

export const publicAt = (at: Date): Shown => ({ states: ["published"], at });

export const shownTo = (viewer: Viewer, at: Date): Shown => ({ states: visibleStates(viewer), at });

const hasStatus = (state: PublicationState, status: PublicationStatus) => (state === "draft") === (status === "draft");

/** What a list may show: a filter can narrow what the viewer sees, never widen it. */
export const shownOf = (
  asked: Readonly<{ status?: PublicationStatus | undefined; state?: PublicationState | undefined }>,
  viewer: Viewer,
  at: Date,
): Shown => ({
  states: visibleStates(viewer)
    .filter((state) => asked.status === undefined || hasStatus(state, asked.status))
    .filter((state) => asked.state === undefined || state === asked.state),
  at,
});

/** Whether everybody has seen it before: a first publication that is still to come can move. */
export const wasPublic = ({ publishedAt }: Readonly<{ publishedAt: Date | null }>, at: Date): boolean =>
  publishedAt !== null && publishedAt <= at;

/**
 * Returns the first moment at which everybody can see the record, once and for all as soon as it has come; null for one
 * that nobody will see as it stands.
 */
export function firstVisible(record: Published, at: Date): Date | null {
  if (wasPublic(record, at)) return record.publishedAt;
  const { status, publishAt, unpublishAt } = record;
  const from = publishAt && publishAt > at ? publishAt : at;
  return status === "draft" || (unpublishAt && unpublishAt <= from) ? null : from;
}

/**
 * The same for a version that takes the place of a later one: a moment that has come while one of both stood is for
 * good.
 */
export function firstVisibleAgain(version: Published & Readonly<{ updatedAt: Date }>, present: Published, at: Date) {
  const known = wasPublic(version, version.updatedAt) ? version.publishedAt : null;
  return firstVisible({ ...version, publishedAt: wasPublic(present, at) ? present.publishedAt : known }, at);
}
