import { expect, test } from "vitest";
import { leadOfOtherSystem } from "./other-systems.ts";

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
