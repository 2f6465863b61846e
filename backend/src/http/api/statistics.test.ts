import type { DashboardStats, Funnel } from "@etalase/contracts/statistics.schema";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  account,
  answerOf,
  bearer,
  browser,
  invalid,
  postJson,
  postNews,
  signUp,
  startTestApp,
  testApp,
} from "../../../test/app.ts";
import { sqliteByDay } from "../../../test/databases.ts";

describe.each(sqliteByDay)("statistics on %s", (dialect) => {
  let token: string;
  let user: Record<string, string>;
  const { app } = testApp({ dialect });
  beforeAll(async () => {
    ({ token } = await signUp(app));
    user = bearer((await signUp(app, { username: "budi", email: "budi@example.com" })).token);
  });
  beforeEach(async () => {
    for (const table of ["visit_days", "visitors", "visit_marks", "visit_totals", "attempts"])
      await app.database.em.getConnection().execute(`delete from ${table}`);
  });

  const stats = (query = "", headers: Record<string, string> = bearer(token)) =>
    answerOf<DashboardStats>(app.fetch(`/api/dashboard/stats${query}`, { headers }));
  const visit = (headers: Record<string, string> = {}, path: unknown = "/berita") =>
    postJson(app, "/api/visits", { path }, { "User-Agent": browser, ...headers });
  const funnel = (query = "?period=30d", headers: Record<string, string> = bearer(token)) =>
    answerOf<Funnel>(app.fetch(`/api/dashboard/funnel${query}`, { headers }));
  const visitors = async () => (await stats("?period=30d")).body.stats.visitors.count;

  describe("POST /api/visits", () => {
    test("counts a visitor once a day, told apart by address and browser", async () => {
      const response = await visit();
      expect([response.status, await response.text()]).toEqual([204, ""]);
      await visit({}, "/portfolio");
      expect(await visitors()).toBe(1);
      await visit({ "X-Forwarded-For": "203.0.113.7" });
      await visit({ "User-Agent": `${browser} other` });
      await visit(user);
      expect(await visitors()).toBe(3);
    });

    test("counts robots and staff not, and answers them the same", async () => {
      const uncounted: readonly Record<string, string>[] = [
        bearer(token),
        { Cookie: "etalase_staff=1" },
        { Cookie: "etalase_device=of-an-earlier-sign-in" },
        { "User-Agent": "Googlebot/2.1 (+http://www.google.com/bot.html)" },
        { "User-Agent": "curl/8.5.0" },
        { "User-Agent": "" },
      ];
      for (const headers of uncounted) expect((await visit(headers)).status).toBe(204);
      expect(await visitors()).toBe(0);
    });

    test("sets no cookie and keeps no address", async () => {
      const response = await visit({ "X-Forwarded-For": "203.0.113.9" });
      expect(response.headers.getSetCookie()).toEqual([]);
      const stored = await app.database.em.getConnection().execute("select * from visitors");
      expect(stored).toEqual([{ day: expect.any(String), visitor: expect.stringMatching(/^[0-9a-f]{32}$/) }]);
    });

    test("tells by address and campaign where a visitor comes from, and never the site itself", async () => {
      const send = (client: number, source: object, Referer = "") =>
        postJson(
          app,
          "/api/visits",
          { path: "/", source },
          {
            "User-Agent": browser,
            "X-Forwarded-For": `203.0.113.${client}`,
            ...(Referer ? { Referer } : {}),
          },
        );
      await send(1, { referrer: "https://www.google.com/" });
      await send(2, { referrer: `${app.url}/berita` });
      await send(3, { utmSource: "ig", referrer: "https://www.google.com/" });
      await send(4, { referrer: "https://l.instagram.com/" }, `${app.url}/?utm_source=iklan%00%20juli`);
      await send(5, { referrer: "no address" });
      expect((await send(6, { referrer: 7 })).status).toBe(400);
      expect((await funnel()).body.sources).toEqual([
        { name: "direct", visitors: 2, leads: 0, won: 0, value: 0 },
        { name: "google", visitors: 1, leads: 0, won: 0, value: 0 },
        { name: "iklan juli", visitors: 1, leads: 0, won: 0, value: 0 },
        { name: "instagram", visitors: 1, leads: 0, won: 0, value: 0 },
      ]);
    });

    test("counts who has the packages on the screen, once a day", async () => {
      const seen = (section: unknown, headers: Record<string, string> = {}) =>
        postJson(app, "/api/visits", { path: "/", section }, { "User-Agent": browser, ...headers });
      await visit({}, "/");
      const senders: readonly Record<string, string>[] = [
        {},
        {},
        { "X-Forwarded-For": "203.0.113.7" },
        { Cookie: "etalase_staff=1" },
      ];
      for (const headers of senders) expect((await seen("price", headers)).status).toBe(204);
      expect((await funnel()).body.steps.slice(0, 2)).toEqual([
        { name: "visitors", count: 2 },
        { name: "packageViews", count: 2 },
      ]);
      expect(await answerOf(seen("news"))).toEqual(invalid({ section: "section must be one of: price" }));
    });

    test("refuses what is no path of the site", async () => {
      expect(await answerOf(visit({}, "https://example.com"))).toEqual(invalid({ path: "path must start with /" }));
      expect(await answerOf(visit({}, 7))).toEqual(invalid({ path: "path is required" }));
      expect((await visit({}, `/${"a".repeat(2048)}`)).status).toBe(400);
      expect((await app.fetch("/api/visits", { method: "POST", body: "x" })).status).toBe(415);
      expect((await app.fetch("/api/visits")).status).toBe(405);
      expect(await visitors()).toBe(0);
    });
  });

  test("GET /api/dashboard/funnel is the staff's, and of a period that there is", async () => {
    expect([(await funnel("", {})).status, (await funnel("", user)).status]).toEqual([401, 403]);
    expect((await funnel("")).body.steps).toHaveLength(7);
    expect(await funnel("?period=2w")).toEqual(invalid({ period: "period must be one of: 30d, 3m, 6m, 1y" }));
  });

  describe("GET /api/dashboard/stats", () => {
    test("answers figures and charts, counted", async () => {
      await postNews(app, bearer(token), { status: "draft" });
      await visit();
      const figure = { percentChange: 100, newThisMonth: 1, trend: expect.any(Array) };
      const none = { count: 0, percentChange: 0, newThisMonth: 0, trend: expect.any(Array) };
      const { status, body } = await stats();
      expect(status).toBe(200);
      expect(body).toEqual({
        stats: {
          visitors: { count: 1, ...figure, percentChange: null },
          news: { count: 1, ...figure },
          portfolio: none,
          partners: none,
        },
        charts: {
          visitorData: expect.any(Array),
          contentData: [
            { name: "News", count: 1 },
            { name: "Portfolio", count: 0 },
            { name: "Partners", count: 0 },
          ],
        },
      });
      expect(body.charts.visitorData).toHaveLength(26);
      expect(body.charts.visitorData.at(-1)).toEqual({ name: expect.stringMatching(/^\d+ Nov$/), visitors: 1 });
      expect((await stats("?content=lastMonth")).body.charts.contentData[0]).toEqual({ name: "News", count: 0 });
      for (const [period, points] of [
        ["30d", 30],
        ["3m", 13],
        ["1y", 13],
      ])
        expect((await stats(`?period=${period}`)).body.charts.visitorData).toHaveLength(Number(points));
    });

    test("refuses periods that there are not, and who is not staff", async () => {
      expect(await stats("?period=2w&content=ever")).toMatchObject({
        status: 400,
        body: {
          errors: {
            period: "period must be one of: 30d, 3m, 6m, 1y",
            content: "content must be one of: current, lastMonth, lastQuarter",
          },
        },
      });
      expect([(await stats("", {})).status, (await stats("", user)).status]).toEqual([401, 403]);
    });

    test("is kept by nobody", async () => {
      const response = await app.fetch("/api/dashboard/stats", { headers: bearer(token) });
      expect([response.headers.get("Cache-Control"), response.headers.get("ETag")]).toEqual(["no-store", null]);
    });
  });
});

