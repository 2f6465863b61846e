import { expect, test } from "vitest";
import { matchRoute, pageFiles, routes } from "./routes.ts";

test.each([
  ["/", "HomePage", {}],
  ["/berita", "BlogPage", {}],
  ["/berita/", "BlogPage", {}],
  ["/berita?page=2", "BlogPage", {}],
  ["/berita/tag/umkm", "BlogPage", { tag: "umkm" }],
  ["/portfolio", "PortfolioPage", {}],
  ["/portfolio/toko-daring", "ProjectPage", { slug: "toko-daring" }],
  ["/privacy-policy", "PrivacyPolicyPage", {}],
  ["/berita/satu%20dua", "ArticlePage", { key: "satu dua" }],
  ["/berita/tag", "ArticlePage", { key: "tag" }],
  ["/login", "LoginPage", {}],
  ["/berita/a/b", "NotFoundPage", {}],
  ["/Berita", "NotFoundPage", {}],
  ["/berita/%E0%A4%A", "NotFoundPage", {}],
  ["//berita", "NotFoundPage", {}],
  ["/dashboard", "NotFoundPage", {}],
])("%s is the page %s", (url, page, params) => {
  const { route, place } = matchRoute(url);
  expect(route.page).toBe(page);
  expect(place.params).toEqual(params);
});

test("every route has its page", () => {
  for (const { page } of routes) expect(pageFiles).toHaveProperty([`../pages/${page}.tsx`]);
});
