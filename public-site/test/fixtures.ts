import type { NewsArticle, NewsSummary } from "@etalase/contracts/news.schema";
import type { Package } from "@etalase/contracts/packages.schema";
import { privacyPolicySlug } from "@etalase/contracts/pages";
import type { OwnPage } from "@etalase/contracts/pages.schema";
import type { Faq } from "@etalase/contracts/plain/faqs.schema";
import type { Partner } from "@etalase/contracts/plain/partners.schema";
import type { Service } from "@etalase/contracts/plain/services.schema";
import type { Showcase } from "@etalase/contracts/plain/showcases.schema";
import { type PlainAnswer, type PlainResource, plainKinds } from "@etalase/contracts/plain-kinds";
import type { PortfolioItem } from "@etalase/contracts/portfolio.schema";
import type { PlainCalls, PublicApi, SiteContext } from "@etalase/contracts/public-api";
import { initialOf } from "@etalase/contracts/rules/description";
import type { PlainField, PlainKind } from "@etalase/contracts/rules/plain";
import { defaultSettings } from "@etalase/contracts/settings";
import type { ForeignFile } from "@etalase/contracts/site/csp";
import { serviceDrawings, showcaseDrawings } from "@etalase/contracts/site/drawings";
import type { Testimonial } from "@etalase/contracts/testimonials.schema";
import type { Assets } from "../src/server/assets.ts";

const withId = (id: string) => ({ _id: id, id });

const stored = {
  createdAt: "2026-10-01T02:00:00.000Z",
  updatedAt: "2026-10-01T02:00:00.000Z",
  version: 1,
} as const;

/** Always public, and without texts of its own for search engines. */
const plain = {
  publishAt: null,
  unpublishAt: null,
  language: "id",
  translationOf: "",
  translation: null,
  hasOwnExcerpt: false,
  seoTitle: "",
  seoDescription: "",
  noindex: false,
  shareImage: "",
  shareImageSet: null,
} as const;

export const makeArticle = (change: Partial<NewsArticle> = {}): NewsArticle => ({
  ...withId("0123456789abcdef01234567"),
  title: "Situs Anda butuh enam detik",
  slug: "situs-anda-butuh-enam-detik",
  excerpt: "Gambar katalog 4 MB, huruf dari tiga server.",
  content: "<p>Pemilik toko perabot itu menelepon.</p><table><tbody><tr><td>4,1 MB</td></tr></tbody></table>",
  featuredImage: "https://site.test/media/aa.webp",
  featuredImageSet: { width: 1600, height: 1000, color: "#f8d9a6", srcset: "https://site.test/media/aa-480.webp 480w" },
  category: "Performa",
  tags: ["Toko Daring", "gambar"],
  author: { name: "Nadia Anggraini" },
  authorId: null,
  ...plain,
  status: "published",
  isHighlighted: false,
  // In UTC it is still the 16th, in Jakarta already the 17th.
  date: "2026-11-16T20:00:00.000Z",
  createdAt: "2026-11-16T20:00:00.000Z",
  updatedAt: "2026-11-18T03:00:00.000Z",
  views: 1284,
  readingTime: 6,
  version: 1,
  ...change,
});

export const makePosts = (count: number): readonly NewsSummary[] =>
  Array.from({ length: count }, (_, index) => {
    const number = index + 1;
    const { content: _content, ...summary } = makeArticle({
      ...withId(String(number).padStart(24, "a")),
      slug: `artikel-${number}`,
      title: `Artikel ${number}`,
    });
    return summary;
  });

