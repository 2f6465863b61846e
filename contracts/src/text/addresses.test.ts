import { describe, expect, test } from "vitest";
import { directAddress, linkAddressOf, webAddressOf, withDirectAddresses } from "./addresses.ts";

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

describe("an address without what counts clicks", () => {
  test.each([
    ["https://toko.example/a?utm_source=chatgpt.com", "https://toko.example/a"],
    ["https://toko.example/?b=%20c&utm_source=x&utm_medium=y&d#e", "https://toko.example/?b=%20c&d#e"],
    ["https://toko.example/?fbclid=1", "https://toko.example/"],
    ["/berita?utm_campaign=a", "/berita"],
    ["https://www.google.com/url?q=https://toko.example/a?b%3Dc&sa=D&source=editors", "https://toko.example/a?b=c"],
    ["https://www.google.co.id/url?sa=t&url=https%3A%2F%2Ftoko.example%2F", "https://toko.example/"],
    ["https://l.facebook.com/l.php?u=https%3A%2F%2Ftoko.example%2F%3Ffbclid%3D1&h=2", "https://toko.example/"],
    ["https://l.instagram.com/?u=https%3A%2F%2Ftoko.example", "https://toko.example"],
  ])("%s", (address, direct) => expect(directAddress(address)).toBe(direct));

  test.each([
    "https://toko.example/?q=utm_source",
    "https://toko.example/?",
    "https://www.google.com/search?q=https://toko.example",
    "https://www.google.com/url?q=javascript:alert(1)",
    "https://google.example/url?q=https://toko.example",
    "mailto:halo@toko.example?subject=utm_source",
    "%%%",
  ])("%s stays", (address) => expect(directAddress(address)).toBe(address));

  test("in a text", () => {
    expect(withDirectAddresses("Lihat https://a.example/?utm_source=x, atau https://b.example/?c=1.")).toBe(
      "Lihat https://a.example/, atau https://b.example/?c=1.",
    );
  });
});
