import { describe, expect, test } from "vitest";
import { directAddress, withDirectAddresses } from "./direct-addresses.ts";

describe("an address without what counts clicks", () => {
  test.each([
    ["https://toko.example/a?utm_source=chatgpt.com", "https://toko.example/a"],
    ["https://toko.example/?b=%20c&utm_source=x&utm_medium=y&d#e", "https://toko.example/?b=%20c&d#e"],
    ["https://toko.example/?fbclid=1", "https://toko.example/"],
    ["/berita?utm_campaign=a", "/berita"],
    ["https://www.google.com/url?q=https://toko.example/a?b%3Dc&sa=D&source=editors", "https://toko.example/a?b=c"],
    ["https://www.google.co.id/url?sa=t&url=https%3A%2F%2Ftoko.example%2F", "https://toko.example/"],
    [
      "https://www.google.com/url?sa=t&q=&esrc=s&url=https%3A%2F%2Ftoko.example%2Fa%2520b",
      "https://toko.example/a%20b",
    ],
    ["https://www.google.com/url?q=kopi+solo&url=https://toko.example", "https://toko.example"],
    [
      "https://google.com/url?q=https%3A%2F%2Fwww.google.com%2Furl%3Fq%3Dhttps%253A%252F%252Ftoko.example",
      "https://toko.example",
    ],
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

  test("however many pages are in one another", () => {
    const nested = `${"https://google.com/url?q=".repeat(40_000)}https://toko.example`;
    expect(directAddress(nested)).toBe(nested);
    const fewer = `${"https://google.com/url?q=".repeat(300)}https://toko.example`;
    expect(directAddress(fewer)).toBe("https://toko.example");
  });

  test("in a text", () => {
    expect(withDirectAddresses("Lihat https://a.example/?utm_source=x, atau https://b.example/?c=1.")).toBe(
      "Lihat https://a.example/, atau https://b.example/?c=1.",
    );
  });
});
