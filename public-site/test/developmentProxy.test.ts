import { expect, test } from "vitest";
import { developmentProxy } from "../developmentProxy.ts";

const origins = { backend: "http://backend.test", dashboard: "http://dashboard.test" };
const proxy = Object.entries(developmentProxy(origins));
const targetOf = (path: string) => proxy.find(([prefix]) => path.startsWith(prefix))?.[1].target;

test.each(["/api/news", "/media/a.webp", "/site/custom.css", "/share/berita/a.jpg", "/sitemap.xml", "/healthz"])(
  "%s comes from the backend",
  (path) => expect(targetOf(path)).toBe(origins.backend),
);

test("the dashboard comes from its own server", () => {
  expect(targetOf("/dashboard/news")).toBe(origins.dashboard);
});

test.each(["/", "/berita/tag/seo", "/portfolio", "/privacy-policy", "/login", "/tidak-ada"])("%s is a page", (path) => {
  expect(targetOf(path)).toBeUndefined();
});
