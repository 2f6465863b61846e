// @vitest-environment node

import { createHash } from "node:crypto";
import { editQuery } from "@etalase/contracts/desk/edit-paths";
import { describe, expect, test } from "vitest";
import {
  assets,
  emptyApi,
  failingApi,
  foreign,
  makeApi,
  makeArticle,
  makeFaq,
  makeOwnPage,
  makePrivacyPolicy,
  makeProject,
  makeSite,
  makeTestimonial,
} from "../../test/fixtures.ts";
import { createRender, keyOf } from "./createRender.tsx";

const draw = createRender(assets);
const site = makeSite();

const render = async (url: string, api = makeApi(), context = site) => {
  const page = await draw(url, api, context);
  const find = (pattern: RegExp) => pattern.exec(page.html)?.[1];
  return {
    ...page,
    title: find(/<title>(.*?)<\/title>/),
    canonical: find(/<link rel="canonical" href="(.*?)"/),
    robots: find(/<meta name="robots" content="(.*?)"/),
    heading: find(/<h1[^>]*>(.*?)<\/h1>/),
    graph: JSON.parse(find(/<script type="application\/ld\+json">(.*?)<\/script>/) ?? "null")["@graph"],
    boot: JSON.parse(find(/<script type="application\/json" id="boot">(.*?)<\/script>/) ?? "null"),
  };
};

test("two previews drawn at once have their own words each", async () => {
  const previews = ["Satu", "Dua", "Tiga"].map((word) => makeSite({ texts: { "home.hero.heading": `Judul ${word}` } }));
  const pages = await Promise.all(previews.map((each) => render("/", makeApi(), each)));
  expect(pages.map(({ heading }) => heading)).toEqual(["Judul Satu", "Judul Dua", "Judul Tiga"]);
});

const siteUrls = [
  "/",
  "/berita",
  "/berita/situs-anda-butuh-enam-detik",
  "/portfolio",
  "/portfolio/toko-daring-dan-stok-tiga-cabang",
  "/privacy-policy",
  "/x",
];

test.each([
  ["/", 200, "Etalase: pengembangan web dan solusi digital", "https://site.test/"],
  ["/berita", 200, "Blog | Etalase", "https://site.test/berita"],
  ["/berita?page=2", 200, "Blog · Halaman 2 | Etalase", "https://site.test/berita?page=2"],
  ["/berita?tag=toko-daring", 200, "Blog | Etalase", "https://site.test/berita/tag/toko-daring"],
  ["/berita?tag=Toko+Daring", 200, "Blog | Etalase", "https://site.test/berita/tag/toko-daring"],
  ["/berita/tag/toko-daring", 200, "Artikel tentang Toko Daring | Etalase", "https://site.test/berita/tag/toko-daring"],
  [
    "/berita/situs-anda-butuh-enam-detik",
    200,
    "Situs Anda butuh enam detik | Etalase",
    "https://site.test/berita/situs-anda-butuh-enam-detik",
  ],
  [
    "/berita/0123456789abcdef01234567",
    200,
    "Situs Anda butuh enam detik | Etalase",
    "https://site.test/berita/situs-anda-butuh-enam-detik",
  ],
  ["/portfolio", 200, "Portfolio | Etalase", "https://site.test/portfolio"],
  [
    "/portfolio?projectType=Toko+Daring&page=2&x=1",
    200,
    "Portfolio · Toko Daring · Halaman 2 | Etalase",
    "https://site.test/portfolio?projectType=Toko+Daring&amp;page=2",
  ],
  ["/portfolio?projectType=Omong", 200, "Portfolio | Etalase", "https://site.test/portfolio?projectType=Omong"],
  [
    "/portfolio/toko-daring-dan-stok-tiga-cabang",
    200,
    "Toko daring dan stok tiga cabang | Etalase",
    "https://site.test/portfolio/toko-daring-dan-stok-tiga-cabang",
  ],
  ["/portfolio/tidak-ada", 404, "Halaman Tidak Ditemukan - 404", "https://site.test/portfolio/tidak-ada"],
  ["/privacy-policy", 200, "Kebijakan Privasi | Etalase", "https://site.test/privacy-policy"],
  ["/login", 200, "Sign in | Etalase", "https://site.test/login"],
  ["/register", 200, "Create an account | Etalase", "https://site.test/register"],
  ["/berita/tag/tidak-ada", 404, "Halaman Tidak Ditemukan - 404", "https://site.test/berita/tag/tidak-ada"],
  ["/berita/tidak-ada", 404, "Berita Tidak Ditemukan", "https://site.test/berita/tidak-ada"],
  ["/tidak-ada", 404, "Halaman Tidak Ditemukan - 404", "https://site.test/tidak-ada"],
  ["//tidak-ada", 404, "Halaman Tidak Ditemukan - 404", "https://site.test//tidak-ada"],
  ["/berita/%E0%A4%A", 404, "Halaman Tidak Ditemukan - 404", "https://site.test/berita/%E0%A4%A"],
])("answers %s with %i, its title and its canonical address", async (url, status, title, canonical) => {
  expect(await render(url)).toMatchObject({ status, title, canonical });
});

