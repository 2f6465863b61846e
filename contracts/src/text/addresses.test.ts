import { describe, expect, test } from "vitest";
import { linkAddressOf, webAddressOf } from "./addresses.ts";

describe("a web address", () => {
  test.each([
    ["example.com", "https://example.com"],
    [" www.example.co.id/tentang?a=b#c ", "https://www.example.co.id/tentang?a=b#c"],
    ["//example.com", "https://example.com"],
    ["example.com:8080/a", "https://example.com:8080/a"],
    ["kopi.kafé", "https://kopi.kafé"],
    ["xn--kaf-dma.xn--p1ai", "https://xn--kaf-dma.xn--p1ai"],
  ])("is completed: %s", (typed, address) => {
    expect(webAddressOf(typed)).toBe(address);
    expect(URL.canParse(address)).toBe(true);
  });

  test.each([
    "",
    "http://example.com",
    "HTTPS://example.com",
    "javascript:alert(1)",
    "ftp://example.com",
    "ana@example.com",
    "not an address",
    "example",
    "1.5",
    "/berita",
    "#kontak",
    "//",
    "example.com and more",
    "kontak.html",
    "promo.php?id=1",
    "index.php/promo",
    "node.js",
    "toko.example.",
    "localhost",
    "localhost:3000",
    "S.",
  ])("stays as it was typed: %s", (typed) => expect(webAddressOf(typed)).toBe(typed));
});

test.each([
  ["ana@example.com", "mailto:ana@example.com"],
  ["mailto:ana@example.com", "mailto:ana@example.com"],
  ["tel:+62812", "tel:+62812"],
  ["halo@toko.example?subject=Pesan", "mailto:halo@toko.example?subject=Pesan"],
  ["/berita", "/berita"],
  ["example.com", "https://example.com"],
  ["toko.example/promo.html", "https://toko.example/promo.html"],
  ["wa.me/6281234567890", "https://wa.me/6281234567890"],
  ["//cdn.example/a", "https://cdn.example/a"],
])("a link to %s leads to %s", (typed, address) => expect(linkAddressOf(typed)).toBe(address));
