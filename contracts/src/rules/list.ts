export const pageLimits = { maxPage: 10_000, maxLimit: 100, searchMax: 100 } as const;

/** The most records that one call changes or deletes. */
export const bulkMax = 200;

/** Reads the page number of an address; 1 when it is invalid. */
export const pageOf = (query: URLSearchParams): number => {
  const page = query.get("page") ?? "";
  return /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1;
};

// Everything that `isPlainLine` refuses, and unassigned characters: one expression, since every list page loads it.
const unplain = /[\p{C}\u2028\u2029\u115f\u1160\u2800\u3164\uffa0]/u;

/** Reads a search word of an address: trimmed, and undefined when it is empty, too long or not plain text. */
export function wordOf(text: string | null, max: number): string | undefined {
  const word = text?.trim() ?? "";
  return word && [...word].length <= max && !unplain.test(word) ? word : undefined;
}
