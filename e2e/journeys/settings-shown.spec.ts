import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { SiteSettings } from "@etalase/contracts/settings.schema";
import type { APIResponse } from "@playwright/test";
import { test as base, expect, jsonOf } from "../test.ts";

type Settings = { save(change: Partial<SiteSettings>): Promise<SiteSettings> };

type Read = (path?: string) => Promise<APIResponse>;

/** `read` requests a page like a visitor's browser. */
const test = base.extend<{ settings: Settings; read: Read }>({
  settings: async ({ staff }, use) => {
    await use({ save: (change) => jsonOf(staff.put("/api/settings", { data: change })) });
  },
  read: ({ request }, use) => use((path = "/") => request.get(path)),
});

// Each page is requested before the change too, so that an old cached page would be noticed.
const change = async <T>(
  { settings, read }: { settings: Settings; read: Read },
  value: Partial<SiteSettings>,
  look: (html: string, headers: Record<string, string>, saved: SiteSettings) => T,
) => {
  await read();
  const saved = await settings.save(value);
  const page = await read();
  return look(await page.text(), page.headers(), saved);
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
  const manifest = await jsonOf<{ icons: { src: string }[] }>(read("/manifest.webmanifest"));
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
      'href="tel:+6281234567890"',
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
      expect((await read(path)).status()).toBe(200);
      expect(headers["content-security-policy"]).toContain(app.origin + path);
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
  const policy = (_html: string, headers: Record<string, string>) => headers["content-security-policy"];
  const opened = await change({ settings, read }, { googleAnalyticsId: "G-ABCD1234" }, policy);
  expect(opened).toContain("https://www.googletagmanager.com/gtag/");
  expect(await change({ settings, read }, { googleAnalyticsId: "" }, policy)).not.toContain("google");
});
