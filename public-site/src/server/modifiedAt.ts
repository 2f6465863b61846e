import { lastChange } from "@etalase/contracts/rules/publication";

type Times = Readonly<{ updatedAt: string; publishAt: string | null; date?: string }>;

/** The time of a record's last change for search engines, the same as in the sitemap. */
export const modifiedAt = ({ date, ...times }: Times): string =>
  new Date(lastChange({ ...times, publishedAt: date })).toISOString();
