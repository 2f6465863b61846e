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

/** The methods of an address below /api, each before the callers whom it answers. */
const said: Readonly<Record<string, string>> = {
  "/alerts": "GET PUT staff",
  "/alerts/subscriptions": "POST staff",
  "/alerts/subscriptions/:id": "DELETE staff",
  "/alerts/test": "POST staff",
  "/audit": "GET superadmin",
  "/audit/exports": "POST staff",
  "/audit/people": "GET superadmin",
  "/auth/forgot": "POST anyone",
  "/auth/login": "POST anyone",
  "/auth/logout": "POST signedIn",
  "/auth/logout-everywhere": "POST signedIn",
  "/auth/me": "GET PUT signedIn",
  "/auth/password": "PUT signedIn",
  "/auth/register": "POST anyone",
  "/auth/reset": "POST anyone",
  "/auth/sessions": "GET signedIn",
  "/auth/sessions/:id": "DELETE signedIn",
  "/auth/two-factor": "GET POST DELETE signedIn",
  "/auth/two-factor/confirm": "POST signedIn",
  "/auth/two-factor/requirement": "GET staff, PUT superadmin",
  "/backups": "GET POST superadmin",
  "/backups/:name": "GET superadmin",
  "/dashboard/demo": "GET staff, DELETE superadmin",
  "/dashboard/first-steps": "GET PUT superadmin",
  "/dashboard/funnel": "GET staff",
  "/dashboard/overview": "GET staff",
  "/dashboard/state": "GET staff",
  "/dashboard/stats": "GET staff",
  "/dashboard/waiting": "GET staff",
  "/dashboard/week": "GET staff",
  "/exchange/comparison": "POST staff",
  "/exchange/export": "GET staff",
  "/exchange/import": "POST staff",
  "/history/pictures/:file": "GET staff",
  "/leads": "POST anyone, GET DELETE staff",
  "/leads/:id": "GET PUT DELETE staff",
  "/leads/bulk-update": "PUT staff",
  "/leads/counts": "GET staff",
  "/leads/read": "POST staff",
  "/leads/tests": "DELETE staff",
  "/mail": "GET superadmin",
  "/mail/:id/retry": "POST superadmin",
  "/media": "GET POST DELETE staff",
  "/media/:id": "GET PUT DELETE staff",
  "/media/:id/file": "PUT staff",
  "/media/unused": "GET staff",
  "/menus": "GET anyone, PUT staff",
  "/news/:id/digest": "GET POST staff",
  "/news/:id/digest/test": "POST staff",
  "/news/:id/related": "GET anyone",
  "/news/:id/view": "POST anyone",
  "/news/authors": "GET staff",
  "/news/categories": "GET anyone",
  "/news/facets": "GET anyone",
  "/newsletter": "POST anyone, GET superadmin",
  "/newsletter/:id": "DELETE superadmin",
  "/openapi.json": "GET anyone",
  "/pages/menu": "GET anyone",
  "/partners/active": "GET anyone",
  "/portfolio/:id/next": "GET anyone",
  "/portfolio/featured": "GET anyone",
  "/portfolio/project-types": "GET anyone",
  "/people": "GET staff",
  "/people/:id": "GET staff",
  "/people/:id/split": "POST staff",
  "/previews": "POST staff",
  "/privacy/delete": "POST superadmin",
  "/privacy/export": "POST superadmin",
  "/privacy/search": "POST superadmin",
  "/redirects": "GET POST staff",
  "/redirects/:id": "PUT DELETE staff",
  "/reviews": "GET POST staff",
  "/reviews/:id": "DELETE staff",
  "/searches": "GET DELETE staff",
  "/sections": "GET anyone, PUT staff",
  "/settings": "GET anyone, PUT staff",
  "/suggestions": "GET anyone",
  "/synonyms": "GET PUT staff",
  "/testimonials/requests": "GET POST staff",
  "/testimonials/requests/:id": "DELETE staff",
  "/texts": "GET PUT staff",
  "/trash": "GET staff, DELETE superadmin",
  "/trash/:id": "DELETE superadmin",
  "/trash/:id/restore": "POST staff",
  "/trash/restore": "POST staff",
  "/undo": "GET staff",
  "/undo/:token": "POST staff",
  "/unknown-addresses": "GET staff",
  "/unknown-addresses/ignored": "POST staff",
  "/users": "GET superadmin",
  "/users/:id": "PUT DELETE superadmin",
  "/users/:id/reset-link": "POST superadmin",
  "/users/:id/two-factor": "DELETE superadmin",
  "/users/invitations": "POST GET superadmin",
  "/users/invitations/:id": "DELETE superadmin",
  "/users/invitations/:id/link": "POST superadmin",
  "/visits": "POST anyone",
  "/vitals": "POST anyone",
  "/working-copies": "GET staff",
  "/working-copies/:resource/:key": "GET PUT DELETE staff",
  "/webhooks": "GET POST superadmin",
  "/webhooks/:id": "PUT DELETE superadmin",
  "/webhooks/:id/deliveries": "GET superadmin",
  "/webhooks/:id/test": "POST superadmin",
};

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
  const expected = [...Object.entries(said), ...ofKinds, ...ofVersions].flatMap(([path, methods]) =>
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
