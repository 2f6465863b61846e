import { brotliCompressSync } from "node:zlib";
import type { Plugin, Rolldown } from "vite";

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

/** Bytes after brotli. Pages by the name of their file, with "*" for the others. */
export type Budgets = Readonly<{ css: number; pages: Readonly<Record<string, number>> }>;

const sizeOf = (content: string | Uint8Array) => brotliCompressSync(content).length;
const pageName = (chunk: Chunk) => /\/src\/pages\/(\w+)\.tsx$/.exec(chunk.facadeModuleId ?? "")?.[1];

/** Everything that the browser loads before the page works. */
function initialChunks(bundle: Bundle, page: Chunk): Chunk[] {
  const chunks = Object.values(bundle).filter((item) => item.type === "chunk");
  const found = new Set<Chunk>();
  const visit = (chunk: Chunk | undefined) => {
    if (!chunk || found.has(chunk)) return;
    found.add(chunk);
    for (const name of chunk.imports) visit(chunks.find(({ fileName }) => fileName === name));
  };
  visit(chunks.find(({ isEntry }) => isEntry));
  visit(page);
  return [...found];
}

function problemsOf(bundle: Bundle, budgets: Budgets): string[] {
  const problems: string[] = [];
  const check = (what: string, size: number, limit: number) => {
    if (size > limit) problems.push(`${what} weighs ${size} bytes, ${limit} are allowed`);
  };
  for (const item of Object.values(bundle)) {
    if (item.type === "asset") {
      if (item.fileName.endsWith(".css")) check("The style sheet", sizeOf(item.source), budgets.css);
      continue;
    }
    const page = pageName(item);
    if (!page) continue;
    const initial = initialChunks(bundle, item);
    const total = initial.reduce((sum, { code }) => sum + sizeOf(code), 0);
    check(page, total, budgets.pages[page] ?? budgets.pages["*"] ?? 0);
    if (initial.some(({ moduleIds }) => moduleIds.some((id) => id.includes("/node_modules/zod/")))) {
      problems.push(`${page} loads zod at once`);
    }
  }
  return problems;
}

/** Fails the build when a page has grown too heavy for a phone on a slow network. */
export const budget = (budgets: Budgets): Plugin => ({
  name: "etalase:budget",
  apply: "build",
  applyToEnvironment: (environment) => environment.name === "client",
  writeBundle(_options, bundle) {
    const problems = problemsOf(bundle, budgets);
    if (problems.length > 0) this.error(problems.join("\n"));
  },
});
