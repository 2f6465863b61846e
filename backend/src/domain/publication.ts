import type { NewsStatus } from "@etalase/contracts/news";

/** The first publication: set once, by the first status that is public. */
export const publishedOnce = (
  { status, publishedAt }: Readonly<{ status: NewsStatus; publishedAt: Date | null }>,
  at: Date,
): Date | null => publishedAt ?? (status === "published" ? at : null);
