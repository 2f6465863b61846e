import { cpSync, existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Packages with compiled code, which cannot be bundled. */
const native = ["@resvg/resvg-js", "argon2", "sharp"];
/** Needed only where that code is compiled, which never happens here. */
const compilersOnly = new Set(["cross-env", "node-addon-api"]);

/** The limit of the copied packages in megabytes, without Node. */
const maxSize = 250;

/** Returns a package and its dependencies, as far as npm installed them for this platform. */
function withDependencies(name: string, names = new Set<string>()): Set<string> {
  const manifest = `node_modules/${name}/package.json`;
  if (names.has(name) || compilersOnly.has(name) || !existsSync(manifest)) return names;
  names.add(name);
  const { dependencies, optionalDependencies } = JSON.parse(readFileSync(manifest, "utf8"));
  for (const needed of Object.keys({ ...dependencies, ...optionalDependencies })) withDependencies(needed, names);
  return names;
}

/** Tells whether a file is compiled for this platform, or not compiled code at all. */
function isOfThisPlatform(path: string): boolean {
  const [, platform] = /\/prebuilds\/([^/]+)/.exec(path) ?? [];
  return platform === undefined || platform === `${process.platform}-${process.arch}`;
}

const sizeOf = (path: string): number =>
  statSync(path).isDirectory()
    ? readdirSync(path).reduce((sum, name) => sum + sizeOf(join(path, name)), 0)
    : statSync(path).size;

const megabytes = (path: string) => (sizeOf(path) / 1e6).toFixed(1).padStart(6);

// Makes `dist` a self-contained copy of the project: the same folders, with only the files for production.
rmSync("dist", { recursive: true, force: true });
for (const name of new Set(native.flatMap((name) => [...withDependencies(name)])))
  cpSync(`node_modules/${name}`, `dist/node_modules/${name}`, { recursive: true, filter: isOfThisPlatform });
const parts = ["backend/dist", "public-site/dist", "backoffice/dist", "backend/demo", "backend/fonts", "backend/start"];
for (const path of parts) cpSync(path, `dist/${path}`, { recursive: true });
writeFileSync("dist/package.json", '{ "type": "module" }\n');

for (const part of ["node_modules", ...parts]) console.log(`${megabytes(`dist/${part}`)} MB  ${part}`);
console.log(`${megabytes("dist")} MB  in all, of ${maxSize} at most`);
if (sizeOf("dist") > maxSize * 1e6) process.exit(1);
