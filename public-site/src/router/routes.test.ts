import { sitePages } from "@etalase/contracts/site/pages";
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
  ["/privacy-policy", "privacyPolicy", {}],
  ["/berita/satu%20dua", "article", { key: "satu dua" }],
  ["/berita/tag", "article", { key: "tag" }],
  ["/login", "login", {}],
  ["/tentang-kami", "ownPage", { slug: "tentang-kami" }],
  ["/berita/a/b", "notFound", {}],
  ["/Berita", "ownPage", { slug: "Berita" }],
  ["/berita/%E0%A4%A", "notFound", {}],
  ["//berita", "notFound", {}],
  ["/dashboard/news", "notFound", {}],
])("%s is the page %s", (url, page, params) => {
  const { route, place } = matchRoute(url);
  expect(route.page).toBe(page);
  expect(place.params).toEqual(params);
});

test("every route has its page", () => {
  expect(new Set(routes.map(({ page }) => page))).toEqual(new Set(Object.keys(pageFiles)));
  expect(sitePages.filter(({ path, name }) => matchRoute(path).route.page !== name)).toEqual([]);
});
