import type { NewsArticle, NewsSummary } from "@etalase/contracts/news";
import type { PublicApi, SiteContext } from "@etalase/contracts/public-api";
import { defaultSettings } from "@etalase/contracts/settings";
import type { Assets } from "../src/server/assets.ts";

export const makeArticle = (change: Partial<NewsArticle> = {}): NewsArticle => ({
  _id: "0123456789abcdef01234567",
  id: "0123456789abcdef01234567",
  title: "Situs Anda butuh enam detik",
  slug: "situs-anda-butuh-enam-detik",
  excerpt: "Gambar katalog 4 MB, huruf dari tiga server.",
  content: "<p>Pemilik toko perabot itu menelepon.</p><table><tbody><tr><td>4,1 MB</td></tr></tbody></table>",
  featuredImage: "https://site.test/media/aa.webp",
  featuredImageSet: { width: 1600, height: 1000, color: "#f8d9a6", srcset: "https://site.test/media/aa-480.webp 480w" },
  category: "Performa",
  tags: ["Toko Daring", "gambar"],
  author: { name: "Nadia Anggraini" },
  status: "published",
  isHighlighted: false,
  // Still the 16th in UTC, already the 17th in Jakarta.
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
    const id = String(index + 1).padStart(24, "a");
    const { content: _content, ...summary } = makeArticle({
      _id: id,
      id,
      slug: `artikel-${index + 1}`,
      title: `Artikel ${index + 1}`,
    });
    return summary;
  });

/** An API with ten articles, of which the first is `makeArticle()`. */
export const makeApi = (change: Partial<PublicApi> = {}): PublicApi => ({
  blog: async ({ page, tags }) =>
    tags.includes("tidak-ada")
      ? { news: [], total: 0, page, totalPages: 0 }
      : { news: makePosts(4), total: 10, page, totalPages: 3 },
  latest: async (limit) => makePosts(limit),
  facets: async () => ({
    categories: [
      { name: "Performa", count: 6 },
      { name: "SEO & Iklan", count: 4 },
    ],
    tags: [
      { name: "Toko Daring", slug: "toko-daring", count: 5 },
      { name: "gambar", slug: "gambar", count: 2 },
    ],
    archives: [{ month: "2026-11", count: 10 }],
  }),
  article: async (key) => {
    const article = makeArticle();
    return [article._id, article.slug, "alamat-lama"].includes(key) ? article : null;
  },
  related: async () => makePosts(3),
  ...change,
});

const fail = () => Promise.reject(new Error("The database is away"));

export const failingApi: PublicApi = { blog: fail, latest: fail, facets: fail, article: fail, related: fail };

export const emptyApi = makeApi({
  blog: async ({ page }) => ({ news: [], total: 0, page, totalPages: 0 }),
  latest: async () => [],
  facets: async () => ({ categories: [], tags: [], archives: [] }),
  article: async () => null,
});

export const makeSite = (change: Partial<SiteContext> = {}): SiteContext => ({
  settings: { ...defaultSettings, contactEmail: "halo@site.test" },
  publicUrl: "https://site.test",
  whatsappFallback: "",
  registration: "open",
  ...change,
});

export const assets: Assets = {
  css: "body{margin:0}",
  cssHash: "'sha256-abc'",
  entry: "/assets/entry.js",
  scripts: [],
  styles: [],
  font: "/assets/font.woff2",
  preloadsOf: (source) => [`/assets/${source.replaceAll("/", "_")}.js`],
};
