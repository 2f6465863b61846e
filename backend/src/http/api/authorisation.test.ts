import type { Role } from "@etalase/contracts/auth";
import { contentResources } from "@etalase/contracts/kinds";
import { beforeAll, describe, expect, test } from "vitest";
import { account, bearer, postJson, signUp, testApp } from "../../../test/app.ts";
import { samples } from "../../../test/kinds/samples.ts";
import { newId } from "../../../test/records.ts";
import { secret } from "../../../test/services.ts";
import { apiRoutes } from "../../server.ts";
import type { Route } from "./route.ts";
import { createSessions } from "./session.ts";

const roles = ["anonymous", "user", "admin", "superadmin"] as const;
type Caller = (typeof roles)[number];

/** The status of a refusal; undefined for a caller who may use the route. */
const refusalOf = (who: Route["who"], caller: Caller): number | undefined => {
  if (who === "anyone") return undefined;
  if (caller === "anonymous") return 401;
  const mayCall = {
    signedIn: ["user", "admin", "superadmin"],
    staff: ["admin", "superadmin"],
    superadmin: ["superadmin"],
  };
  return mayCall[who].includes(caller) ? undefined : 403;
};

let routes: readonly Route[];
const { app } = testApp();
beforeAll(async () => {
  const head = await signUp(app, { username: "superadmin", email: "superadmin@example.com" });
  for (const role of ["user", "admin"] satisfies Role[]) {
    const { id } = await signUp(app, { username: role, email: `${role}@example.com` });
    await postJson(app, `/api/users/${id}`, { role }, bearer(head.token), "PUT");
  }
  const sessions = createSessions(app.services.auth, app.url);
  routes = apiRoutes(app.services, { sessions, publicUrl: app.url, visitorSecret: secret, now: app.now });
});

async function headersOf(caller: Caller): Promise<Record<string, string>> {
  if (caller === "anonymous") return {};
  const { token } = await app.services.auth.login({ username: caller, password: account.password }, { ip: "::1" });
  return bearer(token);
}

/** Methods before the callers whom they answer, then addresses below /api. */
const said: readonly (readonly [methods: string, ...paths: string[]])[] = [
  ["GET anyone", "/menus", "/news/:id/related", "/news/categories", "/news/facets", "/openapi.json", "/pages/menu"],
  ["GET anyone", "/partners/active", "/portfolio/:id/next", "/portfolio/featured", "/portfolio/project-types"],
  ["GET anyone", "/sections", "/settings", "/suggestions"],
  ["POST anyone", "/auth/forgot", "/auth/login", "/auth/register", "/auth/reset", "/leads", "/news/:id/view"],
  ["POST anyone", "/newsletter", "/visits", "/vitals"],
  ["POST signedIn", "/auth/logout", "/auth/logout-everywhere", "/auth/two-factor/confirm"],
  ["GET PUT signedIn", "/auth/me"],
  ["PUT signedIn", "/auth/password"],
  ["GET signedIn", "/auth/sessions"],
  ["DELETE signedIn", "/auth/sessions/:id"],
  ["GET POST DELETE signedIn", "/auth/two-factor"],
  ["GET staff", "/auth/two-factor/requirement", "/dashboard/demo", "/dashboard/funnel", "/dashboard/overview"],
  ["GET staff", "/dashboard/state", "/dashboard/stats", "/dashboard/waiting", "/dashboard/week", "/exchange/export"],
  ["GET staff", "/history/pictures/:file", "/leads/counts", "/media/unused", "/news/authors", "/people"],
  ["GET staff", "/people/:id", "/trash", "/undo", "/unknown-addresses", "/working-copies"],
  ["POST staff", "/alerts/subscriptions", "/alerts/test", "/audit/exports", "/exchange/comparison"],
  ["POST staff", "/exchange/import", "/leads/read", "/news/:id/digest/test", "/people/:id/split", "/previews"],
  ["POST staff", "/trash/:id/restore", "/trash/restore", "/undo/:token", "/unknown-addresses/ignored"],
  ["PUT staff", "/leads/bulk-update", "/media/:id/file", "/menus", "/sections", "/settings"],
  ["DELETE staff", "/alerts/subscriptions/:id", "/leads/tests", "/reviews/:id", "/testimonials/requests/:id"],
  ["GET POST staff", "/news/:id/digest", "/redirects", "/reviews", "/testimonials/requests"],
  ["GET PUT staff", "/alerts", "/synonyms", "/texts"],
  ["GET PUT DELETE staff", "/leads/:id", "/media/:id", "/working-copies/:resource/:key"],
  ["GET DELETE staff", "/leads", "/searches"],
  ["GET POST DELETE staff", "/media"],
  ["PUT DELETE staff", "/redirects/:id"],
  ["GET superadmin", "/audit", "/audit/people", "/backups/:name", "/mail", "/newsletter", "/users"],
  ["GET superadmin", "/webhooks/:id/deliveries"],
  ["POST superadmin", "/mail/:id/retry", "/privacy/delete", "/privacy/export", "/privacy/search"],
  ["POST superadmin", "/users/:id/reset-link", "/users/invitations/:id/link", "/webhooks/:id/test"],
  ["DELETE superadmin", "/dashboard/demo", "/newsletter/:id", "/trash", "/trash/:id", "/users/:id/two-factor"],
  ["DELETE superadmin", "/users/invitations/:id"],
  ["GET POST superadmin", "/backups", "/users/invitations", "/webhooks"],
  ["PUT DELETE superadmin", "/users/:id", "/webhooks/:id"],
  ["PUT superadmin", "/auth/two-factor/requirement"],
  ["GET PUT superadmin", "/dashboard/first-steps"],
];

