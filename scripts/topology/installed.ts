import { execFileSync } from "node:child_process";
import { join } from "node:path";

const root = join(import.meta.dirname, "../..");

/** Asks scripts/mysql-server, which unpacks Debian's packages without root; a word a line. */
export const mysqlServer = (...args: readonly string[]): readonly string[] =>
  execFileSync("bash", ["scripts/mysql-server", ...args], {
    cwd: root,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "inherit"],
  })
    .trim()
    .split("\n");
