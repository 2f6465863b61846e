import { expect, test } from "vitest";
import { url } from "./fields.ts";

test("a web address may come without its scheme", () => {
  expect(url.parse(" www.tokokita.example/promo ")).toBe("https://www.tokokita.example/promo");
  for (const given of ["", "http://a.example"]) expect(url.parse(given)).toBe(given);
  for (const given of ["halo@a.example", "kontak.html", "localhost", "ftp://a.example"])
    expect([given, url.safeParse(given).success]).toEqual([given, false]);
});
