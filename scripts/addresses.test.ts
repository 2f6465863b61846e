import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { paths, servedPaths } from "@etalase/contracts/site/paths";
import { expect, test } from "vitest";
import { root } from "./processes.ts";

// Left out, since many addresses that only their own workspaces know start with these two.
const { dashboard: _dashboard, home: _home, ...pages } = paths;
const { api: _api, ...others } = servedPaths;

const addresses = [...Object.values(pages), ...Object.values(others)].map((path) => path.replace(".", "\\."));
/** Matches a text that starts with an address, or has one after its origin. */
const spelled = new RegExp(`["'\`}](?:${addresses.join("|")})(?=["'\`/?#]|$)`);

const isSource = (file: string) => !/\.test\.tsx?$|\/test\/|contracts\/src\/site\/paths\.ts$/.test(file);

const spellers = (files: readonly string[]) =>
  files.filter((file) =>
    readFileSync(join(root, file), "utf8")
      .split("\n")
      .some((line) => spelled.test(line)),
  );

test("an address of the site is spelled in contracts/src/site/paths.ts only", () => {
  const files = globSync(
    ["{contracts,backend,backoffice,public-site}/src/**/*.{ts,tsx}", "{public-site,scripts}/*.ts"],
    {
      cwd: root,
    },
  );
  expect(files).not.toEqual([]);
  expect(spellers(files.filter(isSource))).toEqual([]);
});

test.each(['href="/berita"', "`/berita/", "{publicUrl}/portfolio?page=2", 'path === "/readyz"'])(
  "which %s would break",
  (text) => expect(text).toMatch(spelled),
);

test.each(['"/api/portfolio"', '"./portfolio/index.ts"', '"/dashboard/portfolio"', '"/media-types"'])(
  "which %s does not break",
  (text) => expect(text).not.toMatch(spelled),
);
