import { execFileSync } from "node:child_process";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");

/** Calls scripts/mysql-server, which unpacks Debian's packages without root, and returns the words of its output. */
export const mysqlServer = (...args: readonly string[]): readonly string[] =>
  execFileSync("bash", ["scripts/mysql-server", ...args], {
    cwd: root,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "inherit"],
  })
    .trim()
    .split("\n");
