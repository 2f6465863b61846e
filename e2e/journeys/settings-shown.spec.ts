import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { SiteSettings } from "@etalase/contracts/settings.schema";
import { expect, jsonOf, test } from "../test.ts";

const pictureUrl = async (path: string) =>
  `data:image/png;base64,${(await readFile(join(import.meta.dirname, "../../public-site/public/assets", path))).toString("base64")}`;

test("the next page shows what an owner has changed in the settings, and its policy allows it", async ({
  app,
  request,
  staff,
}) => {
  const save = (change: Partial<SiteSettings>) => jsonOf<SiteSettings>(staff.put("/api/settings", { data: change }));
  const page = async () => {
    const answer = await request.get("/");
    return { html: await answer.text(), policy: answer.headers()["content-security-policy"] ?? "" };
  };
  // The page is requested before each change too, so that an old cached page would be noticed.
  const before = await page();
  expect(before.policy).not.toContain("google");
  const { socialMedia } = await jsonOf<SiteSettings>(request.get("/api/settings"));
  const picture = await pictureUrl("icon-512.png");
  const saved = await save({
    siteName: "Rumah Kaca",
    siteDescription: "Situs untuk toko tanaman.",
    logo: picture,
    favicon: await pictureUrl("icon-192.png"),
    ogImage: picture,
    contactEmail: "tanya@rumahkaca.example",
    contactPhone: "0812 3456 7890",
    address: "Jalan Melati 7, Bogor",
    socialMedia: { ...socialMedia, instagram: "https://www.instagram.com/rumahkaca" },
    metaTags: "situs web, UMKM",
    customCss: "h1 { color: #123 }",
    customJs: "void 0",
    googleAnalyticsId: "G-ABCD1234",
  });
  const { html, policy } = await page();
  expect(html).toMatch(/<title>[^<]*Rumah Kaca/);
  for (const text of [
    '<meta property="og:site_name" content="Rumah Kaca">',
    `<img src="${saved.logo}"`,
    `"logo":"${saved.logo}"`,
    `<link rel="icon" href="${saved.favicon}">`,
    `<meta property="og:image" content="${app.origin}/share/index.jpg?v=${saved.ogImage.split("/").at(-1)}">`,
    '<meta name="keywords" content="situs web, UMKM">',
  ])
    expect(html).toContain(text);
  const footer = html.slice(html.indexOf("<footer"));
  for (const text of [
    "Situs untuk toko tanaman.",
    'href="mailto:tanya@rumahkaca.example"',
    'href="tel:+6281234567890"',
    "https://wa.me/6281234567890?",
    "Jalan Melati 7, Bogor",
    'href="https://www.instagram.com/rumahkaca"',
  ])
    expect(footer).toContain(text);
  expect(policy).toContain("https://www.googletagmanager.com/gtag/");
  for (const pattern of [/<link rel="stylesheet" href="(\/site\/.*?)"/, /<script defer src="(\/site\/.*?)"/]) {
    const path = pattern.exec(html)?.[1] ?? "";
    expect((await request.get(path)).status()).toBe(200);
    expect(policy).toContain(app.origin + path);
  }
  const manifest = await jsonOf<{ name: string; icons: { src: string }[] }>(request.get("/manifest.webmanifest"));
  expect(manifest).toMatchObject({ name: "Rumah Kaca", icons: [{ src: saved.favicon }] });

  const metaTags = '[{"name":"author","content":"Nadia"}]';
  await save({ metaTags, customCss: "", customJs: "", googleAnalyticsId: "" });
  const after = await page();
  expect(after.html).toContain('<meta name="author" content="Nadia">');
  for (const gone of ['name="keywords"', "/site/custom"]) expect(after.html).not.toContain(gone);
  expect(after.policy).not.toContain("google");
});
