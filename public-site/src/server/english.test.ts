// @vitest-environment node

import { leadMessages } from "@etalase/contracts/leads/leads";
import type { Package } from "@etalase/contracts/packages.schema";
import type { PublicApi, SiteContext } from "@etalase/contracts/public-api";
import { sitePages } from "@etalase/contracts/site/pages";
import { conditionalSections } from "@etalase/contracts/site/sections";
import { isEnglish, originalKey } from "@etalase/contracts/texts";
import { wordsProblem } from "@etalase/contracts/texts.schema";
import { wordsToTranslate } from "@etalase/contracts/translations";
import { describe, expect, test } from "vitest";
import {
  assets,
  failingApi,
  makeApi,
  makeArticle,
  makeOwnPage,
  makePrivacyPolicy,
  makeProject,
  makeSite,
} from "../../test/fixtures.ts";
import { sampleArticles } from "../samples/articles.ts";
import { createContactRender } from "./createContactRender.tsx";
import { createRender } from "./createRender.tsx";
import { englishEntries, textEntries } from "./texts.ts";

const draw = createRender(assets);
const english = makeSite({ english: {} });

async function render(url: string, site: SiteContext = english, api = makeApi()) {
  const page = await draw(url, api, site);
  const boot = JSON.parse(/id="boot">(.*?)<\/script>/.exec(page.html)?.[1] ?? "null");
  const body = page.html.slice(page.html.indexOf("<body>")).replace(/<script.*?<\/script>/g, "");
  return { ...page, boot, body };
}

/** Translates all words of the services and packages. */
async function translated(api: PublicApi): Promise<SiteContext> {
  const [services, packages] = await Promise.all([api.records("services"), api.packages()]);
  const texts = [
    ...services.flatMap((one) => wordsToTranslate("services", one)),
    ...packages.flatMap((one) => wordsToTranslate("packages", one)),
  ];
  return makeSite({ english: Object.fromEntries(texts.map(({ key, field }) => [key, `English ${field} ${key}`])) });
}

test("the bottom navigation of a page in English names other sections in the place of those without any", async () => {
  const nothing = { categories: [], tags: [], archives: [] };
  const api = makeApi({ facets: async () => nothing, projectTypes: async () => [] });
  const { html } = await render("/en", await translated(api), api);
  const bar = html.match(/<nav class="bottom".*?<\/nav>/)?.[0] ?? "";
  expect([...bar.matchAll(/href="\/en#(\w+)"/g)].map(([, id]) => id)).toEqual([
    "home",
    "features",
    "contact",
    "price",
    "partners",
  ]);
});

describe("the English words", () => {
  test("each translate a text of the site, within its rules", () => {
    const problems = englishEntries.flatMap((entry) => {
      const own = textEntries.find(({ key }) => key === originalKey(entry.key));
      return own ? (wordsProblem(own, entry.default)?.key ?? []) : [entry.key];
    });
    expect(problems).toEqual([]);
    expect(englishEntries.every(({ key }) => isEnglish(key))).toBe(true);
  });

  test("are there for all texts of the frame and the contact form that name no section which is missing", () => {
    const own = textEntries.filter(({ page }) => ["frame", "contact", "consent"].includes(page));
    const without = own.filter(({ key }) => !englishEntries.some((entry) => originalKey(entry.key) === key));
    const missing = Object.keys(conditionalSections).map((id) => `frame.shell.${id}`);
    expect(without.map(({ key }) => key)).toEqual(missing);
  });

  test("are there for all texts of the pages in English, but those of sections that are missing there", () => {
    const pages = new Set(sitePages.flatMap(({ name, inEnglish }) => (inEnglish ? [name] : [])));
    const missing = Object.values(conditionalSections).map(({ of }) => `home.${of}.`);
    const own = textEntries.filter(({ page, key }) => pages.has(page) && !missing.some((part) => key.startsWith(part)));
    const without = own.filter(({ key }) => !englishEntries.some((entry) => originalKey(entry.key) === key));
    expect(without.map(({ key }) => key)).toEqual([]);
  });
});

