import { expect, test } from "vitest";
import { developmentProxy } from "../developmentProxy.ts";

const origins = { backend: "http://backend.test", dashboard: "http://dashboard.test" };
const proxy = Object.entries(developmentProxy(origins));
const targetOf = (path: string) => proxy.find(([prefix]) => path.startsWith(prefix))?.[1].target;

test.each([
  "/api/news",
  "/media/6560f0a1b2c3d4e5f6a7b8c9.webp",
  "/site/custom.0123456789abcdef0123456789abcdef.css",
  "/share/berita/sebuah-artikel.jpg",
  "/share/portfolio/sebuah-proyek.jpg",
  "/sitemap.xml",
  "/rss.xml",
  "/robots.txt",
  "/manifest.webmanifest",
  "/favicon.ico",
  "/healthz",
  "/readyz",
])("%s comes from the backend", (path) => {
  expect(targetOf(path)).toBe(origins.backend);
});

test("the dashboard comes from its own server", () => {
  expect(targetOf("/dashboard/news")).toBe(origins.dashboard);
});

test.each(["/", "/berita/tag/seo", "/portfolio", "/privacy-policy", "/login", "/tidak-ada"])("%s is a page", (path) => {
  expect(targetOf(path)).toBeUndefined();
});
