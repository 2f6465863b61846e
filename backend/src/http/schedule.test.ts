import type { NewsFacets } from "@etalase/contracts/news.schema";
import type { RenderPage } from "@etalase/contracts/public-api";
import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { bearer, browser, everyByteOf, postJson, signUp, startTestApp, type TestApp } from "../../test/app.ts";
import { dialects } from "../../test/databases.ts";
import { newsRecord, portfolioRecord } from "../../test/records.ts";
import { eachTest } from "../../test/started.ts";

/** Renders pages that show the API's answers. */
const render: RenderPage = async (url, api) => {
  const page = { policy: "default-src 'none'", indexable: true };
  const slug = /^\/(?:berita|portfolio)\/([^?]+)$/.exec(url)?.[1];
  if (slug) {
    const found = url.startsWith("/berita") ? await api.article(slug) : await api.project(slug);
    return { ...page, html: `<!doctype html>${found?.title ?? "404"}`, status: found ? 200 : 404 };
  }
  const [articles, projects] = await Promise.all([api.latest(9), api.featuredProjects()]);
  const titles = [...articles, ...projects].map(({ title }) => title);
  return { ...page, html: `<!doctype html>${titles.join()}`, status: 200 };
};

const start = (options: Parameters<typeof startTestApp>[0] = {}) => startTestApp({ render, ...options });

const get = (app: TestApp, path: string, headers: Record<string, string> = {}) =>
  app.raw(path, { headers: Object.entries(headers) });
const json = async <T>(app: TestApp, path: string, headers = {}) =>
  JSON.parse((await get(app, path, headers)).text) as T;

const minute = 60_000;
const hour = 60 * minute;
const iso = (time: number) => new Date(time).toISOString();

/** Inserts an article and a project called "Rencana", beside a public one of each. */
async function insertPlanned(app: TestApp, times: Readonly<{ publishAt?: number; unpublishAt?: number }>) {
  const { news, portfolio } = app.services.demo;
  const shared = { category: "Bisnis", tags: ["umkm"] };
  const schedule = {
    publishAt: times.publishAt ? new Date(times.publishAt) : null,
    unpublishAt: times.unpublishAt ? new Date(times.unpublishAt) : null,
  };
  const kin = newsRecord({ ...shared, slug: "lain", title: "Lain" });
  const article = newsRecord({ slug: "rencana", title: "Rencana", category: "Khusus", tags: ["khusus"], ...schedule });
  const other = portfolioRecord({ slug: "lain", title: "Lain" });
  const project = portfolioRecord({
    slug: "rencana",
    title: "Rencana",
    projectType: "Khusus",
    isFeatured: true,
    completionDate: "",
    ...schedule,
  });
  // In one change of content, like the use cases do, so that the site notices it.
  await app.services.demo.changeContent(async () => {
    for (const one of [kin, article, newsRecord({ ...shared, slug: "kin", title: "Kin", category: "Khusus" })])
      await news.insert(one);
    for (const one of [other, project]) await portfolio.insert(one);
  });
  return { article, project, kin, other };
}

type Planned = Awaited<ReturnType<typeof insertPlanned>>;