describe("the way to the dashboard", () => {
  const draw = (url: string, forStaff: boolean) => render(url, makeApi(), { ...site, english: {}, forStaff });
  const waysIn = (html: string) => [...html.matchAll(/<a[^>]+href="(\?[^"]+|\/dashboard[^"]*)"/g)].map(([, to]) => to);
  const bar = [editQuery, "/dashboard"];

  test.each([
    ["/berita/situs-anda-butuh-enam-detik", `/dashboard/news/edit/${makeArticle()._id}`],
    ["/portfolio/toko-daring-dan-stok-tiga-cabang", `/dashboard/portfolio/edit/${makeProject()._id}`],
    ["/tentang-kami", `/dashboard/pages/edit/${makeOwnPage().id}`],
    ["/privacy-policy", `/dashboard/pages/edit/${makePrivacyPolicy().id}`],
    ["/portfolio", undefined],
  ])("of %s is a bar for staff, and nothing for others; the page names its form", async (url, form) => {
    const page = await draw(url, true);
    expect([waysIn(page.html), page.form]).toEqual([bar, form]);
    const visitors = (await draw(url, false)).html;
    expect(waysIn(visitors)).toEqual([]);
    expect(visitors).not.toMatch(/class="staff"|\.staff/);
  });

  test("speaks the language of the page", async () => {
    expect((await draw("/en", true)).html).toContain("Edit this page");
    expect((await draw("/", true)).html).toContain("Ubah halaman ini");
  });
});

test.each([
  ["/berita/alamat-lama", "/berita/situs-anda-butuh-enam-detik"],
  ["/portfolio/alamat-lama", "/portfolio/toko-daring-dan-stok-tiga-cabang"],
  ["/alamat-lama", "/tentang-kami"],
  ["/berita/tag/Toko%20Daring", "/berita/tag/toko-daring"],
  ["/berita/tag/C%23", "/berita/tag/c-sharp"],
  ["/berita/tag/TOKO-DARING?page=2", "/berita/tag/toko-daring?page=2"],
])("answers the other address %s with a permanent redirect to the new one", async (url, location) => {
  expect(await render(url)).toMatchObject({ status: 301, location });
});

test.each([
  ["/berita/tag/c", 301, "/berita/tag/c-plus-plus"],
  ["/berita/tag/stra-e?page=2", 301, "/berita/tag/strasse?page=2"],
  ["/berita/tag/c-plus-plus", 404, undefined],
])("answers %s, a tag's address that has no articles, with %i", async (url, status, location) => {
  const api = makeApi({
    blog: async ({ page }) => ({ news: [], total: 0, page, totalPages: 0 }),
    facets: async () => ({
      categories: [],
      tags: [
        { name: "C++", slug: "c-plus-plus", count: 2 },
        { name: "C#", slug: "c-sharp", count: 1 },
        { name: "Straße", slug: "strasse", count: 1 },
      ],
      archives: [],
    }),
  });
  const answer = await render(url, api);
  expect({ status: answer.status, location: answer.location }).toEqual({ status, location });
});

test.each([
  ["/login", "en", "noindex"],
  ["/register", "en", "noindex"],
  ["/", "id", undefined],
  ["/berita?search=toko", "id", "noindex"],
  ["/tidak-ada", "id", "noindex"],
  ["/berita/tidak-ada", "id", "noindex"],
])("gives %s its language and its place in search engines", async (url, lang, robots) => {
  const page = await render(url);
  expect(page.html).toContain(`<html lang="${lang}">`);
  expect(page.robots).toBe(robots);
});

describe("structured data", () => {
  type Node = Readonly<Record<string, string>>;
  const kindIn = (graph: readonly Node[], kind: string) => graph.filter((node) => node["@type"] === kind);
  const trailIn = (graph: readonly { itemListElement: readonly { item: string }[] }[]) =>
    graph
      .find((node) => "itemListElement" in node)
      ?.itemListElement.map(({ item }) => item.replace("https://site.test", ""));

  test("describes a business with its hours, once an address is there", async () => {
    const spans = [
      { opens: "08:00", closes: "11:30" },
      { opens: "13:00", closes: "17:00" },
    ];
    const holidays = [{ date: "2026-12-25", name: "Natal", spans: null }];
    const officeHours = { days: [null, null, null, null, spans, null, null], holidays };
    const described = async (address: string) => {
      const site = makeSite();
      const { graph } = await render("/", makeApi(), {
        ...site,
        settings: { ...site.settings, address, officeHours },
      });
      return graph.find((node: { "@id": string }) => node["@id"].endsWith("#organization"));
    };
    expect(await described("Jalan Satu")).toMatchObject({
      "@type": ["Organization", "LocalBusiness"],
      address: "Jalan Satu",
      areaServed: { name: "Indonesia" },
      openingHoursSpecification: spans.map((span) => ({ ...span, dayOfWeek: ["Friday"] })),
      specialOpeningHoursSpecification: [
        { validFrom: "2026-12-25", validThrough: "2026-12-25", opens: "00:00", closes: "00:00" },
      ],
    });
    expect(await described("")).toMatchObject({ "@type": "Organization" });
    expect(await described("")).not.toHaveProperty("openingHoursSpecification");
  });

  test("describes an article and where it stands", async () => {
    const { graph } = await render("/berita/situs-anda-butuh-enam-detik");
    expect(graph).toContainEqual(
      expect.objectContaining({
        "@type": "BlogPosting",
        headline: "Situs Anda butuh enam detik",
        datePublished: "2026-11-16T20:00:00.000Z",
        author: { "@type": "Person", name: "Nadia Anggraini" },
      }),
    );
    expect(trailIn(graph)).toEqual(["/", "/berita", "/berita/situs-anda-butuh-enam-detik"]);
  });

  test("describe a project as a creative work of the site's owner, for its client", async () => {
    const { graph } = await render("/portfolio/toko-daring-dan-stok-tiga-cabang");
    expect(kindIn(graph, "CreativeWork")[0]).toMatchObject({
      name: "Toko daring dan stok tiga cabang",
      url: "https://site.test/portfolio/toko-daring-dan-stok-tiga-cabang",
      genre: "Toko Daring",
      keywords: "TypeScript, MySQL",
      creator: { "@id": "https://site.test/#organization" },
      sourceOrganization: { name: "Mega Digital" },
      creativeWorkStatus: "Completed",
      dateCreated: "2026-09-30",
      sameAs: "https://mega.test",
    });
    expect(trailIn(graph)).toEqual(["/", "/portfolio", "/portfolio/toko-daring-dan-stok-tiga-cabang"]);
  });

  test("offers the packages at their prices on the landing page", async () => {
    const { graph } = await render("/");
    const offers = kindIn(graph, "Offer");
    expect(offers).toHaveLength(4);
    expect(offers[0]).toMatchObject({ name: "Paket UMKM", price: 299_000, priceCurrency: "IDR" });
    expect(offers[1]).not.toHaveProperty("description");
    expect(offers.at(-1)).toMatchObject({ priceSpecification: { minPrice: 3_000_000, priceCurrency: "IDR" } });
    expect(offers.at(-1)).not.toHaveProperty("price");
  });

  test("answers the questions of the landing page, with whole addresses in its links", async () => {
    const faqs = async () => [makeFaq(), makeFaq({ question: "Ada garansi?", answer: "<p>Setahun penuh.</p>" })];
    const { graph } = await render("/", makeApi({ faqs }));
    const [page, ...others] = graph.filter((node: Node) => node["@type"] === "FAQPage");
    expect(others).toEqual([]);
    expect(page.url).toBe("https://site.test/#faq");
    const answers = page.mainEntity.map((one: { name: string; acceptedAnswer: { text: string } }) => [
      one.name,
      one.acceptedAnswer.text,
    ]);
    expect(answers).toEqual([
      ["Berapa lama pengerjaannya?", '<p>Dua minggu. <a href="https://site.test/#price">Lihat paket</a></p>'],
      ["Ada garansi?", "<p>Setahun penuh.</p>"],
    ]);
    expect(kindIn((await render("/")).graph, "FAQPage")).toEqual([]);
  });
});

