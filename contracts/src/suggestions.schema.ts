import * as z from "zod/mini";
import { list } from "./rules/answers.schema.ts";
import { oneOf, text } from "./rules/fields.ts";
import { pageLimits } from "./rules/list.ts";
import { languageQuery } from "./rules/publication.schema.ts";
import { searchedLists } from "./suggestions.ts";

export const suggestionsQuery = z.object({
  in: oneOf("in", searchedLists),
  q: text({ field: "search", max: pageLimits.searchMax }),
  ...languageQuery,
});

/** A title with the slug of its record, or a search that goes on with a word. */
export const suggestions = z.strictObject({
  suggestions: list(z.strictObject({ text: z.string(), slug: z.optional(z.string()) })),
});