/** The names of the places where a visitor finds the planned records. */
async function placesOf(app: TestApp, { article, project, kin, other }: Planned): Promise<readonly string[]> {
  const facets = await json<NewsFacets>(app, "/api/news/facets");
  const related = (id: string) => get(app, `/api/news/${id}/related`);
  const view = await app.raw(`/api/news/${article.id}/view`, {
    method: "POST",
    headers: Object.entries({ "User-Agent": browser }),
  });
  const shows = async (path: string, text = "Rencana") => (await get(app, path)).text.includes(text);
  const isThere = async (path: string) => (await get(app, path)).status === 200;
  const found: Readonly<Record<string, boolean>> = {
    "news list": await shows("/api/news"),
    "news search": await shows("/api/news?search=rencana"),
    "news by tag": await shows("/api/news?tag=khusus"),
    "news by ids": await shows(`/api/news?ids=${article.id}`),
    categories: facets.categories.some(({ name, count }) => name === "Khusus" && count === 2),
    tags: facets.tags.some(({ slug }) => slug === "khusus"),
    article: await isThere(`/api/news/${article.id}`),
    "article by slug": await isThere("/api/news/slug/rencana"),
    "its related": (await related(article.id)).status === 200,
    "related of others": (await related(kin.id)).text.includes("Rencana"),
    view: view.status === 204,
    "portfolio list": await shows("/api/portfolio"),
    featured: await shows("/api/portfolio/featured"),
    "project types": await shows("/api/portfolio/project-types", "Khusus"),
    project: await isThere(`/api/portfolio/${project.id}`),
    "project by slug": await isThere("/api/portfolio/slug/rencana"),
    neighbour: await shows(`/api/portfolio/${other.id}/next`),
    home: await shows("/"),
    "article's page": await isThere("/berita/rencana"),
    "project's page": await isThere("/portfolio/rencana"),
    sitemap: await shows("/sitemap.xml", "/berita/rencana"),
    feed: await shows("/rss.xml"),
  };
  return Object.entries(found).flatMap(([place, isFound]) => (isFound ? [place] : []));
}

const everywhere = 21;

/** The link previews of the planned records; drawing one takes a while. */
const cards = ["/share/berita/rencana.jpg", "/share/portfolio/rencana.jpg", "/share/berita/tag/khusus.jpg"];
const statusesOf = async (app: TestApp) => Promise.all(cards.map(async (path) => (await get(app, path)).status));

