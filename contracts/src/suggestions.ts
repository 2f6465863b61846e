/** The lists of the public site that visitors search. */
export const searchedLists = ["news", "portfolio"] as const;
export type SearchedList = (typeof searchedLists)[number];

export const suggestionsPath = "/api/suggestions";

/** Fewer letters say too little. */
export const suggestedFrom = 2;

export type Suggestion = Readonly<{ text: string; slug?: string }>;
