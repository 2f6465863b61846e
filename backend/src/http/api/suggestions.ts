import { suggestionsPath } from "@etalase/contracts/suggestions";
import { suggestions, suggestionsQuery } from "@etalase/contracts/suggestions.schema";
import type { RateLimiter } from "../../application/ports.ts";
import { countTry } from "../../application/tries.ts";
import type { VisitorSearch } from "../../application/visitor-search.ts";
import { type Route, route } from "./route.ts";

/** People of an office, or of one mobile network, share an address. */
const visitorLimit = { limit: 120, windowMs: 60_000 } as const;

type Needs = Readonly<{ visitorSearch: VisitorSearch; limiter: RateLimiter }>;

/** Suggestions while visitors type a search. */
export const suggestionRoutes = ({ visitorSearch, limiter }: Needs): readonly Route[] => [
  route.get(suggestionsPath, "anyone", {
    query: suggestionsQuery,
    response: suggestions,
    handle: async ({ query: { in: list, q: search, language }, ip }) => {
      await countTry(limiter, `suggestions:${ip}`, visitorLimit);
      return { body: { suggestions: await visitorSearch.suggest({ list, search, language }) } };
    },
  }),
];