const ofKinds = contentResources.flatMap((kind): (readonly [path: string, methods: string])[] => [
  [`/${kind}`, "GET anyone, POST DELETE staff"],
  [`/${kind}/:id`, "GET anyone, PUT DELETE staff"],
  [`/${kind}/bulk-update`, "PUT staff"],
  ...("slug" in samples[kind].edits ? [[`/${kind}/slug/:slug`, "GET anyone"] as const] : []),
  ...(kind === "news" || kind === "portfolio" ? [] : [[`/${kind}/order`, "PUT staff"] as const]),
]);

const ofVersions = [
  ...contentResources.map((kind) => `/${kind}/:id`),
  ...["/media/:id", "/settings", "/texts", "/sections", "/menus"],
].flatMap((of): (readonly [path: string, methods: string])[] => [
  [`${of}/revisions`, "GET staff"],
  [`${of}/revisions/:version`, "GET staff"],
  [`${of}/revisions/:version/restore`, "POST staff"],
]);

test("every route says who may call it", () => {
  const others = said.flatMap(([methods, ...addresses]) => addresses.map((path) => [path, methods] as const));
  const expected = [...others, ...ofKinds, ...ofVersions].flatMap(([path, methods]) =>
    methods.split(", ").flatMap((group) => {
      const words = group.split(" ");
      return words.slice(0, -1).map((method) => `${method} /api${path}: ${words.at(-1)}`);
    }),
  );
  expect(routes.map(({ method, path, who }) => `${method} ${path}: ${who}`).sort()).toEqual(expected.sort());
});

describe.each(roles)("%s", (caller) => {
  test("is answered by every route as it says", async () => {
    const expected: Record<string, number | undefined> = {};
    const found: Record<string, number | undefined> = {};
    let headers = await headersOf(caller);
    for (const { method, path, who } of routes) {
      const init = { method, headers };
      const { status } = await app.fetch(path.replace(":id", newId()).replace(":slug", "tidak-ada"), init);
      if (path.startsWith("/api/auth/logout")) headers = await headersOf(caller);
      expected[`${method} ${path}`] = refusalOf(who, caller);
      found[`${method} ${path}`] = [401, 403].includes(status) ? status : undefined;
    }
    expect(found).toEqual(expected);
  });
});
