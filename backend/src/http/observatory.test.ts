import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { RenderPage } from "@etalase/contracts/public-api";
import { publicPolicy } from "@etalase/contracts/site/csp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestApp, type TestApp } from "../../test/app.ts";
import { type Answer, observatoryPoints, observatoryScore } from "../../test/observatory.ts";
import { dashboard } from "./pages/built-apps.ts";

const publicUrl = "https://etalase.example";
const least = 115;

const code = { path: "/site/custom.0123.js", integrity: "sha256-AAAA" };
const script = (src: string, more = "") => `<script defer src="${src}"${more}></script>`;

/** The code that an owner can add to public pages, by the address that shows it. */
const additions: Readonly<Record<string, Partial<Parameters<typeof publicPolicy>[0]>>> = {
  "/": {},
  "/login": {},
  "/berita": { customCss: { ...code, path: "/site/custom.0123.css" }, customJs: code },
  "/portfolio": { analytics: true },
  "/privacy-policy": { speedInsightsUrl: "https://insights.example/script.js" },
  "/berita/tag/umkm": {
    customCss: { ...code, path: "/site/custom.0123.css" },
    customJs: code,
    analytics: true,
    speedInsightsUrl: "https://insights.example/script.js",
  },
};

const render: RenderPage = async (url) => {
  const added = additions[url] ?? {};
  const policy = publicPolicy({
    publicUrl,
    cssHash: "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
    ...added,
  });
  const scripts = [
    script("/assets/entry.js"),
    added.customJs ? script(added.customJs.path, ` integrity="${added.customJs.integrity}"`) : "",
    added.speedInsightsUrl ? script(added.speedInsightsUrl) : "",
  ];
  return { status: 200, policy, indexable: true, html: `<!doctype html><title>x</title>${scripts.join("")}` };
};

let folder: string;
let app: TestApp;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "etalase-dist-"));
  await writeFile(
    join(folder, "index.html"),
    `<html><head></head><body>${script("/dashboard/assets/a.js")}</body></html>`,
  );
  await writeFile(join(folder, "routes.json"), JSON.stringify([{ path: "/dashboard", preload: [] }]));
  await writeFile(join(folder, "alerts.js"), "");
  app = await startTestApp({
    publicUrl,
    render,
    frontends: [
      await dashboard({
        dist: folder,
        publicUrl,
        hasAccounts: async () => true,
      }),
    ],
  });
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const answerOf = async (path: string): Promise<Answer> => {
  const { headers, text } = await app.raw(path, {
    headers: [
      ["Host", "etalase.example"],
      ["Accept", "text/html"],
    ],
  });
  return { headers, html: text };
};

test.each([...Object.keys(additions), "/dashboard"])(
  "%s scores an A+ with credits at the Observatory",
  async (path) => {
    const answer = await answerOf(path);
    expect(observatoryPoints(answer, publicUrl)).toMatchObject({ policy: 10, framing: 5, resources: 10, referrer: 5 });
    expect(observatoryScore(answer, publicUrl)).toBeGreaterThanOrEqual(least);
  },
);

describe("the score", () => {
  const changed = async (name: string, change: (value: string) => string | undefined) => {
    const { headers, html } = await answerOf("/");
    return observatoryScore({ headers: { ...headers, [name]: change(headers[name] ?? "") }, html }, publicUrl);
  };
  const policy = (from: string, to: string) => changed("content-security-policy", (text) => text.replace(from, to));

  test.each([
    ["without a policy", () => changed("content-security-policy", () => undefined), 75],
    ["with inline scripts", () => policy("script-src ", "script-src 'unsafe-inline' "), 80],
    ["with scripts from anywhere", () => policy("script-src ", "script-src https: "), 80],
    ["with evaluated scripts", () => policy("script-src ", "script-src 'unsafe-eval' "), 110],
    ["with styles from anywhere", () => policy("style-src ", "style-src https: "), 120],
    ["with pictures over http", () => policy("img-src ", "img-src http: "), 110],
    ["with connections over http", () => policy("connect-src ", "connect-src http://a.example "), 80],
    ["without a default", () => policy("default-src 'none'; ", ""), 125],
    ["without strict transport", () => changed("strict-transport-security", () => undefined), 80],
    ["for a month of strict transport", () => changed("strict-transport-security", () => "max-age=2592000"), 120],
    ["with types guessed", () => changed("x-content-type-options", () => undefined), 125],
    ["with referrers told", () => changed("referrer-policy", () => "unsafe-url"), 120],
    ["with resources for everybody", () => changed("cross-origin-resource-policy", () => "cross-origin"), 120],
  ])("falls %s", async (_what, score, points) => {
    expect(await score()).toBe(points);
  });
});
