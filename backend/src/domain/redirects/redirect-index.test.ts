import { expect, test } from "vitest";
import { createRedirectIndex, endOf } from "./redirect-index.ts";

test("a chain is followed to its end, and a circle is none", () => {
  const all = createRedirectIndex([
    ["/b", "/c#here"],
    ["/c", "/d"],
    ["/x", "/y"],
    ["/y", "/x"],
  ]);
  expect(endOf("/b", "/a", all)).toBe("/d");
  expect(endOf("/b", "/d", all)).toBeNull();
  expect(endOf("/a", "/a", all)).toBeNull();
  expect(endOf("/x", "/a", all)).toBeNull();
});

test("a chain goes on at the redirect with its query, else at the one without", () => {
  const all = createRedirectIndex([
    ["/beli", "/toko"],
    ["/beli?id=7", "/tujuh"],
  ]);
  expect(endOf("/beli?utm_source=ig&id=7", "/a", all)).toBe("/tujuh");
  expect(endOf("/beli?id=8", "/a", all)).toBe("/toko");
  expect(endOf("/beli?id=7", "/beli?id=7", all)).toBeNull();
});

test("a source in another case serves an address, unless the address has one of its own", () => {
  const all = createRedirectIndex([
    ["/VBS", "/kursus"],
    ["/vbs", "/naskah"],
    ["/Promo?Id=A", "/promo-a"],
  ]);
  expect(["/VBS", "/vbs", "/promo?Id=A", "/PROMO?id=a", "/lain"].map((address) => all.sourceFor(address))).toEqual([
    "/VBS",
    "/vbs",
    "/Promo?Id=A",
    undefined,
    undefined,
  ]);
});

test("no chain leads back in another case", () => {
  expect(endOf("/promo", "/Promo", createRedirectIndex([]))).toBeNull();
  expect(endOf("/b", "/A", createRedirectIndex([["/B", "/a"]]))).toBeNull();
});
