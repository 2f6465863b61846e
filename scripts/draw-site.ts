/**
 * Turns the words of the site's drawings into outlines, since a picture cannot use the page's font. Run it after
 * changing one of `drawings/site/`: `node scripts/draw-site.ts`.
 */
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { withOutlines } from "./drawings/outlined.ts";
import { root } from "./processes.ts";

const sources = join(root, "scripts/drawings/site");
const assets = join(root, "public-site/src/assets");

for (const name of globSync("*.svg", { cwd: sources }).sort()) {
  writeFileSync(join(assets, name), withOutlines(readFileSync(join(sources, name), "utf8")));
}
