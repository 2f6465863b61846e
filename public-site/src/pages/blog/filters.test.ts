import { expect, test } from "vitest";
import { makeSite } from "../../../test/fixtures.ts";
import { stepsOf } from "../../lists/Pagination.tsx";
import { toggleTag, withArchive, withCategory, withSearch } from "./FilterLink.tsx";
import { blogHref, countOf, noFilters } from "./filters.ts";
import { activeFilters } from "./view.tsx";

const facets = {
  categories: [],
  tags: [{ name: "Toko Daring", slug: "toko-daring", count: 2 }],
  archives: [],
};

test.each([
  ["category", withCategory],
  ["archive", withArchive],
  ["search", withSearch],
  ["tag", toggleTag],
] as const)("a change of the %s goes back to the first page", (_name, change) => {
  expect(change({ ...noFilters, page: 3 }, "2026-11").page).toBe(1);
});

test("choosing a tag twice lets it go", () => {
  const chosen = toggleTag(noFilters, "umkm");
  expect(chosen.tags).toEqual(["umkm"]);
  expect(toggleTag(chosen, "umkm").tags).toEqual([]);
});

test.each([
  [noFilters, undefined, "/berita"],
  [{ ...noFilters, page: 2 }, undefined, "/berita?page=2"],
  [{ ...noFilters, category: "SEO & Iklan", search: "toko" }, undefined, "/berita?category=SEO+%26+Iklan&search=toko"],
  [{ ...noFilters, tags: ["umkm"] }, undefined, "/berita?tag=umkm"],
  [{ ...noFilters, tags: ["umkm"], page: 2 }, "umkm", "/berita/tag/umkm?page=2"],
  [{ ...noFilters, tags: ["umkm"], category: "SEO" }, "umkm", "/berita?category=SEO&tag=umkm"],
  [{ ...noFilters, tags: ["domain"] }, "umkm", "/berita?tag=domain"],
])("gives %j on the page of tag %s its address", (filters, tagPage, href) => {
  expect(blogHref({}, filters, tagPage)).toBe(href);
});

test("says every active filter in words and what is left without it", () => {
  const filters = { page: 2, category: "SEO", tags: ["toko-daring"], archive: "2026-11", search: "kota" };
  expect(countOf(filters)).toBe(4);
  expect(
    activeFilters(filters, facets, makeSite()).map(({ label, without }) => [label, blogHref({}, without)]),
  ).toEqual([
    ["Kategori: SEO", "/berita?tag=toko-daring&search=kota&archive=2026-11"],
    ["Tag: Toko Daring", "/berita?category=SEO&search=kota&archive=2026-11"],
    ["Arsip: November 2026", "/berita?category=SEO&tag=toko-daring&search=kota"],
    ["Cari: kota", "/berita?category=SEO&tag=toko-daring&archive=2026-11"],
  ]);
});

test.each([
  [1, 1, "1"],
  [1, 3, "1 2 3"],
  [1, 10, "1 2 gap 10"],
  [3, 10, "1 2 3 4 gap 10"],
  [4, 10, "1 2 3 4 5 gap 10"],
  [5, 10, "1 gap 4 5 6 gap 10"],
  [10, 10, "1 gap 9 10"],
])("on page %i of %i shows %s", (page, total, steps) => {
  expect(stepsOf(page, total).join(" ")).toBe(steps);
});
