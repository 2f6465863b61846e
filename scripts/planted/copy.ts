import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** Caches are not copied; make and npm look for the other two. */
const isNeeded = (name: string) => !name.startsWith(".") || [".bin", ".package-lock.json"].includes(name);

/**
 * Copies the project, including uncommitted changes, to a folder on the same disk. Installed packages are hard links,
 * since Vite serves nothing that a symbolic link leads to outside of the project.
 */
export function copyProject(from: string, to: string) {
  const listed = execFileSync("git", ["ls-files", "-co", "--exclude-standard", "-z"], { cwd: from, encoding: "utf8" });
  const files = listed.split("\0").filter((file) => file && existsSync(join(from, file)));
  for (const file of files) cpSync(join(from, file), join(to, file));
  const packages = "node_modules";
  mkdirSync(join(to, packages));
  const installed = readdirSync(join(from, packages)).filter(isNeeded);
  // Links to the workspaces are relative, and so lead to those of the copy.
  execFileSync("cp", ["-al", ...installed, join(to, packages)], { cwd: join(from, packages) });
}