describe("the site's own tags", () => {
  const headOf = async (url: string, settings = site.settings) =>
    (await render(url, makeApi(), makeSite({ settings }))).html.split("</head>")[0] ?? "";

  test.each(["/", "/berita", "/tidak-ada"])("of %s lead to its icons, its manifest and its feed", async (url) => {
    const head = await headOf(url);
    for (const link of [
      '<link rel="icon" href="/assets/favicon.svg">',
      '<link rel="apple-touch-icon" href="/assets/apple-touch-icon.png">',
      '<link rel="manifest" href="/manifest.webmanifest">',
      '<link rel="alternate" type="application/rss+xml" title="Etalase" href="/rss.xml">',
      '<meta name="theme-color" content="#0D8ABC">',
    ])
      expect(head).toContain(link);
  });

  test("hold the keywords of the settings", async () => {
    const head = await headOf("/", { ...site.settings, metaTags: 'situs web, "UMKM" & desain' });
    expect(head).toContain('<meta name="keywords" content="situs web, &quot;UMKM&quot; &amp; desain">');
  });

  test("hold the tags that the settings list, and none that speaks to browsers", async () => {
    const tags = [
      { name: "author", content: 'Nadia "><script>' },
      { property: "fb:app_id", content: "12345" },
      { name: "refresh", content: "0;url=https://elsewhere.test" },
      { "http-equiv": "refresh", content: "0;url=https://elsewhere.test" },
    ];
    const head = await headOf("/", { ...site.settings, metaTags: JSON.stringify(tags) });
    expect(head).toContain('<meta name="author" content="Nadia &quot;&gt;&lt;script&gt;">');
    expect(head).toContain('<meta property="fb:app_id" content="12345">');
    expect(head).not.toContain("elsewhere.test");
  });

  test.each(["[broken", "[null, 7, {}]", '[{"name":["author"],"content":{}}]', '{"content":"x"}', "{"])(
    "are written without what a row holds that no form has let in: %s",
    async (metaTags) => {
      expect(await headOf("/", { ...site.settings, metaTags })).toBe(
        await headOf("/", { ...site.settings, metaTags: "" }),
      );
    },
  );
});

describe("share previews", () => {
  const propertyOf = (html: string, name: string) =>
    new RegExp(`<meta property="${name}" content="(.*?)">`).exec(html)?.[1];

  test("tell when an article was written", async () => {
    const { html } = await render("/berita/situs-anda-butuh-enam-detik");
    expect(propertyOf(html, "article:published_time")).toBe("2026-11-16T20:00:00.000Z");
  });

  test.each([
    ["/", "/share/index.jpg", "Etalase: pengembangan web dan solusi digital"],
    ["/berita", "/share/berita.jpg", "Blog | Etalase"],
    ["/berita?search=toko&page=2", "/share/berita.jpg", "Blog · Halaman 2 | Etalase"],
    ["/berita/tag/gambar", "/share/berita/tag/gambar.jpg", "Artikel tentang gambar | Etalase"],
    ["/portfolio?page=2", "/share/portfolio.jpg", "Portfolio · Halaman 2 | Etalase"],
    [
      "/berita/situs-anda-butuh-enam-detik",
      "/share/berita/situs-anda-butuh-enam-detik.jpg?v=1",
      "Situs Anda butuh enam detik",
    ],
    [
      "/portfolio/toko-daring-dan-stok-tiga-cabang",
      "/share/portfolio/toko-daring-dan-stok-tiga-cabang.jpg?v=3",
      "Toko daring dan stok tiga cabang",
    ],
  ])("of %s show the card of the page or its record, with size, kind and words", async (url, path, title) => {
    const { html } = await render(url);
    const card = `https://site.test${path}`;
    const names = ["image", "image:width", "image:height", "image:type", "image:alt", "title", "type"];
    expect(names.map((name) => propertyOf(html, `og:${name}`))).toEqual([
      ...[card, "1200", "630", "image/jpeg", title, title],
      url.startsWith("/berita/situs") ? "article" : "website",
    ]);
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image">');
    expect(html).toContain(`<meta name="twitter:image" content="${card}">`);
  });

  test.each(["/tidak-ada", "/berita/tag/tidak-ada"])("of %s show no picture", async (url) => {
    const api = makeApi({ blog: async ({ page }) => ({ news: [], total: 0, page, totalPages: 0 }) });
    expect(propertyOf((await render(url, api)).html, "og:image")).toBeUndefined();
  });

  test.each(["/", "/berita", "/berita/tag/gambar", "/portfolio"])(
    "of %s show the site's own picture where it has one",
    async (url) => {
      const ogImage = "https://site.test/media/site.webp";
      const { html } = await render(url, makeApi(), makeSite({ settings: { ...site.settings, ogImage } }));
      expect(propertyOf(html, "og:image")).toBe("https://site.test/share/index.jpg?v=site.webp");
      expect(propertyOf(html, "og:image:width")).toBe("1200");
    },
  );

  test("of a sample show no card, since there is none", async () => {
    expect(propertyOf((await render("/berita/memilih-nama-domain", failingApi)).html, "og:image")).toBeUndefined();
  });
});

