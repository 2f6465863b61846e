import type { Role } from "@etalase/contracts/auth";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { account, bearer, postJson, signUp, startTestApp, type TestApp } from "../../../test/app.ts";
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

let app: TestApp;
let routes: readonly Route[];
beforeAll(async () => {
  app = await startTestApp();
  const head = await signUp(app, { username: "superadmin", email: "superadmin@example.com" });
  for (const role of ["user", "admin"] satisfies Role[]) {
    const { id } = await signUp(app, { username: role, email: `${role}@example.com` });
    await postJson(app, `/api/users/${id}`, { role }, bearer(head.token), "PUT");
  }
  const sessions = createSessions(app.services.auth, app.url);
  routes = apiRoutes(app.services, { sessions, addresses: app.addresses, visitorSecret: secret, now: app.now });
});
afterAll(() => app.close());

async function headersOf(caller: Caller): Promise<Record<string, string>> {
  if (caller === "anonymous") return {};
  const { token } = await app.services.auth.login({ username: caller, password: account.password }, { ip: "::1" });
  return bearer(token);
}

test("every route says who may call it", () => {
  expect(routes.map(({ method, path, who }) => `${who.padEnd(10)} ${method} ${path}`)).toMatchInlineSnapshot(`
    [
      "anyone     POST /api/auth/forgot",
      "anyone     POST /api/auth/reset",
      "anyone     POST /api/auth/login",
      "anyone     POST /api/auth/register",
      "signedIn   POST /api/auth/logout",
      "signedIn   POST /api/auth/logout-everywhere",
      "signedIn   GET /api/auth/me",
      "signedIn   PUT /api/auth/me",
      "signedIn   PUT /api/auth/password",
      "signedIn   GET /api/auth/two-factor",
      "signedIn   POST /api/auth/two-factor",
      "signedIn   POST /api/auth/two-factor/confirm",
      "signedIn   DELETE /api/auth/two-factor",
      "superadmin DELETE /api/users/:id/two-factor",
      "staff      GET /api/auth/two-factor/requirement",
      "superadmin PUT /api/auth/two-factor/requirement",
      "signedIn   GET /api/auth/sessions",
      "signedIn   DELETE /api/auth/sessions/:id",
      "superadmin GET /api/users",
      "superadmin PUT /api/users/:id",
      "superadmin DELETE /api/users/:id",
      "superadmin POST /api/users/invitations",
      "superadmin GET /api/users/invitations",
      "superadmin POST /api/users/invitations/:id/link",
      "superadmin DELETE /api/users/invitations/:id",
      "superadmin POST /api/users/:id/reset-link",
      "anyone     GET /api/news",
      "anyone     GET /api/news/:id",
      "staff      POST /api/news",
      "staff      PUT /api/news/bulk-update",
      "staff      PUT /api/news/:id",
      "staff      DELETE /api/news",
      "staff      DELETE /api/news/:id",
      "staff      GET /api/news/:id/revisions",
      "staff      GET /api/news/:id/revisions/:version",
      "staff      POST /api/news/:id/revisions/:version/restore",
      "anyone     GET /api/news/slug/:slug",
      "anyone     GET /api/news/categories",
      "anyone     GET /api/news/facets",
      "staff      GET /api/news/authors",
      "anyone     GET /api/news/:id/related",
      "anyone     POST /api/news/:id/view",
      "anyone     GET /api/portfolio",
      "anyone     GET /api/portfolio/:id",
      "staff      POST /api/portfolio",
      "staff      PUT /api/portfolio/bulk-update",
      "staff      PUT /api/portfolio/:id",
      "staff      DELETE /api/portfolio",
      "staff      DELETE /api/portfolio/:id",
      "staff      GET /api/portfolio/:id/revisions",
      "staff      GET /api/portfolio/:id/revisions/:version",
      "staff      POST /api/portfolio/:id/revisions/:version/restore",
      "anyone     GET /api/portfolio/:id/next",
      "anyone     GET /api/portfolio/slug/:slug",
      "anyone     GET /api/portfolio/featured",
      "anyone     GET /api/portfolio/project-types",
      "anyone     GET /api/pages",
      "anyone     GET /api/pages/:id",
      "staff      POST /api/pages",
      "staff      PUT /api/pages/bulk-update",
      "staff      PUT /api/pages/:id",
      "staff      DELETE /api/pages",
      "staff      DELETE /api/pages/:id",
      "staff      GET /api/pages/:id/revisions",
      "staff      GET /api/pages/:id/revisions/:version",
      "staff      POST /api/pages/:id/revisions/:version/restore",
      "anyone     GET /api/pages/slug/:slug",
      "staff      PUT /api/pages/order",
      "anyone     GET /api/pages/menu",
      "anyone     GET /api/packages",
      "anyone     GET /api/packages/:id",
      "staff      POST /api/packages",
      "staff      PUT /api/packages/bulk-update",
      "staff      PUT /api/packages/:id",
      "staff      DELETE /api/packages",
      "staff      DELETE /api/packages/:id",
      "staff      GET /api/packages/:id/revisions",
      "staff      GET /api/packages/:id/revisions/:version",
      "staff      POST /api/packages/:id/revisions/:version/restore",
      "anyone     GET /api/packages/slug/:slug",
      "staff      PUT /api/packages/order",
      "anyone     GET /api/partners",
      "anyone     GET /api/partners/:id",
      "staff      POST /api/partners",
      "staff      PUT /api/partners/bulk-update",
      "staff      PUT /api/partners/:id",
      "staff      DELETE /api/partners",
      "staff      DELETE /api/partners/:id",
      "staff      GET /api/partners/:id/revisions",
      "staff      GET /api/partners/:id/revisions/:version",
      "staff      POST /api/partners/:id/revisions/:version/restore",
      "anyone     GET /api/partners/active",
      "staff      PUT /api/partners/order",
      "anyone     GET /api/faqs",
      "anyone     GET /api/faqs/:id",
      "staff      POST /api/faqs",
      "staff      PUT /api/faqs/bulk-update",
      "staff      PUT /api/faqs/:id",
      "staff      DELETE /api/faqs",
      "staff      DELETE /api/faqs/:id",
      "staff      GET /api/faqs/:id/revisions",
      "staff      GET /api/faqs/:id/revisions/:version",
      "staff      POST /api/faqs/:id/revisions/:version/restore",
      "staff      PUT /api/faqs/order",
      "anyone     GET /api/services",
      "anyone     GET /api/services/:id",
      "staff      POST /api/services",
      "staff      PUT /api/services/bulk-update",
      "staff      PUT /api/services/:id",
      "staff      DELETE /api/services",
      "staff      DELETE /api/services/:id",
      "staff      GET /api/services/:id/revisions",
      "staff      GET /api/services/:id/revisions/:version",
      "staff      POST /api/services/:id/revisions/:version/restore",
      "staff      PUT /api/services/order",
      "anyone     GET /api/showcases",
      "anyone     GET /api/showcases/:id",
      "staff      POST /api/showcases",
      "staff      PUT /api/showcases/bulk-update",
      "staff      PUT /api/showcases/:id",
      "staff      DELETE /api/showcases",
      "staff      DELETE /api/showcases/:id",
      "staff      GET /api/showcases/:id/revisions",
      "staff      GET /api/showcases/:id/revisions/:version",
      "staff      POST /api/showcases/:id/revisions/:version/restore",
      "staff      PUT /api/showcases/order",
      "anyone     GET /api/testimonials",
      "anyone     GET /api/testimonials/:id",
      "staff      POST /api/testimonials",
      "staff      PUT /api/testimonials/bulk-update",
      "staff      PUT /api/testimonials/:id",
      "staff      DELETE /api/testimonials",
      "staff      DELETE /api/testimonials/:id",
      "staff      GET /api/testimonials/:id/revisions",
      "staff      GET /api/testimonials/:id/revisions/:version",
      "staff      POST /api/testimonials/:id/revisions/:version/restore",
      "staff      PUT /api/testimonials/order",
      "staff      GET /api/testimonials/requests",
      "staff      POST /api/testimonials/requests",
      "staff      DELETE /api/testimonials/requests/:id",
      "staff      GET /api/media",
      "staff      GET /api/media/unused",
      "staff      GET /api/media/:id",
      "staff      POST /api/media",
      "staff      PUT /api/media/:id",
      "staff      PUT /api/media/:id/file",
      "staff      GET /api/media/:id/revisions",
      "staff      GET /api/media/:id/revisions/:version",
      "staff      POST /api/media/:id/revisions/:version/restore",
      "staff      DELETE /api/media",
      "staff      DELETE /api/media/:id",
      "anyone     GET /api/settings",
      "staff      PUT /api/settings",
      "staff      GET /api/settings/revisions",
      "staff      GET /api/settings/revisions/:version",
      "staff      POST /api/settings/revisions/:version/restore",
      "staff      GET /api/texts",
      "staff      PUT /api/texts",
      "staff      GET /api/texts/revisions",
      "staff      GET /api/texts/revisions/:version",
      "staff      POST /api/texts/revisions/:version/restore",
      "anyone     GET /api/sections",
      "staff      PUT /api/sections",
      "staff      GET /api/sections/revisions",
      "staff      GET /api/sections/revisions/:version",
      "staff      POST /api/sections/revisions/:version/restore",
      "anyone     GET /api/menus",
      "staff      PUT /api/menus",
      "staff      GET /api/menus/revisions",
      "staff      GET /api/menus/revisions/:version",
      "staff      POST /api/menus/revisions/:version/restore",
      "staff      GET /api/undo",
      "staff      POST /api/undo/:token",
      "staff      GET /api/trash",
      "staff      POST /api/trash/restore",
      "staff      POST /api/trash/:id/restore",
      "superadmin DELETE /api/trash",
      "superadmin DELETE /api/trash/:id",
      "staff      GET /api/history/pictures/:file",
      "anyone     POST /api/newsletter",
      "superadmin GET /api/newsletter",
      "superadmin DELETE /api/newsletter/:id",
      "staff      GET /api/news/:id/digest",
      "staff      POST /api/news/:id/digest/test",
      "staff      POST /api/news/:id/digest",
      "superadmin GET /api/mail",
      "superadmin POST /api/mail/:id/retry",
      "anyone     POST /api/leads",
      "staff      GET /api/leads",
      "staff      GET /api/leads/counts",
      "staff      GET /api/leads/:id",
      "staff      PUT /api/leads/bulk-update",
      "staff      PUT /api/leads/:id",
      "staff      DELETE /api/leads/tests",
      "staff      DELETE /api/leads",
      "staff      DELETE /api/leads/:id",
      "superadmin GET /api/audit",
      "superadmin GET /api/audit/people",
      "staff      POST /api/audit/exports",
      "superadmin GET /api/backups",
      "superadmin POST /api/backups",
      "superadmin GET /api/backups/:name",
      "staff      GET /api/broken-links",
      "staff      GET /api/redirects",
      "staff      POST /api/redirects",
      "staff      PUT /api/redirects/:id",
      "staff      DELETE /api/redirects/:id",
      "staff      GET /api/unknown-addresses",
      "staff      POST /api/unknown-addresses/ignored",
      "staff      GET /api/exchange/export",
      "staff      POST /api/exchange/comparison",
      "staff      POST /api/exchange/import",
      "superadmin POST /api/privacy/search",
      "superadmin POST /api/privacy/export",
      "superadmin POST /api/privacy/delete",
      "staff      GET /api/working-copies",
      "staff      GET /api/working-copies/:resource/:key",
      "staff      PUT /api/working-copies/:resource/:key",
      "staff      DELETE /api/working-copies/:resource/:key",
      "staff      POST /api/previews",
      "staff      GET /api/reviews",
      "staff      POST /api/reviews",
      "staff      DELETE /api/reviews/:id",
      "staff      GET /api/dashboard/stats",
      "staff      GET /api/dashboard/funnel",
      "staff      GET /api/dashboard/waiting",
      "staff      GET /api/dashboard/demo",
      "superadmin DELETE /api/dashboard/demo",
      "superadmin GET /api/dashboard/clock",
      "anyone     POST /api/visits",
      "anyone     POST /api/vitals",
      "superadmin GET /api/dashboard/first-steps",
      "superadmin PUT /api/dashboard/first-steps",
      "anyone     GET /api/openapi.json",
    ]
  `);
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
