import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, test } from "vitest";
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
const kept = globSync("backoffice/icons-material/icons/*.js", { cwd: root }).map((file) => basename(file, ".js"));

test("the icons that react-admin imports are those of backoffice/icons-material", () => {
  expect(users).toContain("node_modules/ra-ui-materialui");
  expect([...new Set(needed)].sort()).toEqual(kept.sort());
});

test("no package brings all of Material's icons along", () => {
  const copies = locked.filter(([path]) => path.endsWith(`node_modules/${name}`));
  expect(copies.map(([path, { link }]) => [path, link])).toEqual([[`node_modules/${name}`, true]]);
});

test.each(kept)("%s is an icon of Material UI by this name", async (icon) => {
  const { default: component } = await import(join(root, "backoffice/icons-material/icons", `${icon}.js`));
  const { muiName, displayName } = component.type.render;
  expect([muiName, displayName]).toEqual(["SvgIcon", `${icon}Icon`]);
});
