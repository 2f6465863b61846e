import {
  ignoredInput,
  oneRedirect,
  redirectInput,
  redirectsPage,
  redirectsQuery,
  unknownPage,
  unknownQuery,
  vainSearchesPage,
} from "@etalase/contracts/redirects.schema";
import { text } from "@etalase/contracts/rules/fields";
import { pageLimits } from "@etalase/contracts/rules/list";
import * as z from "zod/mini";
import type { Redirects } from "../../application/redirects/redirects.ts";
import type { Redirect } from "../../domain/redirects/redirects.ts";
import { type Route, route } from "./route.ts";
import { viewBy } from "./views/view-by.ts";

const path = "/api/redirects";
const unknownPath = "/api/unknown-addresses";
const searchesPath = "/api/searches";

const viewOf = ({ path: from, target: to, byName: by, ...redirect }: Redirect) =>
  viewBy(oneRedirect, { ...redirect, from, to, by });

type Needs = Readonly<{ redirects: Redirects }>;

const saving = { body: { schema: redirectInput }, response: oneRedirect } as const;

const ownRoutes = ({ redirects }: Needs): readonly Route[] => [
  route.get(path, "staff", {
    query: redirectsQuery,
    response: redirectsPage,
    handle: async ({ query }) => {
      const { rows, ...info } = await redirects.list(query);
      return { body: { redirects: rows.map(viewOf), ...info } };
    },
  }),
  route.post(path, "staff", {
    ...saving,
    answers: [201],
    handle: async ({ input, by }) => ({ body: viewOf(await redirects.create(input, by)) }),
  }),
  route.put(`${path}/:id`, "staff", {
    ...saving,
    handle: async ({ id, input, by }) => ({ body: viewOf(await redirects.update(id, input, by)) }),
  }),
  route.delete(`${path}/:id`, "staff", { handle: ({ id, by }) => redirects.remove(id, by) }),
];

const searchRemoval = z.object({ text: text({ field: "search", max: pageLimits.searchMax }) });

/** The calls about what visitors asked for in vain. */
const inVainRoutes = ({ redirects }: Needs): readonly Route[] => [
  route.get(unknownPath, "staff", {
    query: unknownQuery,
    response: unknownPage,
    handle: async ({ query }) => {
      const { rows, ...info } = await redirects.unknown(query);
      const addresses = rows.map((row) => ({ ...row, id: row.path }));
      return { body: viewBy(unknownPage, { addresses, ...info }) };
    },
  }),
  route.post(`${unknownPath}/ignored`, "staff", {
    body: { schema: ignoredInput },
    handle: ({ input }) => redirects.ignore(input.path),
  }),
  route.get(searchesPath, "staff", {
    query: unknownQuery,
    response: vainSearchesPage,
    handle: async ({ query }) => ({ body: viewBy(vainSearchesPage, await redirects.searches(query)) }),
  }),
  route.delete(searchesPath, "staff", {
    query: searchRemoval,
    handle: ({ query }) => redirects.removeSearch(query.text),
  }),
];

/** The calls about redirects, and about what has no page. */
export const redirectRoutes = (needs: Needs): readonly Route[] => [...ownRoutes(needs), ...inVainRoutes(needs)];
