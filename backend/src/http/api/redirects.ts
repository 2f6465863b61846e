import {
  ignoredInput,
  oneRedirect,
  redirectInput,
  redirectsPage,
  redirectsQuery,
  unknownPage,
  unknownQuery,
} from "@etalase/contracts/redirects.schema";
import type { Redirects } from "../../application/redirects/redirects.ts";
import type { Redirect } from "../../domain/redirects/redirects.ts";
import { type Route, route } from "./route.ts";
import { viewBy } from "./views/view-by.ts";

const path = "/api/redirects";
const unknownPath = "/api/unknown-addresses";

const viewOf = ({ path: from, target: to, byName: by, ...redirect }: Redirect) =>
  viewBy(oneRedirect, { ...redirect, from, to, by });

type Needs = Readonly<{ redirects: Redirects }>;

const saving = { body: { schema: redirectInput }, response: oneRedirect } as const;

const ownRoutes = ({ redirects }: Pick<Needs, "redirects">): readonly Route[] => [
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
    handle: async (call) => ({ body: viewOf(await redirects.create(call.input, call.by)) }),
  }),
  route.put(`${path}/:id`, "staff", {
    ...saving,
    handle: async (call) => ({
      body: viewOf(await redirects.update(call.id, call.input, call.by)),
    }),
  }),
  route.delete(`${path}/:id`, "staff", {
    handle: async ({ id, by }) => {
      await redirects.remove([id], by);
    },
  }),
];

/** The calls about addresses that visitors requested in vain. */
const unknownRoutes = ({ redirects }: Pick<Needs, "redirects">): readonly Route[] => [
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
];

/** The calls about redirects, and about addresses without a page. */
export const redirectRoutes = (needs: Needs): readonly Route[] => [...ownRoutes(needs), ...unknownRoutes(needs)];
