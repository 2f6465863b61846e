/** The names in an address's query that a page may depend on. */
const known = ["page", "category", "tag", "archive", "projectType", "projectStatus", "isFeatured"] as const;

/**
 * The address under which a page is kept: without the names that no page reads, which links from elsewhere carry. Null
 * for searches, since there is no end of them.
 */
export function pageKey(path: string, query: URLSearchParams): string | null {
  if (query.get("search")) return null;
  const kept = known.flatMap((name) => query.getAll(name).map((value): [string, string] => [name, value]));
  return kept.length > 0 ? `${path}?${new URLSearchParams(kept)}` : path;
}
