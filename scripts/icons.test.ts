import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { icons } from "../backoffice/icons-material/icons.ts";
import { root } from "./processes.ts";

type Versions = Readonly<Record<string, string>>;
type Locked = Readonly<{ link?: boolean; dependencies?: Versions; peerDependencies?: Versions }>;

const name = "@mui/icons-material";
const lock = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8"));
const locked: readonly (readonly [string, Locked])[] = Object.entries(lock.packages);
const users = locked.flatMap(([path, { dependencies, peerDependencies }]) =>
  name in { ...dependencies, ...peerDependencies } ? [path] : [],
);

/** Matches only at the start of a line, which an example in a comment, common in react-admin, never is. */
const importsIn = (file: string) =>
  [...readFileSync(file, "utf8").matchAll(/^import .*["']@mui\/icons-material\/?(\w*)["']/gm)].map(
    ([, icon = ""]) => icon || `all of ${name}`,
  );
const needed = users.flatMap((path) => globSync(join(root, path, "dist/**/*.js")).flatMap(importsIn));

test("the icons that react-admin imports are those of backoffice/icons-material/icons.ts", () => {
  expect(users).toContain("node_modules/ra-ui-materialui");
  expect([...new Set(needed)].sort()).toEqual(Object.keys(icons));
});

test("no package brings all of Material's icons along", () => {
  const copies = locked.filter(([path]) => path.endsWith(`node_modules/${name}`));
  expect(copies.map(([path, { link }]) => [path, link])).toEqual([[`node_modules/${name}`, true]]);
});