test("cuts descriptions after a whole word, near 160 characters", async () => {
  const excerpt = "Gambar katalog besar, huruf tiga server, ".repeat(7).trim();
  const { html } = await render(
    "/berita/situs-anda-butuh-enam-detik",
    makeApi({ article: async () => makeArticle({ excerpt }) }),
  );
  for (const name of ['name="description"', 'property="og:description"', 'name="twitter:description"']) {
    const text = new RegExp(`<meta ${name} content="(.*?)"`).exec(html)?.[1] ?? "";
    expect(text.length).toBeLessThanOrEqual(160);
    expect(text.length).toBeGreaterThan(140);
    expect(text).toMatch(/(?:katalog|besar|huruf|tiga|server|Gambar)…$/);
  }
});

test("names no category that does not exist", async () => {
  const { html, title } = await render("/berita?category=Beli+sekarang+di+penipu.test");
  expect(title).toBe("Blog | Etalase");
  expect(html).not.toContain("Kategori: Beli");
  expect(html).toContain("Kategori tidak dikenal");
  expect((await render("/berita?category=Performa")).title).toBe("Blog · Performa | Etalase");
});

test.each(["/", "/login"])("the skip link of %s leads to where the focus can go", async (url) => {
  expect((await render(url)).html).toMatch(/<main id="isi" tabindex="-1"/);
});

describe("hidden sections", () => {
  const page = ["home", "portfolio", "partners", "contact"] as const;
  const context = makeSite({ sections: { page, menu: page } });

  test.each(["/", "/berita/situs-anda-butuh-enam-detik", "/x"])("are not linked from %s", async (url) => {
    const { html } = await render(url, makeApi({ faqs: async () => [makeFaq()] }), context);
    const targets = new Set([...html.matchAll(/href="\/?#([a-z]+)"/g)].map(([, id]) => id));
    expect([...targets].filter((id) => ["features", "price", "news", "faq"].includes(id ?? ""))).toEqual([]);
    expect(targets).toContain("portfolio");
  });

  test("are told to no search engine, and their failures trouble nobody", async () => {
    const { graph, status, robots } = await render("/", { ...makeApi(), packages: failingApi.packages }, context);
    expect([status, robots]).toEqual([200, undefined]);
    const { graph: whole } = await render("/", makeApi({ faqs: async () => [makeFaq()] }), context);
    const types = [...graph, ...whole].map((node: { "@type": string }) => node["@type"]);
    expect(types.filter((type) => type === "Offer" || type === "FAQPage")).toEqual([]);
  });
});

describe("the footer", () => {
  const footerOf = async (context = site) => {
    const { html } = await render("/berita", makeApi(), context);
    return html.slice(html.indexOf("<footer"), html.indexOf("</footer>"));
  };

  test("lists the services", async () => {
    const links = [...(await footerOf()).matchAll(/<a href="\/#features">(.*?)<\/a>/g)].map(([, name]) => name);
    expect(links.slice(0, -1)).toEqual([1, 2, 3, 4, 5, 6].map((number) => `Layanan ${number}`));
    const { html } = await render("/berita", makeApi({ services: () => Promise.reject(new Error("away")) }), site);
    expect(html.slice(html.indexOf("<footer"))).not.toContain("<h2>Layanan</h2>");
  });

  test("invites only where there is a way to answer", async () => {
    const settings = { ...site.settings, contactEmail: "" };
    expect(await footerOf(makeSite({ settings }))).not.toContain("Anda pajang?");
    expect(await footerOf()).toMatch(/Anda pajang\?.*href="mailto:halo@site.test"/);
    expect(await footerOf(makeSite({ settings, whatsappFallback: "0811 2345" }))).toMatch(
      /Anda pajang\?.*href="https:\/\/wa.me\//,
    );
  });
});

test("every page links to what clients say, where they said something", async () => {
  const spoken = makeApi({ testimonials: async () => [makeTestimonial()] });
  for (const url of siteUrls) {
    expect((await render(url, spoken)).html).toContain('<a href="/#testimonials">Testimoni</a>');
    for (const api of [makeApi(), failingApi]) expect((await render(url, api)).html).not.toContain("#testimonials");
  }
});

