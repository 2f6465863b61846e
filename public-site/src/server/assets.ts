import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

/** These files are in `public/`, because imports that only the server has would be missing in the client's build. */
export const favicon = "/assets/favicon.svg";
export const appleTouchIcon = "/assets/apple-touch-icon.png";

/** The styles inlined in a page; in development Vite serves the sheets instead, and there is no policy. */
export type Styles =
  | Readonly<{
      css: string;
      /** The built files that it consists of. */
      files: readonly string[];
      /** Content security policy source of `css`, with its quotes. */
      hash: string;
    }>
  | Readonly<{ links: readonly string[] }>;

/** The built client, as the document refers to it. Addresses are paths. */
export type Assets = Readonly<{
  /** Returns the styles of a page, by its source file. */
  stylesOf(source: string): Styles;
  /** The document's own scripts: `afterPaint.ts`, and in development those of Vite. */
  scripts: readonly string[];
  /**
   * Returns the scripts of a page to load once it is shown, by its source file: the app, then those that the app will
   * load.
   */
  laterScriptsOf(source: string): readonly string[];
  /** The video player's script. */
  videoScript?: string;
  font?: string;
}>;

type Chunk = Readonly<{ file: string; isEntry?: boolean; imports?: readonly string[]; css?: readonly string[] }>;
type Manifest = Readonly<Record<string, Chunk>>;

const fontName = /plus-jakarta-sans-basic[^/]*\.woff2$/;

/** Returns the keys of a chunk and of all its static imports. */
function closureOf(manifest: Manifest, key: string, seen = new Set<string>()): Set<string> {
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const next of manifest[key]?.imports ?? []) closureOf(manifest, next, seen);
  return seen;
}

function find(files: readonly string[], pattern: RegExp): string {
  const file = files.find((name) => pattern.test(name));
  if (!file) throw new Error(`The client's build has no file like ${pattern}`);
  return file;
}

/** Reads the client's build. `client` is its folder, ending in a slash. */
export function readBuiltAssets(client: URL): Assets {
  const read = (file: string) => readFileSync(new URL(file, client), "utf8");
  const manifest: Manifest = JSON.parse(read(".vite/manifest.json"));
  const files = Object.values(manifest).map(({ file }) => file);
  const entryFiles = closureOf(manifest, "src/entry-client.tsx");
  const closureOfPage = (source: string) =>
    new Set([...entryFiles, ...(manifest[source] ? closureOf(manifest, source) : [])]);
  const styles = new Map<string, Styles>();
  function readStyles(source: string): Styles {
    const cssFiles = [...new Set([...closureOfPage(source)].flatMap((key) => manifest[key]?.css ?? []))];
    const css = cssFiles.map((file) => read(file).trim()).join("");
    const hash = `'sha256-${createHash("sha256").update(css).digest("base64")}'`;
    return { css, hash, files: cssFiles.map((file) => `/${file}`) };
  }
  return {
    stylesOf(source) {
      const known = styles.get(source) ?? readStyles(source);
      styles.set(source, known);
      return known;
    },
    scripts: [`/${find(files, /afterPaint[^/]*\.js$/)}`],
    // A closure starts with its own chunk.
    laterScriptsOf: (source) => [...closureOfPage(source)].map((key) => `/${manifest[key]?.file}`),
    videoScript: `/${manifest["src/pages/article/playVideos.ts"]?.file}`,
    font: `/${find(files, fontName)}`,
  };
}