test("the owner is no visitor: neither before the first account, nor by the visits of the browser that signs in", async () => {
  const app = await startTestApp();
  const theirs = { "User-Agent": browser, Origin: "http://localhost:8080" };
  const visit = (headers: Record<string, string> = {}) =>
    postJson(app, "/api/visits", { path: "/" }, { ...theirs, ...headers });
  const visitors = async () =>
    (await app.services.dashboard.stats({ period: "30d", content: "current" })).stats.visitors.count;
  expect((await visit()).status).toBe(204);
  expect(await visitors()).toBe(0);
  await signUp(app);
  await visit();
  await visit({ "X-Forwarded-For": "203.0.113.7" });
  expect(await visitors()).toBe(2);
  const { username, password } = account;
  expect((await postJson(app, "/api/auth/login", { username, password }, theirs)).status).toBe(200);
  expect(await visitors()).toBe(1);
  await app.close();
});

test("a visitor counts once in a day of Jakarta, whatever day it is elsewhere", async () => {
  const app = await startTestApp();
  const visit = () => postJson(app, "/api/visits", { path: "/" }, { "User-Agent": browser });
  const visitors = async () =>
    (await app.services.dashboard.stats({ period: "30d", content: "current" })).stats.visitors.count;
  await signUp(app);
  // From 10:04 to 00:04 in Jakarta, while in Greenwich the day before lasts until 7.
  app.pass(14 * 3_600_000);
  await visit();
  app.pass(8 * 3_600_000);
  await visit();
  expect(await visitors()).toBe(1);
  app.pass(16 * 3_600_000);
  await visit();
  expect(await visitors()).toBe(2);
  await app.close();
});

