import type { PublicationStatus } from "@etalase/contracts/content";

/** The first publication: set once, by the first status that is public. */
export const publishedOnce = (
  { status, publishedAt }: Readonly<{ status: PublicationStatus; publishedAt: Date | null }>,
  at: Date,
): Date | null => publishedAt ?? (status === "published" ? at : null);