describe("the landing page in English", () => {
  test("says all in English, and tells search engines", async () => {
    const { status, html, body, boot, indexable } = await render("/en");
    expect({ status, indexable }).toEqual({ status: 200, indexable: true });
    expect(html).toContain('<html lang="en">');
    expect(html).toContain("<title>Etalase: web development and digital solutions</title>");
    expect(html).toContain('<link rel="canonical" href="https://site.test/en">');
    expect(html).toContain('<meta property="og:locale" content="en_US">');
    expect(html).toContain('"inLanguage":["id","en"]');
    expect(body).toContain("Digital solutions that put your business on show");
    const said = textEntries.filter(({ default: own }) => own.length > 12 && body.includes(own)).map(({ key }) => key);
    expect(said).toEqual([]);
    expect(boot.site.language).toBe("en");
    expect(boot.site.texts["frame.openMenu"]).toBe("Open menu");
    expect(boot.site.english).toBeUndefined();
  });

  test("and its Indonesian one lead to each other, for visitors and search engines", async () => {
    const links = [
      '<link rel="alternate" hreflang="id" href="https://site.test/">',
      '<link rel="alternate" hreflang="en" href="https://site.test/en">',
      '<link rel="alternate" hreflang="x-default" href="https://site.test/">',
    ];
    const [own, other] = await Promise.all([render("/"), render("/en")]);
    for (const link of links) {
      expect(own.html).toContain(link);
      expect(other.html).toContain(link);
    }
    expect(own.body).toMatch(/<li class="own"><a href="\/en" lang="en" hreflang="en">English<\/a>/i);
    expect(own.body).toMatch(/<a href="\/en" lang="en" hreflang="en">English<\/a>/i);
    expect(other.body).toMatch(/<a href="\/" lang="id" hreflang="id">Bahasa Indonesia<\/a>/i);
    expect(own.body).toContain("Solusi digital untuk bisnis yang layak dipajang");
  });

  test("links to its own sections, and to no section that is not there", async () => {
    const { body } = await render("/en", await translated(makeApi()));
    const sections = [...body.matchAll(/href="([^"]*)#([a-z]+)"/g)];
    expect(new Set(sections.map(([, path]) => path))).toEqual(new Set(["/en", ""]));
    for (const [, , id = ""] of sections) expect(body).toContain(`id="${id}"`);
    expect(body).not.toContain("/berita");
  });

  test("shows records that are translated whole, and no other", async () => {
    const site = await translated(makeApi());
    const [service] = await makeApi().records("services");
    const key = `services.${service?._id}.title`;
    const shown = await render("/en", site);
    expect(shown.body).toContain(`English title ${key}`);
    expect(shown.body).toContain("Rp 3,000,000");
    const { [key]: _without, ...rest } = site.english ?? {};
    const other = await render("/en", makeSite({ english: rest }));
    expect(other.body).not.toContain(key);
    expect(other.body).not.toContain(service?.title);
  });

  test("has no section of services or prices while none is translated, and says so when they cannot be read", async () => {
    const [own] = await makeApi().packages();
    const api = makeApi({ packages: async () => [{ ...(own as Package), name: "Paket Kami" }] });
    const { body } = await render("/en", english, api);
    expect(body).not.toContain('id="price"');
    expect(body).not.toContain('id="features"');
    const { status, body: failed } = await render("/en", english, failingApi);
    expect(status).toBe(503);
    expect(failed).toContain("Failed to load packages");
  });

  test("has the site's own English words for the packages of the demo, until the owner writes others", async () => {
    const { body } = await render("/en");
    expect(body).toContain("<h3>Small Business</h3>");
    expect(body).toContain("<li>Up to 5 pages</li>");
    const [own] = await makeApi().packages();
    const site = makeSite({ english: { [`packages.${own?._id}.features`]: " Five pages \n\nFound by all" } });
    expect((await render("/en", site)).body).toContain("<li>Five pages</li><li>Found by all</li>");
  });

  test("takes the owner's English words, and none of the Indonesian ones", async () => {
    const site = makeSite({
      texts: { "home.hero.heading": "Judul pemilik" },
      english: { "home.hero.heading": "The owner's <heading>", "settings.siteDescription": "A small agency" },
    });
    const { body } = await render("/en", site);
    expect(body).toContain("The owner's &lt;heading>");
    expect(body).toContain("A small agency");
    expect(body).not.toContain("Judul pemilik");
    expect((await render("/", site)).body).toContain("Judul pemilik");
    expect((await render("/")).body).toContain("Solusi digital untuk bisnis yang layak dipajang");
  });

  test("does not exist while the site has one language, nor do other pages in English", async () => {
    const { status, body } = await render("/en", makeSite());
    expect(status).toBe(404);
    expect(body).toContain("Halaman Tidak Ditemukan");
    expect((await render("/", makeSite())).body).not.toContain("/en");
    expect((await render("/en/berita")).status).toBe(404);
  });
});

