import type { NewsStatus } from "@etalase/contracts/news";

/** Returns the first publication, which the first public status sets once and for all. */
export const publishedOnce = (
  { status, publishedAt }: Readonly<{ status: NewsStatus; publishedAt: Date | null }>,
  at: Date,
): Date | null => publishedAt ?? (status === "published" ? at : null);
