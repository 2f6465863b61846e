import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { answerOf, bearer, postJson, postNews, signUp, startTestApp, type TestApp } from "../../test/app.ts";
import { openTestDatabase } from "../../test/databases.ts";
import { startRelay } from "../../test/relay.ts";
import { openDatabase } from "../start-database.ts";
import { staleHeader } from "./pages/fallback.ts";

const busy = { status: 503, body: { message: "The server is busy. Please try again in a moment." } };

/** A site behind a relay that can break, with a page, feeds and custom code that were requested before. */
async function startSite() {
  const own = await openTestDatabase("MySQL");
  const relay = await startRelay(new URL(own.url));
  const database = await openDatabase(relay.url);
  const app = await startTestApp({
    database,
    render: async (_url, api, { settings, customCss }) => {
      const [article] = await api.latest(1);
      const html = `<!doctype html><title>${settings.siteName}: ${article?.title} ${customCss?.path}</title>`;
      return { html, status: 200, policy: "default-src 'none'", indexable: true };
    },
  });
  const { token } = await signUp(app);
  await postNews(app, token, { title: "Artikel yang sudah lama ada" });
  await postJson(app, "/api/settings", { customCss: "b{color:red}" }, bearer(token), "PUT");
  const page = await (await app.fetch("/")).text();
  const kept = ["/", "/sitemap.xml", "/rss.xml", "/manifest.webmanifest", "/favicon.ico", "/robots.txt"];
  kept.push(/\/site\/custom\.\w+\.css/.exec(page)?.[0] ?? "no custom code");
  const texts = new Map<string, string>();
  for (const path of kept) texts.set(path, await (await app.fetch(path)).text());
  return {
    app,
    database,
    relay,
    token,
    texts,
    async close() {
      await app.close();
      await relay.cut();
      await own.close();
    },
  };
}

type Site = Awaited<ReturnType<typeof startSite>>;

/** The cached answers as they are served now; "stale" for an answer that is marked so. */
const servedBy = ({ app, texts }: Site) =>
  Promise.all(
    [...texts].map(async ([path, text]) => {
      const answer = await app.fetch(path);
      const isSame = (await answer.text()) === text;
      return `${path} ${answer.status} ${isSame} ${answer.headers.get(staleHeader.name) ?? "newest"}`;
    }),
  );

const expected = ({ texts }: Site, mark: string) =>
  [...texts.keys()].map((path) => {
    const status = path === "/favicon.ico" ? 302 : 200;
    return `${path} ${status} true ${mark}`;
  });

describe("while MySQL is away", () => {
  let site: Site;
  let app: TestApp;
  let relay: Site["relay"];
  let token: string;
  beforeAll(async () => {
    site = await startSite();
    ({ app, relay, token } = site);
    await relay.cut();
    // The next request notices the outage.
    app.pass(250);
  });
  afterAll(() => site.close());

  test("every call says so and when to come back, and tells nothing else", async () => {
    for (const [path, headers] of [
      ["/api/news", {}],
      ["/api/auth/me", bearer(token)],
    ] as const) {
      const response = await app.fetch(path, { headers });
      expect(response.headers.get("Retry-After")).toBe("5");
      expect(await answerOf(response)).toEqual(busy);
    }
  });

  test("what is kept is served on, for as long as it lasts, and says that it may be old", async () => {
    expect(await servedBy(site)).toEqual(expected(site, staleHeader.value));
    app.pass(100 * 60_000);
    expect(await servedBy(site)).toEqual(expected(site, staleHeader.value));
    const page = await app.fetch("/portfolio");
    expect([page.status, page.headers.get("Retry-After")]).toEqual([503, "5"]);
    expect(page.headers.has(staleHeader.name)).toBe(false);
  });

  test("the process is up, but not ready", async () => {
    app.pass(1000);
    const response = await app.fetch("/readyz");
    expect(response.headers.get("Retry-After")).toBe("5");
    expect(await answerOf(response)).toEqual({ status: 503, body: { status: "unavailable" } });
    expect((await app.fetch("/healthz")).status).toBe(200);
  });

  test("nothing has to be done once it is back", async () => {
    await relay.mend();
    expect((await app.fetch("/api/auth/me", { headers: bearer(token) })).status).toBe(200);
    const readiness = async () => {
      app.pass(1000);
      return (await app.fetch("/readyz")).status;
    };
    await expect.poll(readiness).toBe(200);
    expect(await servedBy(site)).toEqual(expected(site, "newest"));
  });
});

