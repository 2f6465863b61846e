export const pageLimits = { maxPage: 10_000, maxLimit: 100, searchMax: 100 } as const;

/** One page of a list: `page` is 1-based; `totalPages` is 0 for an empty list. */
export type PageInfo = Readonly<{ total: number; page: number; totalPages: number }>;

/** What every field's refusal looks like in an answer. */
export type ErrorBody = Readonly<{ message: string; errors?: Readonly<Record<string, string>> }>;
