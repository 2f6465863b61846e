import { text } from "@etalase/contracts/rules/fields";
import { pageLimits } from "@etalase/contracts/rules/list";
import { vainSearchesPage, vainSearchesQuery } from "@etalase/contracts/searches.schema";
import { suggestionsPath } from "@etalase/contracts/suggestions";
import { suggestions, suggestionsQuery } from "@etalase/contracts/suggestions.schema";
import * as z from "zod/mini";
import type { RateLimiter } from "../../application/ports.ts";
import type { Searches } from "../../application/searches.ts";
import { countTry } from "../../application/tries.ts";
import type { VisitorSearch } from "../../application/visitor-search.ts";
import { type Route, route } from "./route.ts";
import { viewBy } from "./views/view-by.ts";

const path = "/api/searches";

const removal = z.object({ text: text({ field: "search", max: pageLimits.searchMax }) });

/** People of an office, or of one mobile network, share an address. */
const suggestionLimit = { limit: 120, windowMs: 60_000 } as const;

type Needs = Readonly<{ searches: Searches; visitorSearch: VisitorSearch; limiter: RateLimiter }>;

/** The questions of visitors that found nothing, and suggestions while they type. */
export const searchRoutes = ({ searches, visitorSearch, limiter }: Needs): readonly Route[] => [
  route.get(path, "staff", {
    query: vainSearchesQuery,
    response: vainSearchesPage,
    handle: async ({ query }) => {
      const { rows, ...info } = await searches.list(query);
      return { body: viewBy(vainSearchesPage, { searches: rows.map((row) => ({ ...row, id: row.text })), ...info }) };
    },
  }),
  route.delete(path, "staff", { query: removal, handle: ({ query }) => searches.remove(query.text) }),
  route.get(suggestionsPath, "anyone", {
    query: suggestionsQuery,
    response: suggestions,
    handle: async ({ query: { in: list, q: search, language }, ip }) => {
      await countTry(limiter, `suggestions:${ip}`, suggestionLimit);
      return { body: { suggestions: await visitorSearch.suggest({ list, search, language }) } };
    },
  }),
];
