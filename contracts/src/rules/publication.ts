import type { PublicationStatus } from "./content.ts";

/** Where a record of news or portfolio stands: published means that everybody sees it now. */
export const publicationStates = ["draft", "scheduled", "published", "ended"] as const;
export type PublicationState = (typeof publicationStates)[number];

/** A moment in whichever form it is at hand; null for none. */
type Moment = Date | string | null;

export type Publication = Readonly<{ status: PublicationStatus; publishAt: Moment; unpublishAt: Moment }>;

const isReached = (moment: Moment, at: number) => (moment ? new Date(moment).getTime() <= at : false);

/** The one visibility rule. `at` is in milliseconds; a time counts from its own millisecond on. */
export function publicationState({ status, publishAt, unpublishAt }: Publication, at: number): PublicationState {
  if (status === "draft") return "draft";
  if (isReached(unpublishAt, at)) return "ended";
  return !publishAt || isReached(publishAt, at) ? "published" : "scheduled";
}

type Times = Readonly<{ publishAt?: Moment | undefined; unpublishAt?: Moment | undefined }>;

/** Here and not among the messages, which the sign-in page loads whole. */
export const unpublishBeforePublish = "Unpublish time must be after publish time";

/** Whether the times come in their order; one that is absent disturbs nothing. */
export const isInOrder = ({ publishAt, unpublishAt }: Times) =>
  !(publishAt && unpublishAt) || new Date(publishAt).getTime() < new Date(unpublishAt).getTime();

/** Lengths of what a record says of itself to search engines and in link previews. */
export const searchLimits = { excerptMax: 300, seoTitleMax: 70, seoDescriptionMax: 170 } as const;
