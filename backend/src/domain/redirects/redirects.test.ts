import { describe, expect, test } from "vitest";
import {
  isForeign,
  isOwnQuery,
  isPageLike,
  isReserved,
  leadOfOtherSystem,
  plainPath,
  sourceOf,
  targetOf,
} from "./redirects.ts";

test.each([
  ["/sitemap_index.xml", "/sitemap.xml"],
  ["/wp-sitemap.xml?x=1", "/sitemap.xml"],
  ["/sitemap.xml.gz", "/sitemap.xml"],
  ["/post-sitemap2.xml", "/sitemap.xml"],
  ["/wp-sitemap-posts-post-1.xml", "/sitemap.xml"],
  ["/berita/feed", "/rss.xml"],
  ["/comments/feed?paged=2", "/rss.xml"],
  ["/2020/01/judul/feed/rss2", "/rss.xml"],
  ["/Kategori/Bisnis/Feed", "/rss.xml"],
  ["/berita/rss.xml", "/rss.xml"],
  ["/index.php", "/"],
  ["/Index.html", "/"],
  ["/berita/index.htm", "/berita"],
  ["/index.php/2020/01/judul?utm_source=x", "/2020/01/judul?utm_source=x"],
])("%s of another system leads to %s", (address, target) => expect(leadOfOtherSystem(address)).toBe(target));

test.each([
  "/berita/sitemap",
  "/feedback",
  "/berita/rss",
  "/toko/sitemap.xml",
  "/index.php?p=7",
  "/en/rss.xml",
  "/myindex.php",
  "/x?y=/feed",
])("%s is no file of another system", (path) => expect(leadOfOtherSystem(path)).toBeUndefined());

test("costs linear time, whatever stands in the address", () => {
  for (const piece of ["sitemap", "/feed", "/index.php"])
    expect(leadOfOtherSystem(`/${piece.repeat(200_000)}-x`)).toBeUndefined();
});

describe("the path, and the query, that a redirect begins at", () => {
  test.each([
    ["/2020/01/judul-lama/", "/2020/01/judul-lama"],
    ["https://www.toko.example/2020/judul?utm_source=x#top", "/2020/judul"],
    ["/Toko Kami.html", "/Toko%20Kami.html"],
    ["/kafé", "/kaf%C3%A9"],
    ["/a/../b", "/b"],
    ["/?p=123", "/?p=123"],
    ["/beli.php/?warna=merah&id=7&utm_medium=x&fbclid=y", "/beli.php?id=7&warna=merah"],
  ])("%s is %s", (text, source) => {
    expect(sourceOf(text)).toBe(source);
    expect(sourceOf(source)).toBe(source);
  });

  test.each([
    "",
    "/",
    "/%20",
    "judul",
    "//evil.example/a",
    "ftp://toko.example/a",
    "javascript:alert(1)",
    `/${"a".repeat(300)}`,
  ])("%s is none", (text) => expect(sourceOf(text)).toBeNull());
});

test.each([
  ["https://situs.example/2020/judul", false],
  ["http://www.situs.example/2020/judul", false],
  ["/2020/judul", false],
  ["judul", false],
  ["https://evil.example/x", true],
  ["https://situs.example.evil.example/x", true],
])("whether %s is an address of another site: %s", (text, foreign) =>
  expect(isForeign(text, "https://situs.example")).toBe(foreign),
);

test.each([
  "/.well-known",
  "/.well-known/acme-challenge/x",
  "/%2ewell-known/x",
  "/a/../.well-known/x",
  "/security.txt",
  "/.WELL-KNOWN/x",
  "/.Well%2dKnown",
  "/Ads.txt",
  "/app-ads.txt.",
  "/SECURITY.TXT%20",
  "/.well-known%2fx",
])("%s speaks for the site's name", (text) => expect(isReserved(sourceOf(text) ?? "")).toBe(true));
test.each(["/well-known", "/.well-known-places", "/ads", "/2020/ads.txt"])("%s does not", (text) =>
  expect(isReserved(sourceOf(text) ?? "")).toBe(false),
);

describe("where a redirect leads", () => {
  test.each([
    ["/berita/judul/", "/berita/judul"],
    ["/berita?category=Bisnis#daftar", "/berita?category=Bisnis#daftar"],
    ["https://toko.example/a?b=c", "https://toko.example/a?b=c"],
    ["https://situs.example/berita/judul/?a=b", "/berita/judul?a=b"],
    ["http://situs.example", "/"],
  ])("%s is %s", (text, target) => expect(targetOf(text, "https://situs.example")).toBe(target));

  test.each([
    "http://toko.example/",
    "https://bank.example:x@evil.example/",
    "//evil.example",
    "/\\evil.example",
    "javascript:alert(1)",
    "data:text/html,x",
    "berita",
    "https://ana@situs.example/",
  ])("%s is nowhere", (text) => expect(targetOf(text, "https://situs.example")).toBeNull());
});

test("an address that a person may have kept is told from what programs try out", () => {
  for (const path of ["/2020/01/judul", "/layanan.html", "/toko%20kami", "/vendor-foto", "/administrasi"])
    expect(isPageLike(path)).toBe(true);
  for (const path of [
    "/wp-login.php",
    "/admin",
    "/vendor/x",
    "/phpmyadmin",
    "/.env",
    "/a/.git/config",
    "/x.php",
    "/logo.png",
    "/api/x",
    "/wp-content/x",
  ])
    expect(isPageLike(path)).toBe(false);
});

test.each([
  ["/Berita/KAF%C3%89", "/berita/kaf%C3%A9"],
  ["/Login", "/login"],
  ["/MEDIA/Foto.JPG", "/media/Foto.JPG"],
  ["/Langganan/berhenti/AbC", "/langganan/berhenti/AbC"],
  ["/.WELL-KNOWN/Acme", "/.well-known/Acme"],
  ["/feed/Komentar", "/feed/Komentar"],
  ["/EN//Rss.xml", "/en/rss.xml"],
  ["/berita/judul.", "/berita/judul"],
  ["/Berita%2FJudul", "/Berita%2FJudul"],
])("%s stands for %s", (path, lower) => expect(plainPath(path)).toBe(lower));

test.each([
  ["/", true],
  ["/?p=123", false],
  ["/?page=produk", false],
  ["/berita?category=Bisnis", true],
  ["/berita?cat=3", false],
  ["/berita/tag/seo?page=2", true],
  ["/portfolio?projectType=Toko", true],
  ["/portfolio?id=5", false],
  ["/login?next=x", true],
])("whether a page shows something of its own at %s: %s", (source, isOwn) => expect(isOwnQuery(source)).toBe(isOwn));
