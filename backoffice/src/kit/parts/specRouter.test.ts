import { expect, test } from "vitest";
import { specPath } from "./specRouter.tsx";

test.each([
  ["/dashboard/news/64f0", "/dashboard/news/edit/64f0"],
  ["/dashboard/news/64f0?tab=1", "/dashboard/news/edit/64f0?tab=1"],
  ["/dashboard/news/edit/64f0", "/dashboard/news/edit/64f0"],
  ["/dashboard/news/create", "/dashboard/news/create"],
  ["/dashboard/news/create?x=1", "/dashboard/news/create?x=1"],
  ["/dashboard/news", "/dashboard/news"],
  ["/dashboard/leads/64f0", "/dashboard/leads/64f0"],
  ["/dashboard", "/dashboard"],
  ["/berita/64f0", "/berita/64f0"],
])("%s is %s", (path, spec) => {
  expect(specPath(path)).toBe(spec);
});
