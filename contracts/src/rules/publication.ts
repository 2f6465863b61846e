import { refusal } from "../refusals/refusal.ts";
import type { PublicationStatus } from "./content.ts";

/** The state of a record with a schedule: published means that it is public now. */
export const publicationStates = ["draft", "scheduled", "published", "ended"] as const;
export type PublicationState = (typeof publicationStates)[number];

/** A moment as a Date or as ISO text, whichever the caller has; null for none. */
type Moment = Date | string | null;

export type Publication = Readonly<{ status: PublicationStatus; publishAt: Moment; unpublishAt: Moment }>;

const isReached = (moment: Moment, at: number) => (moment ? new Date(moment).getTime() <= at : false);

/** The only rule of visibility. `at` is in milliseconds; a time takes effect at its own millisecond. */
export function publicationState({ status, publishAt, unpublishAt }: Publication, at: number): PublicationState {
  if (status === "draft") return "draft";
  if (isReached(unpublishAt, at)) return "ended";
  return !publishAt || isReached(publishAt, at) ? "published" : "scheduled";
}

type Times = Readonly<{ publishAt?: Moment | undefined; unpublishAt?: Moment | undefined }>;

/** Kept apart from the messages, because the sign-in page loads those whole. */
export const unpublishBeforePublish = refusal("Unpublish time must be after publish time");

/** Tells whether the times are in order; an absent time is always in order. */
export const isInOrder = ({ publishAt, unpublishAt }: Times) =>
  !(publishAt && unpublishAt) || new Date(publishAt).getTime() < new Date(unpublishAt).getTime();

type Changes = Readonly<{ updatedAt: Date | string; publishAt: Moment; publishedAt?: Moment | undefined }>;

/**
 * The last visible change of a public record, in milliseconds: one that was written before its publication, as planned
 * and imported ones were, changed with that, and search engines distrust an earlier change.
 */
export const lastChange = ({ updatedAt, publishAt, publishedAt }: Changes): number =>
  Math.max(...[updatedAt, publishAt, publishedAt].map((moment) => (moment ? new Date(moment).getTime() : 0)));

/** Length limits of a record's texts for search engines and link previews. */
export const searchLimits = { excerptMax: 300, seoTitleMax: 70, seoDescriptionMax: 170 } as const;