describe("POST /api/vitals", () => {
  const { app } = testApp();

  const vital = { name: "LCP", value: 1234.5, id: "v5-1700000000000-123", rating: "good", path: "/berita" };
  const send = (fields: object) => postJson(app, "/api/vitals", fields);

  test("logs a reading, and nothing that was not asked for", async () => {
    expect((await postJson(app, "/api/vitals", vital, { Cookie: "etalase_staff=1" })).status).toBe(204);
    expect(app.logLines.filter((line) => line.includes('"web vital"'))).toEqual([]);
    expect((await send({ ...vital, email: "ana@example.com" })).status).toBe(204);
    const lines = app.logLines.map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(lines.find(({ msg }) => msg === "web vital")?.vital).toEqual(vital);
  });

  test("logs no more than 120 readings a minute from one address", async () => {
    const logged = () => app.logLines.filter((line) => line.includes('"web vital"')).length;
    const client = { "X-Forwarded-For": "203.0.113.20" };
    const from = (headers: Record<string, string>) => postJson(app, "/api/vitals", vital, headers);
    const before = logged();
    const answers = await Promise.all(Array.from({ length: 125 }, () => from(client)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]));
    expect(logged() - before).toBe(120);
    await from({ "X-Forwarded-For": "203.0.113.21" });
    app.pass(60_000);
    await from(client);
    expect(logged() - before).toBe(122);
  });

  test("says which values a reading can have", async () => {
    for (const value of [-1, "1", null, 3_600_001])
      expect(await answerOf(send({ ...vital, value }))).toEqual(
        invalid({ value: "value must be a number from 0 to 3600000" }),
      );
  });

  test.each([{ name: "FID" }, { value: "1" }, { value: -1 }, { rating: "fine" }, { id: "a\nb" }, { path: "berita" }])(
    "refuses %j under its field",
    async (fields) => {
      const [field = ""] = Object.keys(fields);
      const { status, body } = await answerOf<{ message: string; errors: object }>(send({ ...vital, ...fields }));
      expect([status, Object.keys(body.errors)]).toEqual([400, [field]]);
      expect(body.message).toMatch(new RegExp(`^${field} `));
    },
  );
});