describe.each(dialects)("what is planned, on %s", (dialect) => {
  const app = eachTest(() => start({ dialect }));

  /** Sets the clock to that moment. */
  const goTo = (time: number) => app.pass(time - app.now().getTime());

  test.each([
    ["publishAt", 0, everywhere],
    ["unpublishAt", everywhere, 0],
  ] as const)("with %s is in %i places before that millisecond, and in %i from it on", async (time, before, after) => {
    const at = app.now().getTime() + 72 * hour;
    const planned = await insertPlanned(app, { [time]: at });
    goTo(at - 1);
    expect(await placesOf(app, planned)).toHaveLength(before);
    expect(await statusesOf(app)).toEqual(cards.map(() => (before ? 200 : 404)));
    goTo(at);
    expect(await placesOf(app, planned)).toHaveLength(after);
    expect(await statusesOf(app)).toEqual(cards.map(() => (after ? 200 : 404)));
  });

  test("comes and goes at its times also where the server was stopped meanwhile, and on every instance", async () => {
    const at = app.now().getTime() + 72 * hour;
    const planned = await insertPlanned(app, { publishAt: at, unpublishAt: at + hour });
    expect(await placesOf(app, planned)).toEqual([]);
    // Another process on the same database, with an empty cache.
    const other = await start({ database: { ...app.database, close: async () => {} } });
    onTestFinished(other.close);
    expect(await placesOf(other, planned)).toEqual([]);
    for (const [time, count] of [
      [at, everywhere],
      [at + hour, 0],
    ] as const) {
      other.pass(time - other.now().getTime());
      expect(await placesOf(other, planned)).toHaveLength(count);
    }
    // The first process has missed both moments.
    goTo(at + hour);
    expect(await placesOf(app, planned)).toEqual([]);
    app.pass(-1);
    expect(await placesOf(app, planned)).toHaveLength(everywhere);
  });

  test("answers before its time, and after its end, byte for byte like what does not exist", async () => {
    const at = app.now().getTime() + hour;
    const { article, project } = await insertPlanned(app, { publishAt: at, unpublishAt: at + hour });
    const absent = newsRecord().id;
    const ways = [
      [`/api/news/${article.id}`, `/api/news/${absent}`],
      ["/api/news/slug/rencana", "/api/news/slug/tidak-ada"],
      [`/api/news/${article.id}/related`, `/api/news/${absent}/related`],
      [`/api/portfolio/${project.id}`, `/api/portfolio/${absent}`],
      ["/api/portfolio/slug/rencana", "/api/portfolio/slug/tidak-ada"],
      ["/berita/rencana", "/berita/tidak-ada"],
      ["/share/berita/rencana.jpg", "/share/berita/tidak-ada.jpg"],
    ] as const;
    for (const time of [at - 1, at + hour]) {
      goTo(time);
      for (const [planned, missing] of ways)
        expect(await everyByteOf(app, planned, "GET", {}), planned).toEqual(await everyByteOf(app, missing, "GET", {}));
    }
  });

  test("is no longer in what browsers and proxies keep once its time has come", async () => {
    const at = app.now().getTime() + hour;
    await insertPlanned(app, { publishAt: at });
    const kept = async () => (await get(app, "/rss.xml")).headers["cache-control"];
    expect(await kept()).toBe("public, max-age=300");
    goTo(at - 90_500);
    expect(await kept()).toBe("public, max-age=90");
    goTo(at - 1);
    expect(await kept()).toBe("public, max-age=0");
    goTo(at);
    expect(await kept()).toBe("public, max-age=300");
  });

  test("is drawn into the kept pages once, at its time", async () => {
    const drawn: string[] = [];
    const counting = await start({
      database: { ...app.database, close: async () => {} },
      render: (url, api, site) => {
        drawn.push(url);
        return render(url, api, site);
      },
    });
    onTestFinished(counting.close);
    const at = counting.now().getTime() + 5_000;
    await insertPlanned(counting, { publishAt: at });
    for (const time of [at - 5_000, at - 1, at, at + 1, at + 4_000]) {
      counting.pass(time - counting.now().getTime());
      await get(counting, "/");
    }
    expect(drawn).toEqual(["/", "/"]);
  });

  describe("by the API", () => {
    let headers: Record<string, string>;
    beforeEach(async () => {
      headers = { ...bearer((await signUp(app)).token) };
    });
    type Article = Readonly<{
      id: string;
      slug: string;
      date: string;
      publishAt: string | null;
      unpublishAt: string | null;
    }>;
    const write = async (id: string, change: object) => {
      const answer = await postJson(app, `/api/news/${id}`, change, headers, "PUT");
      return { status: answer.status, body: (await answer.json()) as Article & { errors?: object } };
    };
    const insert = async (changes: Parameters<typeof newsRecord>[0] = {}) => {
      const record = newsRecord({ slug: "rencana", title: "Rencana", ...changes });
      await app.services.demo.changeContent(() => app.services.demo.news.insert(record));
      return record.id;
    };

    test("has its date at the time when it is first visible, which moves until it has come", async () => {
      const now = app.now().getTime();
      const id = await insert({
        status: "draft",
        publishedAt: null,
        createdAt: new Date(now - minute),
        date: new Date(now - minute),
      });
      const planned = await write(id, { status: "published", publishAt: iso(now + minute) });
      expect(planned.body).toMatchObject({ publishAt: iso(now + minute), date: iso(now + minute) });
      expect((await write(id, { publishAt: iso(now + 3 * minute) })).body.date).toBe(iso(now + 3 * minute));
      expect((await write(id, { status: "draft" })).body.date).toBe(iso(now - minute));
      await write(id, { status: "published" });
      goTo(now + 4 * minute);
      // The moment has passed: neither a draft nor another plan changes it.
      expect((await write(id, { publishAt: iso(now + 9 * minute) })).body.date).toBe(iso(now + 3 * minute));
      expect((await write(id, { publishAt: null })).body).toMatchObject({
        publishAt: null,
        date: iso(now + 3 * minute),
      });
    });

    test("takes its address from the title until it is visible", async () => {
      const now = app.now().getTime();
      const id = await insert({ status: "draft", publishedAt: null, publishAt: new Date(now + hour) });
      await write(id, { status: "published", title: "Judul yang pertama", slug: "" });
      expect((await write(id, { title: "Judul yang kedua" })).body.slug).toBe("judul-yang-kedua");
      goTo(now + hour);
      expect((await write(id, { title: "Judul yang ketiga" })).body.slug).toBe("judul-yang-kedua");
      // No visitor has seen the first title.
      expect((await get(app, "/api/news/slug/judul-yang-pertama")).status).toBe(404);
    });

    test("cannot end before it begins, whichever of the two times is sent", async () => {
      const now = app.now().getTime();
      const refused = {
        status: 400,
        body: expect.objectContaining({ errors: { unpublishAt: "Unpublish time must be after publish time" } }),
      };
      const id = await insert({ publishAt: new Date(now + 2 * hour) });
      expect(await write(id, { unpublishAt: iso(now + hour) })).toEqual(refused);
      expect(await write(id, { unpublishAt: iso(now + 2 * hour) })).toEqual(refused);
      expect((await write(id, { unpublishAt: iso(now + 3 * hour) })).status).toBe(200);
      expect(await write(id, { publishAt: iso(now + 3 * hour) })).toEqual(refused);
      expect((await write(id, { publishAt: null, unpublishAt: null })).body).toMatchObject({
        publishAt: null,
        unpublishAt: null,
      });
    });

    test.each(["besok", "2026-02-30T00:00:00Z", "2026-05-04", "2026-05-04T09:00:00", 5, {}, "+275760-01-01T00:00:00Z"])(
      "takes no time like %s",
      async (publishAt) => {
        const id = await insert();
        expect((await write(id, { publishAt })).body.errors).toEqual({
          publishAt: "Publish time must be a date and time like 2026-05-04T09:00:00+07:00",
        });
      },
    );

    test("takes times of any offset, and answers in UTC", async () => {
      const id = await insert();
      const { body } = await write(id, {
        publishAt: "2026-05-04T09:00:00+07:00",
        unpublishAt: "9998-01-01T00:00:00-11:00",
      });
      expect(body).toMatchObject({ publishAt: "2026-05-04T02:00:00.000Z", unpublishAt: "9998-01-01T11:00:00.000Z" });
    });

    test("is all there for the staff, who filter by state", async () => {
      const now = app.now();
      const soon = new Date(now.getTime() + hour);
      const past = new Date(now.getTime() - hour);
      await insert({ title: "Konsep", slug: "a", status: "draft" });
      await insert({ title: "Terbit", slug: "b", publishAt: past, unpublishAt: soon });
      await insert({ title: "Nanti", slug: "c", publishAt: soon });
      await insert({ title: "Habis", slug: "d", unpublishAt: past });
      const titles = async (query: string, as = headers) =>
        (await json<{ news: { title: string }[] }>(app, `/api/news?sort=titleAsc${query}`, as)).news
          .map(({ title }) => title)
          .join();
      expect(await titles("")).toBe("Habis,Konsep,Nanti,Terbit");
      expect(await titles("&state=draft")).toBe("Konsep");
      expect(await titles("&state=scheduled")).toBe("Nanti");
      expect(await titles("&state=published")).toBe("Terbit");
      expect(await titles("&state=ended")).toBe("Habis");
      expect(await titles("&status=published")).toBe("Habis,Nanti,Terbit");
      for (const state of ["draft", "scheduled", "ended"]) expect(await titles(`&state=${state}`, {})).toBe("");
      expect(await titles("&status=published", {})).toBe("Terbit");
    });

    test("is found in the month of its date, and in that of its planned time", async () => {
      const planned = (time: string) => ({ publishAt: new Date(time) });
      await insert({ title: "Awal", slug: "a", ...planned("2026-11-30T17:00:00.000Z") });
      await insert({ title: "Akhir", slug: "b", status: "draft", ...planned("2026-12-31T16:59:59.999Z") });
      await insert({ title: "Lewat", slug: "c", ...planned("2026-12-31T17:00:00.000Z") });
      const titles = async (month: string) =>
        (await json<{ news: { title: string }[] }>(app, `/api/news?sort=titleAsc&month=${month}`, headers)).news
          .map(({ title }) => title)
          .join();
      expect(await titles("2026-11")).toBe("Akhir,Awal,Lewat");
      expect(await titles("2026-12")).toBe("Akhir,Awal");
      expect(await titles("2027-01")).toBe("Lewat");
      expect(await titles("2027-02")).toBe("");
    });
  });
});
