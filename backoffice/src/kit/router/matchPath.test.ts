import { expect, test } from "vitest";
import { matchPath, rankOf } from "./matchPath.ts";

test.each([
  ["/news/edit/:id", "/news/edit/a%20b", { id: "a b" }],
  ["/news/edit/:id", "/news/edit/7/", { id: "7" }],
  ["/news/edit/:id", "/news/edit/7/more", undefined],
  ["/news/*", "/news", { "*": "" }],
  ["/news/*", "/newsletter", undefined],
  [{ path: "/news", end: false }, "/news/7", {}],
])("%j at %s", (pattern, path, params) => {
  expect(matchPath(pattern, path)?.params).toEqual(params);
});

test("ranks fixed words before parameters, and both before a star", () => {
  const paths = ["*", "/", ":id", "create/*", "edit/:id/*"];
  expect(paths.toSorted((one, other) => rankOf(one) - rankOf(other))).toEqual(paths);
});
