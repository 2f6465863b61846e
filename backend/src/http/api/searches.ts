import { text } from "@etalase/contracts/rules/fields";
import { pageLimits } from "@etalase/contracts/rules/list";
import { vainSearchesPage, vainSearchesQuery } from "@etalase/contracts/searches.schema";
import { suggestionsPath } from "@etalase/contracts/suggestions";
import { suggestions, suggestionsQuery } from "@etalase/contracts/suggestions.schema";
import * as z from "zod/mini";
import type { AskedLists } from "../../application/asked.ts";
import type { Searches } from "../../application/searches.ts";
import { type Route, route } from "./route.ts";
import { viewBy } from "./views/view-by.ts";

const path = "/api/searches";

const removal = z.object({ text: text({ field: "search", max: pageLimits.searchMax }) });

type Needs = Readonly<{ searches: Searches; asked: AskedLists }>;

/** The questions of visitors that found nothing, and suggestions while they type. */
export const searchRoutes = ({ searches, asked }: Needs): readonly Route[] => [
  route.get(path, "staff", {
    query: vainSearchesQuery,
    response: vainSearchesPage,
    handle: async ({ query }) => {
      const { rows, ...info } = await searches.list(query);
      return { body: viewBy(vainSearchesPage, { searches: rows.map((row) => ({ ...row, id: row.text })), ...info }) };
    },
  }),
  route.delete(path, "staff", { query: removal, handle: ({ query }) => searches.remove(query.text) }),
  route.read(suggestionsPath, {
    query: suggestionsQuery,
    response: suggestions,
    isCached: true,
    read: async ({ query: { in: list, q: search, language } }) => ({
      body: { suggestions: await asked.suggest({ list, search, language }) },
    }),
  }),
];
