import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestApp, type TestApp } from "../../../test/app.ts";
import { assets, dashboard } from "./built-apps.ts";

const shell = '<!doctype html><html><head><title>Dashboard</title></head><body><div id="root"></div></body></html>';
const routes = [
  { path: "/dashboard", preload: ["assets/home.js"] },
  { path: "/dashboard/news/edit/:id", preload: ["assets/form.js"] },
];

const publicUrl = "http://localhost:8080";

let dist: string;
let hasAccounts = true;
let app: TestApp;
beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), "etalase-dist-"));
  await mkdir(join(dist, "assets"));
  await writeFile(join(dist, "index.html"), shell);
  await writeFile(join(dist, "routes.json"), JSON.stringify(routes));
  await writeFile(join(dist, "alerts.js"), "addEventListener('push', () => {});");
  await writeFile(join(dist, "assets", "home.js"), "plain");
  await writeFile(join(dist, "assets", "home.js.br"), "compressed");
  await writeFile(join(dist, "assets", ".hidden.js"), "hidden");
  const files = assets([{ prefix: "/dashboard/assets/", folder: join(dist, "assets") }]);
  app = await startTestApp({
    frontends: [files, await dashboard({ dist, publicUrl, hasAccounts: async () => hasAccounts })],
  });
});
afterAll(async () => {
  await app.close();
  await rm(dist, { recursive: true });
});

const get = (path: string, headers: readonly (readonly [string, string])[] = [], method = "GET") =>
  app.raw(path, { method, headers: [["Host", "localhost:8080"], ["Accept", "text/html,*/*"], ...headers] });

describe("the dashboard", () => {
  test.each(["/dashboard", "/dashboard/", "/dashboard/news/edit/6560f0a1b2c3d4e5f6a7b8c9"])(
    "is its shell at %s",
    async (path) => {
      const { status, headers, text } = await get(path);
      expect(status).toBe(200);
      expect(text).toContain('<div id="root">');
      expect(text).toContain('<link rel="manifest" href="/dashboard/manifest.webmanifest">');
      expect(text).toContain(
        `<link rel="modulepreload" fetchpriority="low" href="/dashboard/assets/${path.includes("edit") ? "form" : "home"}.js">`,
      );
      expect(headers).toMatchObject({ "cache-control": "no-store", "referrer-policy": "no-referrer" });
    },
  );

  test("runs its own scripts alone and cannot be framed", async () => {
    const { headers, text } = await get("/dashboard");
    const policy = headers["content-security-policy"] ?? "";
    expect(policy).toContain("script-src http://localhost:8080/dashboard/assets/; worker-src");
    expect(policy).toContain("img-src 'self' data: blob: https:;");
    expect(policy).toMatch(/; frame-ancestors 'none'$/);
    expect(text).toContain(policy.replace("; frame-ancestors 'none'", ""));
  });

  test("has a worker for alerts, which may run for all of it and loads nothing", async () => {
    const { headers, text } = await get("/dashboard/alerts.js");
    expect(text).toContain("push");
    expect(headers).toMatchObject({
      "content-type": expect.stringMatching(/^text\/javascript|^application\/javascript/),
      "service-worker-allowed": "/dashboard",
      "content-security-policy": "default-src 'none'",
      "cache-control": "no-cache",
    });
    expect((await get("/dashboard")).text).toContain("worker-src http://localhost:8080/dashboard/alerts.js;");
  });

  test.each(["/dashboard/nothing", "/dashboard/news/edit/a/b", "/dashboard/%2e%2e/x"])(
    "has nothing at %s",
    async (path) => {
      expect((await get(path)).status).toBe(404);
    },
  );

  test("leads to making the first account where there is none", async () => {
    hasAccounts = false;
    const { status, headers } = await get("/dashboard/news");
    hasAccounts = true;
    expect([status, headers.location, headers["cache-control"]]).toEqual([302, "/register", "no-store"]);
  });

  test("begins where its name ends", async () => {
    expect((await get("/dashboards")).text).not.toContain("Dashboard");
  });

  test("takes no other method", async () => {
    const { status, headers } = await get("/dashboard", [], "POST");
    expect([status, headers.allow]).toEqual([405, "GET, HEAD"]);
  });
});

describe("built files", () => {
  test("are kept for ever, and come as they were compressed", async () => {
    const plain = await get("/dashboard/assets/home.js");
    expect([plain.status, plain.text]).toEqual([200, "plain"]);
    expect(plain.headers).toMatchObject({
      "cache-control": "public, max-age=31536000, immutable",
      "content-type": "text/javascript; charset=utf-8",
      vary: "Accept-Encoding",
    });
    const brotli = await get("/dashboard/assets/home.js", [["Accept-Encoding", "br"]]);
    expect([brotli.headers["content-encoding"], brotli.text]).toEqual(["br", "compressed"]);
  });

  test.each([
    "/dashboard/assets/none.js",
    "/dashboard/assets/.hidden.js",
    "/dashboard/assets/",
    "/dashboard/assets/../index.html",
    "/dashboard/assets/..%2findex.html",
    "/dashboard/assets/..%2f..%2f..%2fetc%2fpasswd",
    "/dashboard/assets/%00",
    "/dashboard/assets/%zz",
  ])("are not found at %s", async (path) => {
    const { status, headers } = await get(path);
    expect(status).toBe(404);
    expect(headers["cache-control"]).toBe("no-store");
  });
});