export const makeProject = (change: Partial<PortfolioItem> = {}): PortfolioItem => ({
  ...withId("fedcba987654321001234567"),
  title: "Toko daring dan stok tiga cabang",
  slug: "toko-daring-dan-stok-tiga-cabang",
  description:
    "Katalog 1.200 barang, stok tiga cabang, dan kasir yang saling tahu.\n\nPembeli melihat angka yang sama.",
  excerpt: "Katalog 1.200 barang, stok tiga cabang, dan kasir yang saling tahu. Pembeli melihat angka yang sama.",
  ...plain,
  client: "Mega Digital",
  projectType: "Toko Daring",
  technologies: ["TypeScript", "MySQL"],
  websiteUrl: "https://mega.test",
  completionDate: "2026-09-30",
  status: "published",
  projectStatus: "completed",
  isFeatured: true,
  featuredImage: "https://site.test/media/bb.webp",
  featuredImageSet: { width: 1600, height: 1000, color: "#fde6de", srcset: "https://site.test/media/bb-480.webp 480w" },
  images: ["https://site.test/media/cc.webp"],
  imagesSet: [{ width: 1200, height: 750, color: "#ffffff", srcset: "" }],
  createdAt: "2026-10-01T02:00:00.000Z",
  updatedAt: "2026-10-02T02:00:00.000Z",
  version: 3,
  ...change,
});

export const makeOwnPage = (change: Partial<OwnPage> = {}): OwnPage => ({
  ...withId("abcdef012345678901234567"),
  title: "Tentang Kami",
  slug: "tentang-kami",
  excerpt: "Kami membuat situs untuk toko di kota ini.",
  content: "<p>Kami membuat situs untuk toko di kota ini.</p><table><tbody><tr><td>2016</td></tr></tbody></table>",
  ...plain,
  menu: "navbar",
  order: 0,
  status: "published",
  createdAt: "2026-10-01T02:00:00.000Z",
  updatedAt: "2026-10-02T02:00:00.000Z",
  version: 3,
  ...change,
});

export const makeProjects = (count: number): readonly PortfolioItem[] =>
  Array.from({ length: count }, (_, index) => {
    const number = index + 1;
    return makeProject({
      ...withId(String(number).padStart(24, "b")),
      slug: `proyek-${number}`,
      title: `Proyek ${number}`,
    });
  });

export const makePackage = (change: Partial<Package> = {}): Package => ({
  ...withId("5".repeat(24)),
  slug: "paket-umkm",
  name: "Paket UMKM",
  description: "Situs branding sederhana untuk usaha kecil yang ingin ditemukan.",
  price: 299_000,
  priceBefore: 500_000,
  isFrom: false,
  features: ["Hingga 5 halaman", "Optimasi SEO"],
  badge: "",
  isHighlighted: false,
  isActive: true,
  order: 0,
  promo: null,
  currentPrice: 299_000,
  struckPrice: 500_000,
  discountPercent: 40,
  ...stored,
  ...change,
});

const packageWithId = (number: number, change: Partial<Package>) =>
  makePackage({ ...withId(`${number}`.repeat(24)), ...change });

/** Makes two packages with a price, the highlighted one, and one with a starting price. */
export const makePackages = (): readonly Package[] => [
  packageWithId(5, {}),
  packageWithId(6, { slug: "paket-kilat", name: "Kilat", description: "", struckPrice: null, discountPercent: null }),
  packageWithId(7, { slug: "paket-bisnis", name: "Paket Bisnis", badge: "POPULER", isHighlighted: true }),
  packageWithId(8, {
    slug: "paket-premium",
    name: "Paket Premium",
    isFrom: true,
    price: 3_000_000,
    currentPrice: 3_000_000,
    priceBefore: null,
    struckPrice: null,
    discountPercent: null,
  }),
];

export const makePartner = (change: Partial<Partner> = {}): Partner => ({
  ...withId("1".repeat(24)),
  name: "Mega Digital",
  logo: "https://site.test/media/dd.svg",
  logoSet: { width: 200, height: 100, color: "#ffffff", srcset: "" },
  website: "https://mega.test",
  description: "",
  order: 0,
  isActive: true,
  ...stored,
  ...change,
});

export const makeTestimonial = (change: Partial<Testimonial> = {}): Testimonial => ({
  ...withId("3".repeat(24)),
  name: "dr. Maya Kusuma",
  role: "Direktur Klinik Sentosa",
  quote: "Antrean pagi tinggal separuh.\nPasien tidak lagi menunggu.",
  rating: 4,
  photo: "https://site.test/media/ee.webp",
  photoSet: { width: 240, height: 240, color: "#e6f4fa", srcset: "" },
  portfolioId: null,
  status: "published",
  order: 0,
  ...stored,
  ...change,
});