describe("the footer's signature", () => {
  const footerOf = async (change: Partial<typeof site.settings>) => {
    const { html } = await render("/berita", makeApi(), makeSite({ settings: { ...site.settings, ...change } }));
    return html.slice(html.indexOf("<footer"));
  };

  test("stands once: below, or where one would be invited", async () => {
    const below = await footerOf({});
    const instead = await footerOf({ contactEmail: "" });
    for (const footer of [below, instead]) expect(footer.match(/class="logo"/g)).toHaveLength(1);
    expect(below.indexOf('class="logo"')).toBeGreaterThan(below.indexOf("footer-last"));
    expect(instead.indexOf('class="logo"')).toBeLessThan(instead.indexOf("<nav"));
  });

  test("a site without any address has no empty column for it", async () => {
    expect(await footerOf({})).toContain("footer-contact");
    expect(await footerOf({ contactEmail: "", address: "" })).not.toContain("footer-contact");
  });
});

describe("the policy", () => {
  test("stands in the head before everything that it governs, with the style sheet's hash", async () => {
    const { html, policy: sent } = await render("/");
    expect(sent).toContain("'sha256-abc'");
    const policy = html.indexOf("Content-Security-Policy");
    expect(html.slice(policy, html.indexOf(">", policy))).toContain("style-src https://site.test/assets/ 'sha256-abc'");
    expect(policy).toBeLessThan(html.indexOf("<style"));
    expect(policy).toBeLessThan(html.indexOf("<link"));
  });

  test.each([...siteUrls, "/login"])("is obeyed by %s", async (url) => {
    const { html } = await render(url);
    expect(html).not.toMatch(/<[^>]+\sstyle=/);
    expect(html).not.toMatch(/<[^>]+\son\w+=/);
    expect(html.match(/<script(?![^>]*(?:src=|application\/))/g)).toBeNull();
  });
});

test("lets no text end the boot data or become a tag", async () => {
  const title = "</script><img src=x onerror=alert(1)> & \u2028 $'";
  const { content: _content, ...post } = makeArticle({ title });
  const api = makeApi({ blog: async () => ({ news: [post], total: 1, page: 1, totalPages: 1 }) });
  const { html, boot } = await render("/berita", api);
  expect(html).not.toContain("<img src=x");
  expect(html.slice(html.indexOf('id="boot"'))).not.toContain("\u2028");
  expect(boot.data.list.page.news[0].title).toBe(title);
});

test("shows an article whole: date in Jakarta, reading time, views, body, tags, related", async () => {
  const { html, heading } = await render("/berita/situs-anda-butuh-enam-detik");
  expect(heading).toBe("Situs Anda butuh enam detik");
  for (const part of [
    "17 November 2026",
    "6 menit baca",
    "1.284 kali dilihat",
    "<p>Pemilik toko perabot itu menelepon.</p>",
    'href="/berita/tag/toko-daring"',
    'href="/berita?category=Performa"',
    'srcset="https://site.test/media/aa-480.webp 480w"',
    '<rect width="1" height="1" fill="#f8d9a6">',
    "Artikel terkait",
    "Kembali ke Blog",
    "https://www.facebook.com/sharer/sharer.php?u=https%3A%2F%2Fsite.test%2Fberita%2Fsitus-anda-butuh-enam-detik",
  ]) {
    expect(html).toContain(part);
  }
});

test("never shows search engines a change from before the publication", async () => {
  const article = { ...makeArticle(), updatedAt: "2026-11-10T02:00:00.000Z" };
  const { html } = await render("/berita/situs-anda-butuh-enam-detik", makeApi({ article: async () => article }));
  expect(html).toContain(`"dateModified":"${article.date}"`);
  expect(html).toContain(`property="article:modified_time" content="${article.date}"`);
});

test("takes a planned publication of an earlier article for its last change, as the sitemap does", async () => {
  const article = { ...makeArticle(), publishAt: "2026-11-21T02:00:00.000Z", updatedAt: "2026-11-20T02:00:00.000Z" };
  const { html } = await render("/berita/situs-anda-butuh-enam-detik", makeApi({ article: async () => article }));
  expect(html).toContain(`"datePublished":"${article.date}","dateModified":"${article.publishAt}"`);
});

test.each(["", "data:image/png;base64,AAAA", "javascript:alert(1)", "/media/a.webp"])(
  "draws a placeholder for the picture %j",
  async (featuredImage) => {
    const api = makeApi({ article: async () => makeArticle({ featuredImage }), related: async () => [] });
    const { html } = await render("/berita/situs-anda-butuh-enam-detik", api);
    expect(html.slice(html.indexOf('id="app"'), html.indexOf('id="boot"'))).not.toContain("<img");
    expect(html).toContain('aria-label="No Image"');
  },
);

