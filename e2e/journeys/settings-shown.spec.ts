import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { SiteSettings } from "@etalase/contracts/settings.schema";
import { test as base, expect } from "@playwright/test";
import { type App, admin, startApp } from "../app.ts";
import { call } from "../test.ts";

type Settings = { save(change: Partial<SiteSettings>): Promise<SiteSettings> };

/** A site of its own, since its settings change; what visitors get is read as they get it. */
const test = base.extend<{ settings: Settings; read: (path?: string) => Promise<Response> }, { app: App }>({
  app: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
    async ({}, use) => {
      const app = await startApp();
      await use(app);
      await app.stop();
    },
    { scope: "worker" },
  ],
  settings: async ({ app }, use) => {
    const send = async (method: string, path: string, value: object, headers: Record<string, string> = {}) => {
      const body = JSON.stringify(value);
      const sent = { "Content-Type": "application/json", ...headers };
      const answer = await call(app.origin + path, { method, body, headers: sent });
      expect(answer.status, await answer.clone().text()).toBe(200);
      return answer.json();
    };
    const { token } = await send("POST", "/api/auth/login", admin);
    await use({ save: (change) => send("PUT", "/api/settings", change, { Authorization: `Bearer ${token}` }) });
  },
  read: ({ app }, use) => use((path = "/") => fetch(app.origin + path)),
});

// Each page is asked for before the change too, so that the old one is there to be shown by mistake.
const change = async <T>(
  { settings, read }: { settings: Settings; read: (path?: string) => Promise<Response> },
  value: Partial<SiteSettings>,
  look: (html: string, headers: Headers, saved: SiteSettings) => T,
) => {
  await (await read()).text();
  const saved = await settings.save(value);
  const page = await read();
  return look(await page.text(), page.headers, saved);
};

const pictureUrl = async (type: string, path: string) =>
  `data:${type};base64,${(await readFile(join(import.meta.dirname, "../..", path))).toString("base64")}`;

test("the next page shows the name and the description", async ({ settings, read }) => {
  const value = { siteName: "Rumah Kaca", siteDescription: "Situs untuk toko tanaman." };
  await change({ settings, read }, value, (html) => {
    expect(html).toMatch(/<title>[^<]*Rumah Kaca/);
    expect(html).toContain('<meta property="og:site_name" content="Rumah Kaca">');
    expect(html.slice(html.indexOf("<footer"))).toContain("Situs untuk toko tanaman.");
  });
  expect(await (await read("/manifest.webmanifest")).json()).toMatchObject({ name: "Rumah Kaca" });
});

test("the next page shows logo, icon and share picture", async ({ settings, read }) => {
  const picture = await pictureUrl("image/png", "public-site/public/assets/icon-512.png");
  const icon = await pictureUrl("image/png", "public-site/public/assets/icon-192.png");
  await change({ settings, read }, { logo: picture, favicon: icon, ogImage: picture }, (html, _headers, saved) => {
    expect(html).toContain(`<img src="${saved.logo}"`);
    expect(html).toContain(`"logo":"${saved.logo}"`);
    expect(html).toContain(`<link rel="icon" href="${saved.favicon}">`);
    expect(html).toContain(`<meta property="og:image" content="${saved.ogImage}">`);
  });
  const { favicon } = await settings.save({ siteName: "Rumah Kaca" });
  const manifest = (await (await read("/manifest.webmanifest")).json()) as { icons: { src: string }[] };
  expect(manifest.icons.map(({ src }) => src)).toEqual([favicon]);
});

test("the next page shows contact and networks", async ({ settings, read }) => {
  const { socialMedia } = await settings.save({ siteName: "Etalase" });
  const value = {
    contactEmail: "tanya@rumahkaca.example",
    contactPhone: "0812 3456 7890",
    address: "Jalan Melati 7, Bogor",
    socialMedia: { ...socialMedia, instagram: "https://www.instagram.com/rumahkaca" },
  };
  await change({ settings, read }, value, (html) => {
    const footer = html.slice(html.indexOf("<footer"));
    for (const text of [
      'href="mailto:tanya@rumahkaca.example"',
      'href="tel:081234567890"',
      "https://wa.me/6281234567890?",
      "Jalan Melati 7, Bogor",
      'href="https://www.instagram.com/rumahkaca"',
    ])
      expect(footer).toContain(text);
  });
});

test("the next page carries the owner's meta tags", async ({ settings, read }) => {
  await change({ settings, read }, { metaTags: "situs web, UMKM" }, (html) =>
    expect(html).toContain('<meta name="keywords" content="situs web, UMKM">'),
  );
  await change({ settings, read }, { metaTags: '[{"name":"author","content":"Nadia"}]' }, (html) => {
    expect(html).toContain('<meta name="author" content="Nadia">');
    expect(html).not.toContain('name="keywords"');
  });
});

test("the next page links the owner's style sheet and script, and its policy allows them", async ({
  settings,
  read,
  app,
}) => {
  await change({ settings, read }, { customCss: "h1 { color: #123 }", customJs: "void 0" }, async (html, headers) => {
    for (const pattern of [/<link rel="stylesheet" href="(\/site\/.*?)"/, /<script defer src="(\/site\/.*?)"/]) {
      const path = pattern.exec(html)?.[1] ?? "";
      expect((await read(path)).status).toBe(200);
      expect(headers.get("Content-Security-Policy")).toContain(app.origin + path);
    }
  });
  await change({ settings, read }, { customCss: "", customJs: "" }, (html) =>
    expect(html).not.toContain("/site/custom"),
  );
});

test("the next page's policy opens Google's hosts for an analytics id, and closes them again", async ({
  settings,
  read,
}) => {
  const policy = (_html: string, headers: Headers) => headers.get("Content-Security-Policy");
  const opened = await change({ settings, read }, { googleAnalyticsId: "G-ABCD1234" }, policy);
  expect(opened).toContain("https://www.googletagmanager.com/gtag/");
  expect(await change({ settings, read }, { googleAnalyticsId: "" }, policy)).not.toContain("google");
});
