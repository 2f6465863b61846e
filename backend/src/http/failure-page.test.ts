import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { failurePage, failurePolicy } from "./failure-page.ts";

const message = "The server is busy. Please try again in a moment.";
const page = (url: string, status = 503) => failurePage({ status, message, url });

test("takes no other address for one in English", () => {
  for (const url of ["/english", "/berita?lang=en", "/kontaks?lang=en"])
    expect(page(url)).toContain('<html lang="id">');
});

test("says in Indonesian what is wrong, and has a way to try again", () => {
  const html = page("/berita?page=2&x=1");
  expect(html).toContain("<main>");
  expect(html).toContain("<p>Server sedang sibuk. Coba lagi sebentar lagi.</p>");
  expect(html).toContain('<a href="/berita?page=2&amp;x=1">Coba Lagi</a>');
  expect(html).not.toContain(message);
  expect(html).not.toContain("<title>503");
});

test.each(["/en", "/en?utm_source=ads", "/en/berita/our-shop", "/kontak/terima-kasih?lang=en"])(
  "says so in English on a page in English: %s",
  (url) => {
    const html = page(url);
    expect(html).toContain('<html lang="en">');
    expect(html).toContain("<p>The server is busy. Please try again in a moment.</p>");
    expect(html).toContain(`<a href="${url}">Try again</a><a href="/en">Back to home</a>`);
  },
);

test("has no way to try again what will be refused again", () => {
  expect(page("/berita", 405)).not.toContain("Coba Lagi");
  expect(page("/berita", 405)).toContain(`<p lang="en">${message}</p>`);
});

test.each([
  ["//evil.example/x", "/.//evil.example/x"],
  ["/\\evil.example", "/./\\evil.example"],
  ["http://evil.example/", "/"],
  ["javascript:alert(1)", "/"],
  ['/"><img src=x>', "/&quot;&gt;&lt;img src=x&gt;"],
])("leads nowhere else: %s", (url, href) => {
  expect(page(url)).toContain(`<a href="${href}">Coba Lagi</a>`);
  expect(new URL(href.replaceAll("&quot;", '"'), "https://etalase.example/").origin).toBe("https://etalase.example");
});

test("its style is all that its policy allows", () => {
  const css = /<style>(.*)<\/style>/s.exec(page("/"))?.[1] ?? "";
  expect(failurePolicy).toContain(`style-src 'sha256-${createHash("sha256").update(css).digest("base64")}'`);
  expect(failurePolicy).toContain("default-src 'none'");
});
