// @vitest-environment node
import { expect, test } from "vitest";
import { keyOf } from "./keyOf.ts";

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
