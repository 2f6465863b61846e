import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "./processes.ts";

type Locked = Readonly<{ link?: boolean }>;

const name = "@mui/icons-material";
const lock = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8"));
const locked: readonly (readonly [string, Locked])[] = Object.entries(lock.packages);

test("no package brings all of Material's icons along", () => {
  const copies = locked.filter(([path]) => path.endsWith(`node_modules/${name}`));
  expect(copies.map(([path, { link }]) => [path, link])).toEqual([[`node_modules/${name}`, true]]);
});
