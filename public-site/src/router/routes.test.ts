import { expect, test } from "vitest";
import { matchRoute, pageFiles, routes } from "./routes.ts";

test.each([
  ["/", "home", {}],
  ["/berita", "blog", {}],
  ["/berita/", "blog", {}],
  ["/berita?page=2", "blog", {}],
  ["/berita/tag/umkm", "blog", { tag: "umkm" }],
  ["/portfolio", "portfolio", {}],
  ["/portfolio/toko-daring", "project", { slug: "toko-daring" }],
  ["/privacy-policy", "privacy-policy", {}],
  ["/berita/satu%20dua", "article", { key: "satu dua" }],
  ["/berita/tag", "article", { key: "tag" }],
  ["/login", "login", {}],
  ["/tentang-kami", "own-page", { slug: "tentang-kami" }],
  ["/berita/a/b", "not-found", {}],
  ["/Berita", "own-page", { slug: "Berita" }],
  ["/berita/%E0%A4%A", "not-found", {}],
  ["//berita", "not-found", {}],
  ["/dashboard/news", "not-found", {}],
])("%s is the page %s", (url, page, params) => {
  const { route, place } = matchRoute(url);
  expect(route.page).toBe(page);
  expect(place.params).toEqual(params);
});

test("every route has its page", () => {
  for (const { page } of routes) expect(pageFiles).toHaveProperty(page);
});