const nextAddress = { ...withId("b".repeat(24)), slug: "peta-kejadian-bencana" };

export const makeFaq = (change: Partial<Faq> = {}): Faq => ({
  ...withId("7".repeat(24)),
  question: "Berapa lama pengerjaannya?",
  answer: '<p>Dua minggu. <a href="/#price">Lihat paket</a></p>',
  category: "",
  isActive: true,
  order: 0,
  ...stored,
  ...change,
});

const shown = (number: number) => ({
  ...withId(String(number).padStart(24, "d")),
  text: "Uraian singkat.",
  picture: "",
  pictureSet: null,
  drawing: null,
  isActive: true,
  order: number,
  ...stored,
});

export const makeServices = (count: number = serviceDrawings.length): readonly Service[] =>
  Array.from({ length: count }, (_, index) => ({
    ...shown(index),
    title: `Layanan ${index + 1}`,
    drawing: serviceDrawings[index % serviceDrawings.length] ?? null,
  }));

export const makeShowcases = (count: number = showcaseDrawings.length): readonly Showcase[] =>
  Array.from({ length: count }, (_, index) => ({
    ...shown(index),
    title: `Klien ${index + 1}`,
    drawing: showcaseDrawings[index % showcaseDrawings.length] ?? null,
  }));

/** Makes the privacy policy, in few words. */
export const makePrivacyPolicy = (change: Partial<OwnPage> = {}): OwnPage =>
  makeOwnPage({
    title: "Kebijakan Privasi",
    slug: privacyPolicySlug,
    updatedAt: "2026-11-23T00:00:00.000Z",
    content: [
      "<p>{siteName} menyimpan sesedikit mungkin.</p>",
      '<blockquote><h2 id="singkatnya">Singkatnya</h2><ul><li>Tanpa kuki.</li></ul></blockquote>',
      '<h2 id="pengendali">Siapa</h2><p>Pengendali data pribadi di situs ini adalah {siteName}.</p><p>{controller}</p>',
      '<h2 id="data">Data</h2><p>{storedData}</p>',
      '<h2 id="peramban">Kuki</h2><p>Tanpa kuki.</p><p>{consent}</p>',
      '<h2 id="pihak-lain">Pihak lain</h2><p>Hanya tautan.</p><p>{thirdParties}</p>',
    ].join(""),
    ...change,
  });

const noPosts = (page: number) => ({ news: [], total: 0, page, totalPages: 0 });
const noProjects = (page: number) => ({ portfolioItems: [], total: 0, page, totalPages: 0 });
const noFacets = { categories: [], tags: [], archives: [] };

const examples: Readonly<Partial<Record<PlainField["is"], (label: string) => unknown>>> = {
  line: (label) => `${label} 1`,
  lines: (label) => `${label} 1`,
  marked: (label) => `<p>${label} 1</p>`,
  address: () => "https://kopi.example/",
  flag: () => true,
};

/** A record of a plain kind without a picture, by its description. */
export function makePlain<R extends PlainResource>(resource: R): PlainAnswer<R> {
  const { fields }: PlainKind = plainKinds[resource];
  const values = Object.entries(fields).map(([name, field]) => [
    name,
    examples[field.is]?.(field.label) ?? initialOf(field),
  ]);
  const { _id, id, order, createdAt, updatedAt, version } = makeFaq();
  const facts = { _id, id, order, createdAt, updatedAt, version };
  return { ...facts, ...Object.fromEntries(values) } as PlainAnswer<R>; // by its description
}

export const plainCalls: Partial<PlainCalls> = {
  partners: async () => [makePartner(), makePartner({ ...withId("2".repeat(24)), name: "Kopi Lereng" })],
  services: async () => makeServices(),
  showcases: async () => makeShowcases(),
};

