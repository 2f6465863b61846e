/**
 * The time of an article's last change for search engines: a scheduled article is written before it is published, and
 * they distrust a change before that.
 */
export const modifiedAt = ({ date, updatedAt }: Readonly<{ date: string; updatedAt: string }>): string =>
  Date.parse(updatedAt) < Date.parse(date) ? date : updatedAt;