test("a logo drawn for white stands on a plate on dark grounds, and on no page without one", async () => {
  const plated = async (logo: string) => {
    const { html } = await render("/berita", makeApi(), { ...site, settings: { ...site.settings, logo } });
    return /\.footer[^{]*\.logo img\{[^}]*background:#fff/.test(html) && html.includes("mix-blend-mode:multiply");
  };
  expect([await plated("/media/logo.png"), await plated("")]).toEqual([true, false]);
});

describe("samples", () => {
  test.each([
    ["when the API does not answer", failingApi, 503, 'href="/berita/memilih-nama-domain"'],
    ["when there is no article at all", emptyApi, 200, undefined],
  ])("stand in, marked and unlisted, %s", async (_when, api, status, link) => {
    const page = await render("/berita", api);
    expect(page).toMatchObject({ status, robots: "noindex" });
    expect(page.html).toContain("Menggunakan data contoh");
    expect(page.html).toContain("Memilih nama domain yang mudah disebut lewat telepon");
    // A sample without a page must not be a link.
    expect(page.html.includes('href="/berita/memilih-nama-domain"')).toBe(link !== undefined);
  });

  test("stand in for an article that could not be fetched", async () => {
    const page = await render("/berita/memilih-nama-domain", failingApi);
    expect(page).toMatchObject({ status: 503, robots: "noindex" });
    expect(page.html).toContain("Menggunakan data contoh");
  });

  test("stand in for related articles that could not be fetched", async () => {
    const page = await render("/berita/situs-anda-butuh-enam-detik", makeApi({ related: failingApi.related }));
    expect(page.status).toBe(200);
    expect(page.html).toContain("Menggunakan data contoh");
  });

  const inUse = { ...site, isInUse: true };

  test.each([
    ["/", failingApi, 503, "Mitra belum dapat dimuat"],
    ["/berita", failingApi, 503, "Gagal memuat berita. Silakan coba lagi nanti."],
    ["/berita", emptyApi, 200, "Tidak ada berita ditemukan"],
    ["/berita?page=2", emptyApi, 200, "Tidak ada berita ditemukan"],
    ["/berita/memilih-nama-domain", failingApi, 503, "Oops! Terjadi kesalahan"],
    [
      "/berita/situs-anda-butuh-enam-detik",
      makeApi({ related: failingApi.related }),
      200,
      "Situs Anda butuh enam detik",
    ],
    ["/en/berita", emptyApi, 404, "Page not found"],
  ])("are never on %s of a site in use", async (url, api, status, sentence) => {
    const page = await render(url, api, { ...inUse, english: {} });
    expect(page).toMatchObject({ status });
    expect(page.html).toContain(sentence);
    for (const sample of ["data contoh", "sample data", "Omah Roti", "nama domain yang mudah"])
      expect(page.html).not.toContain(sample);
  });

  test("do not hide that an article without a sample could not be fetched", async () => {
    const page = await render("/berita/artikel-lain", failingApi);
    expect(page).toMatchObject({ status: 503, heading: "Oops! Terjadi kesalahan" });
    expect(page.html).toContain("Berita tidak ditemukan");
  });
});

test.each([
  ["/portfolio", "Failed to load portfolio items. Please try again later."],
  ["/portfolio/toko-daring-dan-stok-tiga-cabang", "Proyek ini belum bisa dimuat."],
])("answers %s with 503 when it could not be fetched, and says so", async (url, sentence) => {
  const page = await render(url, failingApi);
  expect(page).toMatchObject({ status: 503, robots: "noindex" });
  expect(page.html).toContain(sentence);
  expect(page.html).toMatch(new RegExp(`href="${url}"[^>]*>Coba Lagi`));
});

test.each([
  ["/portfolio", makeApi(), undefined],
  ["/portfolio?projectType=Toko+Daring", makeApi(), undefined],
  ["/portfolio?search=kasir", makeApi(), "noindex"],
  ["/portfolio?projectType=Toko+Daring&isFeatured=true", makeApi(), "noindex"],
  ["/portfolio", emptyApi, "noindex"],
])("tells search engines which of the lists to keep: %s", async (url, api, robots) => {
  expect((await render(url, api)).robots).toBe(robots);
});

describe("the scripts of others", () => {
  const shown = (url: string, change = {}) => render(url, makeApi(), makeSite({ foreign, ...change }));
  const hosts = foreign.hosts.map((host) => `https://${host}`).join(" ");

  test("may come from exactly their hosts, once the visitor agrees", async () => {
    const { policy, html, boot } = await shown("/");
    expect(policy).toContain(`frame-src ${hosts};`);
    expect(policy).toContain(`script-src https://site.test/assets/ https://site.test${foreign.path} ${hosts};`);
    expect(policy).toContain(`connect-src 'self' ${hosts};`);
    expect([boot.site.foreign, html.includes(`src="${foreign.path}"`)]).toEqual([foreign, false]);
  });

  test.each(["/login", "/tidak-ada"])("are not for %s", async (url) => {
    const { policy, boot } = await shown(url);
    expect([policy.includes("facebook"), boot.site.foreign]).toEqual([false, undefined]);
  });

  test("are not for a detached page", async () => {
    const { policy, html } = await shown("/", { alone: { html: "", css: "", cssHash: "" } });
    expect(policy + html).not.toContain("facebook");
  });

  test("are named by the privacy policy", async () => {
    const { html } = await shown("/privacy-policy");
    expect(html).toContain("layanan di connect.facebook.net dan www.facebook.com memproses");
    expect(html).toContain("data-consent");
  });
});

describe("the privacy policy", () => {
  test("speaks of Google Analytics and of the provider's measuring only where they are used", async () => {
    const bare = (await render("/privacy-policy")).html;
    expect(bare).not.toContain("Google Analytics");
    expect(bare).not.toContain("skripnya sendiri");
    const settings = { ...site.settings, googleAnalyticsId: "G-12345678" };
    const speedInsightsUrl = "https://speed.test/script.js";
    const { html } = await render("/privacy-policy", makeApi(), makeSite({ settings, speedInsightsUrl }));
    expect(html).toContain("Google Analytics baru dimuat setelah Anda menyetujuinya.");
    expect(html).toContain("skripnya sendiri");
    expect(html).toMatch(/<button[^>]*data-consent[^>]*>Ubah pilihan analitik/);
  });

  test("has the record's title and text, and the day of its last change", async () => {
    const { title, updatedAt } = makePrivacyPolicy();
    const { html, heading, graph } = await render("/privacy-policy");
    expect([heading, html.includes(`<time datetime="${updatedAt}">Terakhir diperbarui 23 November 2026`)]).toEqual([
      title,
      true,
    ]);
    expect(html).toContain("<p>Etalase menyimpan sesedikit mungkin.</p>");
    expect(graph).toContainEqual(expect.objectContaining({ "@type": "WebPage", name: title }));
  });

  test("says what must be said, wherever the text has its place, and shows no name in braces", async () => {
    const content = "<p>Kami {controller} menjaga data.</p><h2>Data &amp; kami</h2><p>Ini saja: {storedData}</p>";
    const settings = { ...site.settings, siteName: "Toko <b>", contactEmail: "kami@toko.test" };
    const api = makeApi({ ownPage: async () => makePrivacyPolicy({ content }) });
    const { html } = await render("/privacy-policy", api, makeSite({ settings }));
    const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
    expect(main).toContain('href="mailto:kami@toko.test"');
    expect(main).toContain("<b>Toko &lt;b&gt;</b>");
    expect(main).toContain('<details class="stored"');
    expect(main).toContain("Data &amp; kami");
    expect(main).not.toMatch(/[{}]/);
  });

  test("has contents only where there are headings", async () => {
    const shown = async (content: string) =>
      (await render("/privacy-policy", makeApi({ ownPage: async () => makePrivacyPolicy({ content }) }))).html;
    expect(await shown("<p>Singkat saja.</p>")).not.toContain("Isi halaman");
    expect(await shown("<h2>Data</h2><p>Singkat saja.</p>")).toContain("Isi halaman");
  });

  test("that cannot be loaded, or is missing, says so", async () => {
    for (const ownPage of [failingApi.ownPage, async () => null]) {
      const { status, html } = await render("/privacy-policy", makeApi({ ownPage }));
      expect([status, html.includes("Halaman ini belum bisa dimuat")]).toEqual([503, true]);
    }
  });

  test("is linked from every page", async () => {
    for (const url of siteUrls) expect((await render(url)).html, url).toContain('href="/privacy-policy"');
  });
});

describe("without scripts", () => {
  test("every filter and page of the blog is a link or a form", async () => {
    const { html } = await render("/berita?category=Performa&page=2");
    expect(html).toContain('href="/berita?category=SEO+%26+Iklan"');
    expect(html).toContain('href="/berita?category=Performa&amp;tag=gambar"');
    expect(html).toContain('href="/berita?category=Performa&amp;archive=2026-11"');
    expect(html).toContain('href="/berita?category=Performa&amp;page=3#artikel"');
    expect(html).toMatch(/<form[^>]*action="\/berita"/);
    expect(html).toMatch(/<details[^>]*><summary[^>]*>.*?Saring/);
    expect(html).toMatch(/<input[^>]*type="hidden"[^>]*name="category"[^>]*value="Performa"/);
  });

  test("every filter and page of the portfolio is a field of a form or a link", async () => {
    const { html } = await render("/portfolio?projectType=Toko+Daring&isFeatured=true&search=kasir");
    expect(html).toMatch(/<form[^>]*action="\/portfolio"/);
    expect(html).toMatch(/<option[^>]*selected[^>]*>Toko Daring</);
    expect(html).toMatch(/<input[^>]*name="isFeatured"[^>]*checked/);
    expect(html).toMatch(/<details[^>]*open[^>]*><summary[^>]*aria-label="Cari proyek"/);
    expect(html).toMatch(/<input[^>]*name="search"[^>]*value="kasir"/);
    expect(html).toMatch(/<button[^>]*type="submit"[^>]*>Terapkan/);
    const page2 = "/portfolio?projectType=Toko+Daring&amp;isFeatured=true&amp;search=kasir&amp;page=2#proyek";
    expect(html).toContain(`href="${page2}"`);
    expect(html).toContain('href="/portfolio#proyek"');
  });

  test("a project's pictures lead to their files", async () => {
    const { html } = await render("/portfolio/toko-daring-dan-stok-tiga-cabang");
    for (const file of ["bb", "cc"]) expect(html).toContain(`href="https://site.test/media/${file}.webp" data-large`);
  });
});

test("shows of the settings only what is there", async () => {
  const bare = await render("/x", makeApi(), makeSite({ settings: { ...site.settings, contactEmail: "" } }));
  expect(bare.html).not.toContain('class="topbar"');
  expect(bare.html).not.toContain('class="social"');
  const socialMedia = {
    ...site.settings.socialMedia,
    instagram: "https://instagram.com/etalase",
    facebook: "javascript:alert(1)",
  };
  const full = await render(
    "/x",
    makeApi(),
    makeSite({ settings: { ...site.settings, contactPhone: "0812-3456", socialMedia } }),
  );
  expect(full.html).toContain('class="topbar"');
  expect(full.html).toContain('href="https://instagram.com/etalase"');
  expect(full.html).toContain("https://wa.me/628123456?text=");
  expect(full.html).not.toContain('href="javascript:');
});

test("says that registration is closed", async () => {
  const closed = makeSite({ registration: "closed" });
  expect((await render("/register", makeApi(), closed)).heading).toBe("Registration is closed");
});

test.each([...siteUrls, "/login", "/register"])("brings every icon and drawing that %s refers to", async (url) => {
  const { html } = await render(url);
  const wanted = [...html.matchAll(/<use href="#([^"]+)"/g)].map(([, id]) => id);
  expect(wanted.filter((id) => !html.includes(`<symbol id="${id}"`))).toEqual([]);
});

test("a page with a video may frame its host, and no other page may frame anything", async () => {
  const content = '<figure><a href="https://vimeo.com/76979871">Tur toko</a></figure>';
  const api = makeApi({ article: async () => makeArticle({ content }) });
  const { policy, html } = await render("/berita/situs-anda-butuh-enam-detik", api);
  expect(policy).toContain("frame-src https://player.vimeo.com;");
  expect(html).toContain('<script type="module" src="/assets/playVideos.js">');
  for (const url of siteUrls) {
    const other = await render(url);
    expect(other.policy, url).toContain("frame-src 'none'");
    expect(other.html, url).not.toContain("playVideos");
  }
});

test("crops keep the focal point by classes, whose rules the policy knows by their hash", async () => {
  const crops = ["f20-100", "f0-50"];
  const { policy, html, boot } = await render("/", makeApi(), { ...site, crops });
  const css = ".f20-100{object-position:20% 100%}.f0-50{object-position:0% 50%}";
  expect(html).toContain(`<style>${css}</style>`);
  const hash = createHash("sha256").update(css).digest("base64");
  expect(policy).toContain(`'sha256-${hash}'`);
  expect(boot.site.crops).toBeUndefined();
  expect((await render("/")).html).not.toContain("object-position:");
});

describe("the owner's colours", () => {
  const brand = { primary: "#7A1FA2", accent: "", dark: "#1B1030" };
  const coloured = { ...site, settings: { ...site.settings, brand } };
  const styleOf = (html: string) => /<style>(:root\{.*?)<\/style>/.exec(html)?.[1] ?? "";

  test.each(["/", "/berita", "/portfolio", "/privacy-policy", "/tidak-ada", "/login"])("are on %s", async (url) => {
    const { html, policy } = await render(url, makeApi(), coloured);
    const css = styleOf(html);
    expect(css).toContain("--brand:#7A1FA2;");
    expect(css).toContain("--ink:#1B1030;");
    expect(css).not.toContain("--sun:");
    expect(policy).toContain(`'sha256-${createHash("sha256").update(css).digest("base64")}'`);
    expect(html).toContain('<meta name="theme-color" content="#7A1FA2">');
    // They come after the styles of the build, which they change.
    expect(html.indexOf(css)).toBeGreaterThan(html.indexOf("data-of="));
  });

  test("paint the drawings in the page", async () => {
    const css = styleOf((await render("/login", makeApi(), coloured)).html);
    expect(css).toContain('symbol [fill="#0D8ABC"]{fill:#7A1FA2}');
    expect(css).not.toContain("#F2A33A");
  });

  test("leave a page without any as it was", async () => {
    const { html, policy } = await render("/");
    expect(styleOf(html)).toBe("");
    expect(html).toContain('<meta name="theme-color" content="#0D8ABC">');
    expect(policy).toBe((await render("/", makeApi(), { ...site, crops: [] })).policy);
  });
});

describe("what a record says of itself", () => {
  const own = {
    seoTitle: "Situs lambat: penyebab & obat",
    seoDescription: `Dari enam detik ke satu. ${"Kata demi kata. ".repeat(10)}`.slice(0, 170).trim(),
  };
  const change = { ...own, shareImage: "https://site.test/media/share.webp" };
  const article = { ...makeArticle(), ...change };
  const project = makeProject(change);
  const pages = [
    ["/berita/situs-anda-butuh-enam-detik", makeApi({ article: async () => article }), "BlogPosting", "description"],
    [
      "/portfolio/toko-daring-dan-stok-tiga-cabang",
      makeApi({ project: async () => project }),
      "CreativeWork",
      "abstract",
    ],
  ] as const;

  test.each(pages)("stands in the head of %s, whole, and in its previews", async (url, api, kind, field) => {
    const { html, title, graph, heading } = await render(url, api);
    expect(title).toBe("Situs lambat: penyebab &amp; obat");
    expect(heading).not.toContain("penyebab");
    for (const name of ['property="og:title"', 'name="twitter:title"', 'property="og:image:alt"'])
      expect(html).toContain(`<meta ${name} content="Situs lambat: penyebab &amp; obat">`);
    for (const name of ['name="description"', 'property="og:description"', 'name="twitter:description"'])
      expect(html).toContain(`<meta ${name} content="${own.seoDescription}">`);
    const record = graph.find((one: Record<string, string>) => one["@type"] === kind);
    expect(record[field]).toBe(own.seoDescription);
    expect(record.image).toContain("https://site.test/media/share.webp");
  });

  test.each(pages)("keeps %s out of search engines, but not from being shared or kept", async (url) => {
    const api = makeApi({
      article: async () => makeArticle({ noindex: true }),
      project: async () => makeProject({ noindex: true }),
    });
    const page = await render(url, api);
    expect(page).toMatchObject({ status: 200, robots: "noindex", indexable: true });
    expect(page.html).toContain('<meta property="og:image" content="https://site.test/share/');
  });
});

const keyOfUrl = (url: string) => {
  const { pathname, searchParams } = new URL(url, "http://site.test");
  return keyOf(pathname, searchParams);
};

test.each([
  ["/", "/"],
  ["/?utm_source=wa&fbclid=1", "/"],
  ["/?page=7&search=toko", "/"],
  ["/berita/sebuah-artikel?page=7", "/berita/sebuah-artikel"],
  ["/berita?tag=b&page=2&tag=a&gclid=3", "/berita?tag=b&tag=a&page=2"],
  ["/berita?page=2&tag=b&tag=a", "/berita?tag=b&tag=a&page=2"],
  ["/berita?page=2&page=3&tag=a&tag=a&archive=kapan", "/berita?tag=a&page=2"],
  ["/berita?tag=Toko+Daring&tag=toko-daring", "/berita?tag=toko-daring"],
  ["/berita/tag/seo?page=2", "/berita/tag/seo?page=2"],
  ["/berita?category=SEO+%26+Iklan&search=", "/berita?category=SEO+%26+Iklan"],
  ["/portfolio?isFeatured=true&projectType=Toko", "/portfolio?projectType=Toko&isFeatured=true"],
  ["/login?lang=id", "/login?lang=id"],
  ["/register?accepted=en", "/register?accepted=en"],
])("%s is kept as %s", async (url, key) => {
  expect(await keyOfUrl(url)).toBe(key);
});

test("a search is not kept", async () => {
  expect(await keyOfUrl("/berita?search=toko")).toBeNull();
  expect(await keyOfUrl("/portfolio?search=toko")).toBeNull();
});