/** A site with ten articles, the first of them `makeArticle()`; all records are in its own language. */
export function makeApi(change: Partial<PublicApi & PlainCalls> = {}): PublicApi {
  const records: Partial<PlainCalls> = { ...plainCalls, ...change };
  return {
    blog: async ({ page, tags }, language) =>
      language === "en" || tags.includes("tidak-ada")
        ? noPosts(page)
        : { news: makePosts(4), total: 10, page, totalPages: 3 },
    latest: async (limit, language) => (language === "en" ? [] : makePosts(limit)),
    facets: async (language) =>
      language === "en"
        ? noFacets
        : {
            categories: [
              { name: "Performa", count: 6 },
              { name: "SEO & Iklan", count: 4 },
            ],
            tags: [
              { name: "Toko Daring", slug: "toko-daring", count: 5 },
              { name: "gambar", slug: "gambar", count: 2 },
            ],
            archives: [{ month: "2026-11", count: 10 }],
          },
    article: async (key) => {
      const article = makeArticle();
      return [article._id, article.slug, "alamat-lama"].includes(key) ? article : null;
    },
    related: async () => makePosts(3),
    highlights: async (limit, language) => (language === "en" ? [] : makePosts(limit)),
    projects: async ({ page, search }, language) =>
      language === "en" || search === "tidak-ada"
        ? noProjects(page)
        : { portfolioItems: makeProjects(9), total: 12, page, totalPages: 2 },
    featuredProjects: async (language) => (language === "en" ? [] : makeProjects(4)),
    projectTypes: async (language) => (language === "en" ? [] : ["Sistem Informasi", "Toko Daring"]),
    project: async (slug) => {
      const project = makeProject();
      return [project.slug, "alamat-lama"].includes(slug) ? project : null;
    },
    nextProject: async () => makeProject({ ...nextAddress, title: "Peta kejadian bencana waktu nyata" }),
    ownPage: async (slug) => {
      if (slug === privacyPolicySlug) return makePrivacyPolicy();
      return [makeOwnPage().slug, "alamat-lama"].includes(slug) ? makeOwnPage() : null;
    },
    menuPages: async () => [],
    packages: async () => makePackages(),
    testimonials: async () => [],
    records: async (resource) => (await records[resource]?.()) ?? [],
    ...change,
  };
}

const fail = () => Promise.reject(new Error("The database is away"));

const failing = Object.keys(makeApi()).map((call) => [call, fail]);

export const failingApi: PublicApi = Object.assign(makeApi(), Object.fromEntries(failing));

export const emptyApi = makeApi({
  blog: async ({ page }) => noPosts(page),
  latest: async () => [],
  facets: async () => noFacets,
  highlights: async () => [],
  article: async () => null,
  projects: async ({ page }) => noProjects(page),
  featuredProjects: async () => [],
  projectTypes: async () => [],
  project: async () => null,
  nextProject: async () => null,
  ownPage: async () => null,
  packages: async () => [],
  partners: async () => [],
});

export const makeSite = (change: Partial<SiteContext> = {}): SiteContext => ({
  settings: { ...defaultSettings, contactEmail: "halo@site.test" },
  publicUrl: "https://site.test",
  whatsappFallback: "",
  registration: "open",
  speedInsightsUrl: "",
  ...change,
});

/** The code that starts the scripts of others. */
export const foreign: ForeignFile = {
  path: "/site/custom.0123456789abcdef0123456789abcdef.js",
  integrity: "sha256-AAAA",
  hosts: ["connect.facebook.net", "www.facebook.com"],
};

export const assets: Assets = {
  stylesOf: () => ({ css: "body{margin:0}", hash: "'sha256-abc'", files: ["/assets/page.css"] }),
  scripts: ["/assets/afterPaint.js"],
  laterScriptsOf: (source) => ["/assets/entry.js", `/assets/${source.replaceAll("/", "_")}.js`],
  videoScript: "/assets/playVideos.js",
  font: "/assets/font.woff2",
};
