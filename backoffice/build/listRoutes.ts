import type { Plugin, Rolldown } from "vite";
import { pages } from "../src/kit/data/resources.ts";

type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>;

/** Returns a chunk and all its static imports, itself first. */
function closureOf(name: string, chunks: Chunks, seen = new Set<string>()): Set<string> {
  if (seen.has(name)) return seen;
  seen.add(name);
  for (const imported of chunks.get(name)?.imports ?? []) closureOf(imported, chunks, seen);
  return seen;
}

function chunkOf(module: string, chunks: Chunks): string {
  for (const chunk of chunks.values())
    if (chunk.moduleIds.some((id) => id.endsWith(`/${module}`))) return chunk.fileName;
  throw new Error(`No chunk holds ${module}`);
}

const appModule = "src/App.tsx";

/**
 * Returns the scripts that a page needs beyond those of index.html, so that the browser need not discover them in
 * steps.
 */
export function routesOf(bundle: Rolldown.OutputBundle) {
  const outputs = Object.values(bundle).filter((output) => output.type === "chunk");
  const chunks: Chunks = new Map(outputs.map((chunk) => [chunk.fileName, chunk]));
  const inShell = new Set(
    outputs.filter(({ isEntry }) => isEntry).flatMap(({ fileName }) => [...closureOf(fileName, chunks)]),
  );
  return pages.map(({ path, module }) => {
    const needed = [appModule, module].flatMap((of) => [...closureOf(chunkOf(of, chunks), chunks)]);
    return { path, preload: [...new Set(needed)].filter((name) => !inShell.has(name)) };
  });
}

/** Writes routes.json: every address with the scripts to preload for it. */
export const listRoutes = (): Plugin => ({
  name: "list-routes",
  apply: "build",
  generateBundle(_, bundle) {
    const source = `${JSON.stringify(routesOf(bundle), null, 2)}\n`;
    this.emitFile({ type: "asset", fileName: "routes.json", source });
  },
});
