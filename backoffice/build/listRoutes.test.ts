import { expect, test } from "vitest";
import { pages } from "../src/kit/data/resources.ts";
import { routesOf } from "./listRoutes.ts";

/** A built chunk, with only the properties that the list reads. */
const chunk = (fileName: string, imports: readonly string[], modules: readonly string[], isEntry = false) => ({
  type: "chunk",
  fileName,
  imports,
  isEntry,
  moduleIds: modules.map((module) => `/somewhere/backoffice/${module}`),
});

const named = [
  chunk("assets/index.js", ["assets/react.js"], ["src/main.tsx"], true),
  chunk("assets/react.js", [], []),
  chunk("assets/App.js", ["assets/react.js", "assets/icons.js"], ["src/App.tsx"]),
  chunk("assets/icons.js", [], []),
  chunk("assets/Overview.js", ["assets/format.js"], ["src/overview/Overview.tsx"]),
  chunk("assets/NewsList.js", ["assets/format.js", "assets/App.js"], ["src/news/NewsList.tsx"]),
  chunk("assets/NewsForm.js", ["assets/editor.js"], ["src/news/NewsForm.tsx"]),
  chunk("assets/editor.js", ["assets/format.js"], []),
  chunk("assets/format.js", [], []),
];
// Each other page is a chunk of its own.
const others = pages
  .filter(({ module }) => !named.some(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module))))
  .map(({ module }, index) => chunk(`assets/page${index}.js`, [], [module]));
const chunks = [...named, ...others];
// The cast is safe: the plugin reads only the properties that the chunks above have.
const bundle = Object.fromEntries(chunks.map((one) => [one.fileName, one])) as unknown as Parameters<
  typeof routesOf
>[0];

test("lists every page with the scripts that index.html does not name", () => {
  const routes = routesOf(bundle);
  expect(routes.map(({ path }) => path)).toEqual(pages.map(({ path }) => path));
  expect(routes.find(({ path }) => path === "/dashboard/news/edit/:id")?.preload).toEqual([
    "assets/App.js",
    "assets/icons.js",
    "assets/NewsForm.js",
    "assets/editor.js",
    "assets/format.js",
  ]);
});

test("stops the build when a page's module is in no chunk", () => {
  const { "assets/NewsForm.js": _, ...rest } = bundle;
  expect(() => routesOf(rest)).toThrow("No chunk holds src/news/NewsForm.tsx");
});
