import { describe, expect, test } from "vitest";
import { canonicalPath } from "./sources.ts";

describe("a path", () => {
  test.each([
    "/",
    "/berita",
    "/berita/a-b_c.d~e",
    "/berita/caf%C3%A9",
    "/berita/satu%20dua",
    "/a%2Fb",
    "//a//b",
    "/a!'()*",
  ])("%s stays as it is", (path) => expect(canonicalPath(path)).toBe(path));

  test.each([
    ["/berita/", "/berita"],
    ["/berita///", "/berita"],
    ["///", "/"],
    ["/.", "/"],
    ["/..", "/"],
    ["/x/..", "/"],
    ["/x/%2e%2e", "/"],
    ["/x/.%2E/berita", "/berita"],
    ["/x/%2e/berita", "/x/berita"],
    ["/../../../berita", "/berita"],
    ["/x/..//evil.example", "//evil.example"],
    ["/berita/%73itus", "/berita/situs"],
    ["/berita/a+b;c", "/berita/a%2Bb%3Bc"],
    ["/berita/caf%c3%a9", "/berita/caf%C3%A9"],
    ["/berita/caf\u00c3\u00a9", "/berita/caf%C3%A9"],
  ])("%s is written as %s, once and for all", (path, canonical) => {
    expect(canonicalPath(path)).toBe(canonical);
    expect(canonicalPath(canonical)).toBe(canonical);
  });

  test.each([
    ...["/%", "/%2", "/%zz", "/%00", "/a%0Ab", "/%7f", "/%E0%A4%A", "/%ff", "/%c0%ae", "/%ed%a0%80", "/\u00ff"],
    ...["/berita/a%2fb", "/berita/..%2f..%2fapi", "/berita/%00/"],
  ])("%s is no page's, and stays", (path) => expect(canonicalPath(path)).toBe(path));

  test("costs linear time, whatever stands in it", () => {
    for (const piece of ["/", "/..", "%2e", "/%2e%2e", "%41", "\u00c3\u00a9"])
      expect(canonicalPath(`/${piece.repeat(8_000)}x/`)).toMatch(/x$/);
  });
});
