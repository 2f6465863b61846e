import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";

/** They bring compiled code, which cannot be bundled. */
const native = ["@resvg/resvg-js", "argon2", "sharp"];

/** A package and what it needs, as far as npm installed it for this platform. */
function withDependencies(name: string, found = new Set<string>()): Set<string> {
  const manifest = `node_modules/${name}/package.json`;
  if (found.has(name) || !existsSync(manifest)) return found;
  found.add(name);
  const { dependencies, optionalDependencies } = JSON.parse(readFileSync(manifest, "utf8"));
  for (const needed of Object.keys({ ...dependencies, ...optionalDependencies })) withDependencies(needed, found);
  return found;
}

// Makes `dist` a copy of the project that runs by itself: same folders, only what production needs.
rmSync("dist", { recursive: true, force: true });
for (const name of new Set(native.flatMap((name) => [...withDependencies(name)])))
  cpSync(`node_modules/${name}`, `dist/node_modules/${name}`, { recursive: true });
for (const path of [
  "backend/dist",
  "public-site/dist",
  "backoffice/dist",
  "backend/demo",
  "backend/fonts",
  "backend/start",
])
  cpSync(path, `dist/${path}`, { recursive: true });
writeFileSync("dist/package.json", '{ "type": "module" }\n');
