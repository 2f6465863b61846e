import { cpSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { defineConfig } from "rolldown";

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

/** Makes `dist` a copy of the project that runs by itself: same folders, only what production needs. */
function assemble() {
  const packages = new Set(native.flatMap((name) => [...withDependencies(name)]));
  for (const name of packages) cpSync(`node_modules/${name}`, `dist/node_modules/${name}`, { recursive: true });
  for (const path of ["public-site/dist", "backoffice/dist", "backend/demo", "backend/fonts", "backend/start"]) {
    cpSync(path, `dist/${path}`, { recursive: true });
  }
  writeFileSync("dist/package.json", '{ "type": "module" }\n');
}

export default defineConfig({
  input: { main: "backend/src/main.ts", admin: "backend/src/admin.ts", audit: "backend/src/audit-check.ts" },
  platform: "node",
  external: native,
  logLevel: "warn",
  // `depd`, below Koa, builds its wrappers by eval; so it does unbundled.
  checks: { eval: false },
  output: {
    // As deep as backend/src, so that a path from a source to the root holds here too.
    dir: "dist/backend/bundle",
    cleanDir: true,
    sourcemap: true,
    chunkFileNames: "[name]-[hash].js",
  },
  plugins: [{ name: "assemble", writeBundle: assemble }],
});
