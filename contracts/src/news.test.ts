import { describe, expect, test } from "vitest";
import { blogFiltersOf, blogQueryOf } from "./news.ts";

const filtersOf = (query: string) => blogFiltersOf(new URLSearchParams(query));

describe("the filters of a blog address", () => {
  test("are none for a bare address", () => {
    expect(filtersOf("")).toEqual({ page: 1, tags: [] });
  });

  test("are read from their names", () => {
    expect(filtersOf("category=Bisnis&tag=seo&tag=umkm&search=toko+daring&archive=2026-11&page=3")).toEqual({
      page: 3,
      category: "Bisnis",
      tags: ["seo", "umkm"],
      search: "toko daring",
      archive: "2026-11",
    });
  });

  test.each([
    "page=0",
    "page=-1",
    "page=x",
    "page=99999",
    "archive=2026-13",
    "archive=now",
    "category=+",
    "search=",
    "tag=",
    "tag=%20",
    "tag=a%00b",
    `tag=${"a".repeat(51)}`,
    "search=%00",
    "category=%00x",
    `category=${"a".repeat(51)}`,
    `search=${"a".repeat(101)}`,
  ])("leave out what makes no sense: %s", (query) => {
    expect(filtersOf(query)).toEqual({ page: 1, tags: [] });
  });

  test.each(["Toko Daring", "toko-daring", "C++ & Café", "日本"])("hold a tag as the API takes it: %s", (tag) => {
    expect(blogFiltersOf(new URLSearchParams({ tag })).tags).toEqual([tag]);
  });

  test("hold each tag once, ten at most", () => {
    expect(filtersOf("tag=seo&tag=seo").tags).toEqual(["seo"]);
    expect(filtersOf(Array.from({ length: 12 }, (_, index) => `tag=t${index}`).join("&")).tags).toHaveLength(10);
  });
});

describe("the address of a filtered blog", () => {
  test("says only what differs from the bare one", () => {
    expect(blogQueryOf({ page: 1, tags: [] }).toString()).toBe("");
    expect(blogQueryOf({ page: 2, tags: ["seo"], category: "Desain & UX" }).toString()).toBe(
      "category=Desain+%26+UX&tag=seo&page=2",
    );
  });

  test("is read back as the same filters", () => {
    const filters = { page: 4, tags: ["seo", "umkm"], category: "C++ & é", search: "50% #1", archive: "2026-01" };
    expect(blogFiltersOf(blogQueryOf(filters))).toEqual(filters);
  });
});