describe("a page of the owner's in English", () => {
  const translation = { language: "id", slug: "tentang-kami" } as const;
  const about = makeOwnPage({ title: "About us", slug: "about-us", language: "en", translation });
  const own = makeOwnPage({ translation: { language: "en", slug: "about-us" } });
  const api = makeApi({
    ownPage: async (slug) => [about, own].find((one) => one.slug === slug) ?? null,
    menuPages: async () => [about, own],
  });

  test("stands below /en, in the menus there, and leads to the one that it translates", async () => {
    const { status, html, body } = await render("/en/about-us", english, api);
    expect(status).toBe(200);
    expect(html).toContain('<html lang="en">');
    expect(html).toContain('<link rel="canonical" href="https://site.test/en/about-us">');
    expect(html).toContain('hreflang="id" href="https://site.test/tentang-kami"');
    expect(html).toContain('"@type":"WebPage"');
    expect(body).toMatch(/<li class="own"><a href="\/en\/about-us"[^>]*>About us<\/a>/);
    expect(body).not.toContain(">Tentang Kami<");
    expect(body).toMatch(/<a href="\/tentang-kami" lang="id" hreflang="id">/i);
    const other = await render("/tentang-kami", english, api);
    expect(other.html).toContain('hreflang="en" href="https://site.test/en/about-us"');
    expect(other.body).toMatch(/<a href="\/en\/about-us" lang="en" hreflang="en">English/i);
    expect(other.body).not.toContain(">About us<");
  });

  test("leads on from an address in the other language", async () => {
    expect(await render("/about-us", english, api)).toMatchObject({ status: 301, location: "/en/about-us" });
    expect(await render("/en/tentang-kami", english, api)).toMatchObject({ status: 301, location: "/tentang-kami" });
  });

  test("says in English that it is missing, or cannot be loaded, and leads to nothing that is not there", async () => {
    const missing = await render("/en/gone", english, api);
    expect(missing.status).toBe(404);
    expect(missing.body).toContain("Page not found");
    expect(missing.body).toContain('href="/en#contact"');
    expect(missing.body).not.toMatch(/href="\/(?:berita|portfolio)/);
    const failed = await render("/en/gone", english, failingApi);
    expect(failed.status).toBe(503);
    expect(failed.body).toContain("This page cannot be loaded yet.");
  });

  test("is missing at either address while the site has one language", async () => {
    expect((await render("/en/about-us", makeSite(), api)).status).toBe(404);
    expect((await render("/about-us", makeSite(), api)).status).toBe(404);
    expect((await render("/tentang-kami", makeSite(), api)).html).not.toContain("hreflang");
  });

  test("names tables and videos in English, and an address that is none is missing in English, too", async () => {
    const content =
      '<table><tbody><tr><td>2016</td></tr></tbody></table><figure><a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ">Shop</a></figure>';
    const { body } = await render("/en/about-us", english, makeApi({ ownPage: async () => ({ ...about, content }) }));
    expect(body).toContain("Play the video on YouTube");
    expect(body).toContain('aria-label="Table"');
    expect((await render("/en/about/us", english, api)).body).toContain("Page not found");
  });

  test("the privacy policy leads to its translation", async () => {
    const policy = makePrivacyPolicy({ translation: { language: "en", slug: "privacy" } });
    const { html, body } = await render("/privacy-policy", english, makeApi({ ownPage: async () => policy }));
    expect(html).toContain('hreflang="en" href="https://site.test/en/privacy"');
    expect(body).toMatch(/<a href="\/en\/privacy" lang="en"/);
  });

  test("is what forms and footer call the privacy policy, when it translates that", async () => {
    const policy = makePrivacyPolicy({ translation: { language: "en", slug: "privacy" } });
    const withPolicy = makeApi({ ownPage: async (slug) => (slug === policy.slug ? policy : null) });
    const { body, boot } = await render("/en", english, withPolicy);
    expect(body.match(/href="\/en\/privacy"/g)).toHaveLength(2);
    expect(body).not.toContain('href="/privacy-policy"');
    expect(boot.site.policy).toBe("/en/privacy");
  });
});

describe("articles and projects in English", () => {
  const article = makeArticle({ title: "Six seconds", slug: "six-seconds", language: "en", category: "Speed" });
  const project = makeProject({ title: "Online shop", slug: "online-shop", language: "en" });
  const { content: _content, ...post } = article;
  const inEnglish = <T>(language: string | undefined, found: T, none: T) => (language === "en" ? found : none);
  const none = makeApi();
  const api = makeApi({
    blog: async (filters, language) =>
      language === "en" ? { news: [post], total: 9, page: filters.page, totalPages: 3 } : none.blog(filters),
    latest: async (limit, language) => inEnglish(language, [post], await none.latest(limit)),
    highlights: async (limit, language) => inEnglish(language, [post], await none.highlights(limit)),
    facets: async (language) =>
      inEnglish(
        language,
        {
          categories: [{ name: "Speed", count: 1 }],
          tags: [{ name: "Shops", slug: "shops", count: 1 }],
          archives: [{ month: "2026-11", count: 1 }],
        },
        await none.facets(),
      ),
    article: async (key) => (key === "six-seconds" ? article : none.article(key)),
    related: async () => [post],
    projects: async (filters, language) =>
      language === "en" ? { portfolioItems: [project], total: 1, page: 1, totalPages: 1 } : none.projects(filters),
    featuredProjects: async (language) => inEnglish(language, [project], await none.featuredProjects()),
    projectTypes: async (language) => inEnglish(language, ["Online shop"], await none.projectTypes()),
    project: async (slug) => (slug === "online-shop" ? project : none.project(slug)),
    nextProject: async () => project,
  });
  /** The links of a page that lead into the site, without those to Indonesian pages that are meant. */
  const leading = (body: string) =>
    [...body.matchAll(/(?:href|action)="(\/[^"]*)"/g)]
      .map(([, path = ""]) => path)
      .filter((path) => !/^\/(?:en(?:[/#?]|$)|src\/|site\/|privacy-policy)/.test(path));
  const ownWords = (body: string) =>
    textEntries.filter(({ default: own }) => own.length > 12 && body.includes(`>${own}<`)).map(({ key }) => key);

  test.each([
    ["/en/berita", "Blog | Etalase", "/berita", "Search articles"],
    ["/en/berita?page=2", "Blog · Page 2 | Etalase", "/berita", "November 2026"],
    ["/en/berita/tag/shops", "Articles about Shops | Etalase", "/berita", "All articles"],
    ["/en/berita/six-seconds", "Six seconds | Etalase", "/berita", "6 min read"],
    ["/en/portfolio", "Portfolio | Etalase", "/portfolio", "Filter projects"],
    ["/en/portfolio/online-shop", "Online shop | Etalase", "/portfolio", "All projects"],
  ])("%s speaks English, and leads to pages in English", async (url, title, other, said) => {
    const { status, html, body, boot, indexable } = await render(url, english, api);
    expect({ status, indexable }).toEqual({ status: 200, indexable: true });
    expect(html).toContain('<html lang="en">');
    expect(html).toContain(`<title>${title}</title>`);
    expect(html).toContain(`<link rel="canonical" href="https://site.test${url}">`);
    expect(html).toContain('href="/en/rss.xml"');
    expect(body).toContain(said);
    expect(ownWords(body)).toEqual([]);
    expect(new Set(leading(body))).toEqual(new Set([other]));
    // The page stays static, so that its scripts need no words.
    expect(boot.data).toBeNull();
  });

  test("are on the landing page, in menus and in the list of a missing page, as far as there are some", async () => {
    const home = await render("/en", english, api);
    expect(home.body).toContain('href="/en/berita/six-seconds"');
    expect(home.body).toContain("Notes from our desks");
    expect(home.body).toContain('href="/en/portfolio/online-shop"');
    expect(home.body).toContain('<a href="/en/berita">Blog</a>');
    const missing = await render("/en/gone", english, api);
    expect(missing.body).toContain('action="/en/berita"');
    expect(missing.body).toContain('href="/en/portfolio"');
    for (const url of ["/en/berita", "/en/berita?page=2", "/en/portfolio"])
      expect((await render(url)).status, url).toBe(404);
    expect((await render("/en/portfolio", english, failingApi)).status).toBe(503);
    const failed = await render("/en/berita", english, failingApi);
    expect(failed.status).toBe(503);
    expect(failed.body).toContain("The articles could not be loaded");
    expect(failed.body).not.toContain("Menggunakan data contoh");
    const filtered = await render("/en/berita?category=Speed", english, failingApi);
    expect(ownWords(filtered.body)).toEqual([]);
    expect(leading(filtered.body).filter((path) => path.startsWith("/berita/"))).toEqual([]);
    const [sample] = sampleArticles;
    expect((await render(`/en/berita/${sample?.slug}`, english, failingApi)).status).toBe(503);
  });

  test("the newest projects stand in for featured ones, and the carousel speaks English", async () => {
    const { body } = await render("/en", english, { ...api, featuredProjects: async () => [] });
    expect(body).toContain('href="/en/portfolio/online-shop"');
    expect(body).toContain('aria-label="Latest articles"');
    expect(body).not.toMatch(/aria-label="(?:Berita terbaru|Jeda putar otomatis|1 dari)/);
  });

  test("and their originals lead to each other", async () => {
    const own = { language: "id", slug: "situs-anda-butuh-enam-detik" } as const;
    const both = {
      ...api,
      article: async (key: string) =>
        key === "six-seconds"
          ? { ...article, translation: own }
          : makeArticle({ translation: { language: "en", slug: "six-seconds" } }),
    };
    const [id, en] = [
      await render(`/berita/${own.slug}`, english, both),
      await render("/en/berita/six-seconds", english, both),
    ];
    for (const { html } of [id, en]) {
      expect(html).toContain('hreflang="id" href="https://site.test/berita/situs-anda-butuh-enam-detik"');
      expect(html).toContain('hreflang="en" href="https://site.test/en/berita/six-seconds"');
    }
    expect(id.body.match(/href="\/en\/berita\/six-seconds" lang="en"/g)).toHaveLength(3);
    expect(en.body).toMatch(/href="\/berita\/situs-anda-butuh-enam-detik" lang="id"/);
    expect(en.html).toContain('"inLanguage":"en"');
    const list = await render("/berita", english, api);
    expect(list.html).toContain('hreflang="en" href="https://site.test/en/berita"');
    expect((await render("/berita")).html).not.toContain('rel="alternate" hreflang');
  });

  test("lead on from an address in the other language, and are missing while the site has one", async () => {
    expect(await render("/berita/six-seconds", english, api)).toMatchObject({
      status: 301,
      location: "/en/berita/six-seconds",
    });
    expect(await render("/en/portfolio/toko-daring-dan-stok-tiga-cabang", english, api)).toMatchObject({
      status: 301,
      location: "/portfolio/toko-daring-dan-stok-tiga-cabang",
    });
    for (const url of ["/berita/six-seconds", "/en/berita/six-seconds", "/portfolio/online-shop", "/en/portfolio"])
      expect((await render(url, makeSite(), api)).status).toBe(404);
  });

  test("invite to no letters, which are in Indonesian", async () => {
    const site = makeSite({ english: {} });
    expect((await render("/berita", site, api)).body).toContain("Satu surat tiap bulan");
    expect((await render("/en/berita", site, api)).body).not.toContain('type="email"');
  });
});

test("the page after the contact form is in the language of the form", async () => {
  const contact = createContactRender(assets);
  const thanks = await contact({ kind: "thanks", code: "ABC234", language: "en" }, makeApi(), english);
  expect(thanks.html).toContain('<html lang="en">');
  expect(thanks.html).toContain("Thank you, we have received your message");
  expect(thanks.html).toContain('href="/en"');
  const refused = {
    kind: "form",
    typed: { path: "/en" },
    errors: { name: leadMessages.nameRequired },
    isTooMuch: false,
  } as const;
  const form = await contact({ ...refused, language: "en" }, makeApi(), english);
  expect(form.html).toContain("Please enter your name");
  expect(form.html).not.toContain("Nama wajib diisi");
  const own = await contact({ ...refused, language: "en" }, makeApi(), makeSite());
  expect(own.html).toContain("Nama wajib diisi");
});
