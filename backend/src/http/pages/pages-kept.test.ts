import { request } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import type { RenderPage } from "@etalase/contracts/public-api";
import { afterEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { bearer, postJson, postNews, signUp, startTestApp, type TestApp } from "../../../test/app.ts";
import { staleHeader } from "./fallback.ts";

afterEach(() => void vi.restoreAllMocks());

const filling = "<p>Etalase</p>".repeat(200);

/** A site whose pages show the data that they were made from, with a list of the rendered addresses. */
async function startSite(change: Readonly<{ indexable?: boolean }> = {}) {
  const rendered: string[] = [];
  const render: RenderPage = async (url, api, { settings }) => {
    rendered.push(url);
    const posts = await api.latest(9).catch(() => []);
    const titles = posts.map(({ title }) => title).join();
    const status = url.startsWith("/tidak-ada") ? 404 : 200;
    const html = `${settings.siteName}: ${titles} ${settings.googleAnalyticsId} ${filling}`;
    return { status, html, policy: "default-src 'none'", indexable: true, ...change };
  };
  const app = await startTestApp({ render });
  onTestFinished(app.close);
  const { token } = await signUp(app);
  return { app, rendered, token };
}

const read = async (app: TestApp, path: string, headers: Record<string, string> = {}) =>
  (await app.fetch(path, { headers })).text();

/** Returns an answer with its raw bytes. */
async function packed(app: TestApp, encoding: string, headers: Record<string, string> = {}) {
  const { port } = new URL(app.base);
  return new Promise<{ status: number; headers: Record<string, string>; bytes: Buffer }>((resolve, reject) => {
    const asked = { host: `127.0.0.1:${port}`, "accept-encoding": encoding, ...headers };
    request({ port, path: "/", headers: asked, agent: false }, async (answer) => {
      const bytes = Buffer.concat(await answer.toArray());
      resolve({ status: answer.statusCode ?? 0, headers: answer.headers as Record<string, string>, bytes });
    })
      .on("error", reject)
      .end();
  });
}

test("a page is drawn once for all visitors, whatever links from elsewhere add to its address", async () => {
  const { app, rendered } = await startSite();
  await Promise.all([read(app, "/"), read(app, "/"), read(app, "/?utm_source=wa")]);
  await read(app, "/?fbclid=1");
  expect(rendered).toEqual(["/"]);
  await read(app, "/berita?page=2&utm_source=wa");
  expect(rendered).toEqual(["/", "/berita?page=2"]);
});

test("a change shows on the next page", async () => {
  const { app, token } = await startSite();
  expect(await read(app, "/")).toContain("Etalase: ");
  await postNews(app, bearer(token), { title: "Artikel yang baru saja terbit" });
  expect(await read(app, "/")).toContain("Artikel yang baru saja terbit");
  await postJson(app, "/api/settings", { siteName: "Rumah Kaca" }, bearer(token), "PUT");
  expect(await read(app, "/")).toContain("Rumah Kaca: ");
});

test("what changes without a change of content, such as views, shows after a minute", async () => {
  const { app, rendered } = await startSite();
  await read(app, "/");
  app.pass(60_000);
  await read(app, "/");
  expect(rendered).toHaveLength(2);
});

test("staff get pages of their own, and leave none behind", async () => {
  const { app, rendered, token } = await startSite();
  await postJson(app, "/api/settings", { googleAnalyticsId: "G-ABCD1234" }, bearer(token), "PUT");
  const cookie = { Cookie: "etalase_staff=1" };
  expect(await read(app, "/", cookie)).not.toContain("G-ABCD1234");
  expect(await read(app, "/")).toContain("G-ABCD1234");
  expect(await read(app, "/", cookie)).not.toContain("G-ABCD1234");
  expect(rendered).toHaveLength(2);
});

test("a page for staff is drawn once until the content changes, and compressed once", async () => {
  const { app, rendered, token } = await startSite();
  const staff = { cookie: "etalase_staff=1" };
  const first = await packed(app, "gzip", staff);
  const { headers, bytes } = await packed(app, "gzip", staff);
  expect([bytes, rendered]).toEqual([first.bytes, ["/"]]);
  expect(headers).toMatchObject({ "content-encoding": "gzip", "cache-control": "private, no-store" });
  expect(`${gunzipSync(bytes)}`).toBe(await read(app, "/", staff));
  expect(`${brotliDecompressSync((await packed(app, "br", staff)).bytes)}`).toBe(await read(app, "/", staff));
  await postNews(app, bearer(token), { title: "Artikel yang baru saja terbit" });
  expect(await read(app, "/", staff)).toContain("Artikel yang baru saja terbit");
  expect(rendered).toEqual(["/", "/"]);
});

test("staff get a page drawn anew when they reload it past all caches, and after a minute", async () => {
  const { app, rendered } = await startSite();
  const staff = { Cookie: "etalase_staff=1" };
  await read(app, "/", staff);
  await read(app, "/", { ...staff, "Cache-Control": "no-cache" });
  expect(rendered).toHaveLength(2);
  app.pass(60_000);
  await read(app, "/", staff);
  expect(rendered).toHaveLength(3);
});

test.each(["/berita?search=toko", "/tidak-ada"])("%s is drawn each time", async (path) => {
  const { app, rendered } = await startSite();
  await read(app, path);
  await read(app, path);
  expect(rendered).toEqual([path, path]);
});

test("a page that search engines should not show, such as one of samples, is drawn each time", async () => {
  const { app, rendered } = await startSite({ indexable: false });
  await read(app, "/");
  await read(app, "/");
  expect(rendered).toHaveLength(2);
});

test("a page whose data could not be loaded is not kept", async () => {
  const { app, token } = await startSite();
  await postNews(app, bearer(token), { title: "Artikel yang sudah lama ada" });
  const run = (sql: string) => app.database.em.getConnection().execute(sql);
  await run("alter table news rename to news_away");
  expect(await read(app, "/")).not.toContain("Artikel yang sudah lama ada");
  await run("alter table news_away rename to news");
  expect(await read(app, "/")).toContain("Artikel yang sudah lama ada");
});

test.each([
  ["gzip, deflate, br, zstd", "br", brotliDecompressSync],
  ["gzip, deflate", "gzip", gunzipSync],
])("a page is sent compressed to whoever takes %s", async (accepted, encoding, unpack) => {
  const { app } = await startSite();
  const text = await read(app, "/", { "Accept-Encoding": "identity" });
  // Earlier answers are compressed in a stream, whose length is not known.
  await expect.poll(async () => (await packed(app, accepted)).headers).toHaveProperty("content-length");
  const { headers, bytes } = await packed(app, accepted);
  expect(headers).toMatchObject({ "content-encoding": encoding, vary: "Accept-Encoding" });
  expect(headers.etag).toMatch(new RegExp(`^"[\\w-]{43}-${encoding}"$`));
  expect(`${unpack(bytes)}`).toBe(text);
});

test("whoever has a page, in whatever encoding, does not get it again until it changes", async () => {
  const { app, token } = await startSite();
  await expect.poll(async () => (await packed(app, "br")).headers).toHaveProperty("content-length");
  const tagOf = async (encoding: string) => (await packed(app, encoding)).headers.etag ?? "";
  const tags = [await tagOf("br"), await tagOf("gzip"), await tagOf("identity")];
  expect(new Set(tags).size).toBe(3);
  for (const tag of tags) {
    const again = await packed(app, "br", { "if-none-match": tag });
    expect([again.status, again.headers.etag, again.bytes.length]).toEqual([304, tag, 0]);
  }
  await postNews(app, bearer(token));
  for (const tag of tags) expect((await packed(app, "br", { "if-none-match": tag })).status).toBe(200);
});

describe("while the database is away", () => {
  const staff = { Cookie: "etalase_staff=1" };

  const run = (app: TestApp, sql: string) => app.database.em.getConnection().execute(sql);
  /** Breaks the reads that every page starts with, and those of its content. */
  const tables = ["site_state", "settings", "users", "news"];
  const takeAway = async (app: TestApp) => {
    for (const table of tables) await run(app, `alter table ${table} rename to ${table}_away`);
    // The next request notices the outage.
    app.pass(250);
  };
  const ask = async (app: TestApp, path: string, headers: Record<string, string> = {}) => {
    const sent = { Host: "localhost:8080", Accept: "text/html", ...headers };
    const answer = await app.raw(path, { headers: Object.entries(sent) });
    const isStale = staleHeader.name.toLowerCase() in answer.headers;
    return { status: answer.status, isStale, text: answer.text };
  };

  test("staff get what visitors get from memory, as long as it brings no code", async () => {
    const { app } = await startSite();
    const text = await read(app, "/");
    await takeAway(app);
    expect(await ask(app, "/", staff)).toEqual({ status: 200, isStale: true, text });
  });

  test("staff get no page that brings code of the site's owner, and hear that visitors have it", async () => {
    for (const change of [{ customJs: "alert(1)" }, { customCss: "a{}" }, { googleAnalyticsId: "G-ABCD1234" }]) {
      const { app, token } = await startSite();
      await postJson(app, "/api/settings", change, bearer(token), "PUT");
      await read(app, "/");
      await takeAway(app);
      expect((await ask(app, "/")).status).toBe(200);
      const refused = await ask(app, "/", staff);
      expect(refused.status).toBeGreaterThanOrEqual(500);
      expect(refused.text).toContain("Pengunjung tetap melihat halaman ini");
      expect((await ask(app, "/berita", staff)).text).not.toContain("Pengunjung tetap melihat");
    }
  });
});

test("/register asks for the setup code as long as the first account is waited for, and no longer", async () => {
  const app = await startTestApp({
    registration: "closed",
    setupCodeRequired: true,
    render: async (_url, _api, { registration, wantsSetupCode = false, awaitsFirstAccount = false }) => ({
      html: `${registration} ${wantsSetupCode} ${awaitsFirstAccount}`,
      status: 200,
      policy: "default-src 'none'",
      indexable: false,
    }),
  });
  onTestFinished(app.close);
  expect(await read(app, "/register")).toBe("closed true true");
  expect((await signUp(app, { setupCode: app.services.setupCode })).token).toBeTruthy();
  expect(await read(app, "/register")).toBe("closed false false");
});

test("while the settings cannot be read, pages show the defaults, and are not kept", async () => {
  const { app, rendered } = await startSite();
  const get = vi.spyOn(app.services.settings, "get").mockRejectedValue(new Error("the disk is away"));
  expect(await read(app, "/")).toMatch(/^Etalase: /);
  expect(app.logLines.join("")).toContain("Failed to load settings");
  get.mockRestore();
  await read(app, "/");
  expect(rendered).toEqual(["/", "/"]);
});
