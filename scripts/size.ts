import { globSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { startApp } from "../e2e/app.ts";
import { root } from "./processes.ts";

type Size = Readonly<{ what: string; kB: number; mostKB?: number }>;
type Chunk = Readonly<{
  file: string;
  isEntry?: boolean;
  imports?: readonly string[];
  dynamicImports?: readonly string[];
  css?: readonly string[];
}>;
type Route = Readonly<{ path: string; preload: readonly string[] }>;

const textOf = (folder: string, file: string) => readFileSync(join(folder, file), "utf8");

const site = join(root, "public-site/dist/client");
const dashboard = join(root, "backoffice/dist");
const manifest: Readonly<Record<string, Chunk>> = JSON.parse(textOf(site, ".vite/manifest.json"));
const routes: readonly Route[] = JSON.parse(textOf(dashboard, "routes.json"));

/** Bytes on the wire: the build writes a brotli file beside every asset. */
const sizeOf = (folder: string, files: Iterable<string>) =>
  [...files].reduce((total, file) => total + statSync(join(folder, `${file}.br`)).size / 1000, 0);

function closure(key: string, keys = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (!chunk || keys.has(chunk.file)) return keys;
  keys.add(chunk.file);
  for (const imported of chunk.imports ?? []) closure(imported, keys);
  return keys;
}

// An entry under src/pages is loaded only by some of a page's documents, such as the video player.
const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry && !key.startsWith("src/pages/"));
const pages = Object.keys(manifest).filter((key) => /^src\/pages\/[\w-]+\/page\.tsx$/.test(key));
const initialOf = (page: string) => new Set([...entries, page].flatMap((key) => [...closure(key)]));
/** Includes the styles of the lazy view, which a page may link in addition to the inlined ones. */
const stylesOf = (page: string) => {
  const drawn = manifest[page]?.dynamicImports ?? [];
  const files = new Set([...initialOf(page), ...drawn.flatMap((key) => [...closure(key)])]);
  return new Set(Object.values(manifest).flatMap(({ file, css = [] }) => (files.has(file) ? css : [])));
};

const nameOf = (page: string) => `public ${page.split("/").at(-2)}`;

const publicSizes: readonly Size[] = [
  ...pages.map((page) => ({
    what: `${nameOf(page)}, scripts`,
    kB: sizeOf(site, initialOf(page)),
    mostKB: page.includes("/article/") ? 14.5 : 16,
  })),
  ...pages.map((page) => ({
    what: `${nameOf(page)}, styles`,
    kB: sizeOf(site, stylesOf(page)),
    mostKB: page.includes("/home/") ? 9 : 8,
  })),
];

const html = textOf(dashboard, "index.html");
const shell = [...html.matchAll(/(?:src|href)="\/dashboard\/([^"]+\.js)"/g)].map(([, file = ""]) => file);
/** The modules that every screen loads. */
const common = routes.map(({ preload }) => new Set(preload)).reduce((all, some) => all.intersection(some));

/** Forms with an editor load it; library, preview, history and review load when they are opened. */
function mostKBOf(path: string): number {
  if (path === "/dashboard") return 237;
  if (/^\/dashboard\/(?:news|pages)\//.test(path)) return 418;
  return path.startsWith("/dashboard/faqs/") ? 375 : 294;
}

const dashboardSizes: readonly Size[] = [
  { what: "dashboard shell, scripts", kB: sizeOf(dashboard, new Set([...shell, ...common])), mostKB: 220 },
  ...routes.map(({ path, preload }) => ({
    what: `${path}, scripts`,
    kB: sizeOf(dashboard, new Set([...shell, ...preload])),
    mostKB: mostKBOf(path),
  })),
];

// The editor's modules contain its class name for the DOM.
const editor = globSync("assets/*.js", { cwd: dashboard }).filter((file) =>
  textOf(dashboard, file).includes("ProseMirror"),
);

// The schemas load on the first focus of a form. `_zod` is the property that all zod objects carry.
const withZod = pages.flatMap((page) => [...initialOf(page)]).filter((file) => textOf(site, file).includes("_zod"));

/** Measures the landing page's document on the wire, on a new site with its demo content. */
async function landingHtmlKB(): Promise<number> {
  const app = await startApp();
  try {
    const response = await fetch(app.origin);
    if (response.status !== 200) throw new Error(`The landing page answered ${response.status}`);
    return brotliCompressSync(await response.bytes()).length / 1000;
  } finally {
    await app.stop();
  }
}

const sizes: readonly Size[] = [
  ...publicSizes,
  { what: "public home, HTML with demo content", kB: await landingHtmlKB(), mostKB: 16 },
  ...dashboardSizes,
  { what: "news form with its editor", kB: sizeOf(dashboard, editor), mostKB: 121 },
];
for (const { what, kB, mostKB } of sizes) {
  const verdict = mostKB === undefined ? "" : `of ${mostKB}${kB > mostKB ? "  TOO LARGE" : ""}`;
  console.log(`${what.padEnd(40)} ${kB.toFixed(1).padStart(6)} kB ${verdict}`);
}
if (withZod.length) console.log(`zod is in what every visitor loads: ${withZod.join(", ")}`);
const tooLarge = sizes.some(({ kB, mostKB = Number.POSITIVE_INFINITY }) => kB > mostKB);
process.exitCode = tooLarge || withZod.length || !pages.length || !shell.length || !editor.length ? 1 : 0;
