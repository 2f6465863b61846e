export const pageLimits = { maxPage: 10_000, maxLimit: 100, searchMax: 100 } as const;

/** The page number of an address; 1 for what is none. */
export const pageOf = (query: URLSearchParams): number => {
  const page = query.get("page") ?? "";
  return /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1;
};

// Whatever `isPlainLine` refuses, and what no font knows: every page that lists something loads this.
const unplain = /[\p{C}\u2028\u2029\u115f\u1160\u2800\u3164\uffa0]/u;

/** A word of an address as it may be looked for: trimmed; undefined when it is empty, too long or no plain text. */
export function wordOf(text: string | null, max: number): string | undefined {
  const word = text?.trim() ?? "";
  return word && [...word].length <= max && !unplain.test(word) ? word : undefined;
}
