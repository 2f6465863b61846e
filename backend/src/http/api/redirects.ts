import {
  brokenLinks,
  ignoredInput,
  oneRedirect,
  type Redirect as RedirectView,
  redirectInput,
  redirectsPage,
  redirectsQuery,
  unknownPage,
  unknownQuery,
} from "@etalase/contracts/redirects.schema";
import type { BrokenLink } from "../../application/redirects/broken-links.ts";
import type { Redirects } from "../../application/redirects/redirects.ts";
import type { Redirect } from "../../domain/redirects/redirects.ts";
import { type Route, route } from "./route.ts";
import { theActor } from "./session.ts";

const path = "/api/redirects";
const unknownPath = "/api/unknown-addresses";

const viewOf = ({ id, path, target, byName, createdAt, hits, lastHitAt }: Redirect): RedirectView => ({
  _id: id,
  id,
  from: path,
  to: target,
  by: byName,
  hits,
  createdAt: createdAt.toISOString(),
  lastHitAt: lastHitAt?.toISOString() ?? null,
});

type Needs = Readonly<{ redirects: Redirects; brokenLinks: () => Promise<readonly BrokenLink[]> }>;

const saving = { who: "staff", body: { schema: redirectInput }, response: oneRedirect } as const;

const ownRoutes = ({ redirects }: Pick<Needs, "redirects">): readonly Route[] => [
  route({
    method: "GET",
    path,
    who: "staff",
    query: redirectsQuery,
    response: redirectsPage,
    handle: async ({ query }) => {
      const { rows, ...info } = await redirects.list(query);
      return { body: { redirects: rows.map(viewOf), ...info } };
    },
  }),
  route({
    ...saving,
    method: "POST",
    path,
    answers: [201],
    handle: async (call) => ({ body: viewOf(await redirects.create(call.input, theActor(call))) }),
  }),
  route({
    ...saving,
    method: "PUT",
    path: `${path}/:id`,
    handle: async (call) => ({
      body: viewOf(await redirects.update(call.params.id ?? "", call.input, theActor(call))),
    }),
  }),
  route({
    method: "DELETE",
    path: `${path}/:id`,
    who: "staff",
    handle: async (call) => {
      await redirects.remove([call.params.id ?? ""], theActor(call));
      return {};
    },
  }),
];

/** The calls about addresses that visitors requested in vain. */
const unknownRoutes = ({ redirects }: Pick<Needs, "redirects">): readonly Route[] => [
  route({
    method: "GET",
    path: unknownPath,
    who: "staff",
    query: unknownQuery,
    response: unknownPage,
    handle: async ({ query }) => {
      const { rows, ...info } = await redirects.unknown(query);
      const addresses = rows.map(({ path, hits, lastHitAt, referrer, suggestion }) => ({
        id: path,
        hits,
        lastHitAt: lastHitAt.toISOString(),
        referrer,
        suggestion,
      }));
      return { body: { addresses, ...info } };
    },
  }),
  route({
    method: "POST",
    path: `${unknownPath}/ignored`,
    who: "staff",
    body: { schema: ignoredInput },
    handle: async ({ input }) => {
      await redirects.ignore(input.path);
      return {};
    },
  }),
];

/** The calls about redirects, and about addresses without a page. */
export const redirectRoutes = ({ redirects, brokenLinks: find }: Needs): readonly Route[] => [
  route({
    method: "GET",
    path: "/api/broken-links",
    who: "staff",
    response: brokenLinks,
    handle: async () => ({ body: { links: await find() } }),
  }),
  ...ownRoutes({ redirects }),
  ...unknownRoutes({ redirects }),
];
