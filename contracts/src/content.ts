/** Who sees a record of news or portfolio: a draft is the staff's alone. */
export const publicationStatuses = ["draft", "published"] as const;
export type PublicationStatus = (typeof publicationStatuses)[number];