describe("while MySQL gives no answer", () => {
  let site: Site;
  beforeAll(async () => {
    site = await startSite();
    // The cached answers are older than the last change, which another page has noticed.
    await postJson(site.app, "/api/settings", { contactEmail: "kami@toko.id" }, bearer(site.token), "PUT");
    await site.app.fetch("/berita");
    site.relay.hold();
    site.app.pass(250);
  });
  afterAll(() => site.close());

  test("what is kept is served on, and all else is refused", async () => {
    const { app, token } = site;
    const asked = Promise.all(["/api/news", "/portfolio"].map(async (path) => (await app.fetch(path)).status));
    const change = postJson(app, "/api/settings", { siteName: "Rumah Kaca" }, bearer(token), "PUT");
    expect(await servedBy(site)).toEqual(expected(site, staleHeader.value));
    expect(await asked).toEqual([503, 503]);
    expect(await answerOf(change)).toEqual(busy);
    app.pass(1000);
    expect((await app.fetch("/readyz")).status).toBe(503);
    expect((await app.fetch("/healthz")).status).toBe(200);
  });

  test("once it is known, no call waits for the database any more", async () => {
    const { app } = site;
    // More requests at once than there are connections, each of which would be blocked.
    const answers = await Promise.all(Array.from({ length: 60 }, () => app.fetch("/api/news")));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]));
    expect(await servedBy(site)).toEqual(expected(site, staleHeader.value));
  });

  test("nothing has to be done once it answers again", async () => {
    const { app, relay, token } = site;
    relay.letGo();
    await expect.poll(async () => (await app.fetch("/api/news")).status).toBe(200);
    await expect.poll(() => servedBy(site)).toEqual(expected(site, "newest"));
    expect((await postJson(app, "/api/settings", { siteName: "Rumah Kaca" }, bearer(token), "PUT")).status).toBe(200);
    expect(await (await app.fetch("/")).text()).toContain("Rumah Kaca");
  });
});

describe("while MySQL is late", () => {
  let site: Site;
  beforeAll(async () => {
    site = await startSite();
  });
  afterAll(() => site.close());

  test.each(["visitors", "staff"])("a page that nothing can stand in for waits for it: %s", async (who) => {
    const { app, relay } = site;
    app.pass(1000);
    relay.hold();
    const page = app.fetch(`/portfolio?page=${who.length}`, {
      headers: who === "staff" ? { Cookie: "etalase_staff=1" } : {},
    });
    // The page in the cache tells that the database is late.
    await expect.poll(async () => (await app.fetch("/")).headers.get(staleHeader.name)).toBe(staleHeader.value);
    relay.letGo();
    expect((await page).status).toBe(200);
  });
});

describe("a server, as one of a cluster does,", () => {
  let site: Site;
  beforeAll(async () => {
    site = await startSite();
  });
  afterAll(() => site.close());

  test.each([1290, 1836, 3032, 3100, 3101, 1180])(
    "that refuses with error %i is busy to whoever saves",
    async (errno) => {
      const run = (sql: string) => site.database.em.getConnection().execute(sql);
      await run(
        `create trigger refuse before insert on testimonials for each row signal sqlstate 'HY000' set mysql_errno = ${errno}`,
      );
      onTestFinished(async () => {
        await run("drop trigger refuse");
      });
      const body = { name: "Ibu Sari", quote: "Pesanan datang setiap hari sejak minggu pertama.", status: "published" };
      const refused = await postJson(site.app, "/api/testimonials", body, bearer(site.token));
      expect(refused.headers.get("Retry-After")).toBe("5");
      expect(await answerOf(refused)).toMatchObject(busy);
    },
  );
});
