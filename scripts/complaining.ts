import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "./processes.ts";

type Change = Readonly<{
  /** A file of contracts, and what it says instead. */
  file: string;
  from: string;
  to: string;
  /** The files to compile. */
  include: readonly string[];
}>;

/** Compiles files against changed contracts, and returns those that do not compile. */
export function complaining({ file, from, to, include }: Change): readonly string[] {
  const folder = mkdtempSync(join(tmpdir(), "etalase-contracts-"));
  const contracts = join(folder, "contracts");
  try {
    cpSync(join(root, "contracts"), contracts, { recursive: true, filter: (path) => !path.includes("node_modules") });
    symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
    const known = readFileSync(join(contracts, file), "utf8");
    if (!known.includes(from)) throw new Error(`${file} does not say ${from}`);
    writeFileSync(join(contracts, file), known.replace(from, to));
    const options = {
      extends: join(root, "tsconfig.json"),
      compilerOptions: {
        paths: { "@etalase/contracts/*": [join(contracts, "src/*.ts")] },
        typeRoots: [join(root, "node_modules/@types")],
      },
      include: include.map((one) => join(root, one)),
    };
    writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(options));
    const compile = ["-p", folder, "--pretty", "false", "--singleThreaded"];
    const { stdout } = spawnSync(join(root, "node_modules/.bin/tsc"), compile, { cwd: root, encoding: "utf8" });
    return [...new Set([...stdout.matchAll(/^(\S+\.tsx?)\(\d+,\d+\): error/gm)].map(([, name = ""]) => name))];
  } finally {
    rmSync(folder, { recursive: true });
  }
}
