import { execFileSync } from "node:child_process";
import { appendFileSync, rmSync, statSync, truncateSync } from "node:fs";
import { join } from "node:path";
import { LeftOut } from "./left-out.ts";
import type { Bench } from "./scenario.ts";
import { newFolder } from "./site.ts";

const kB = 1024;

/** Fills all remaining space. */
function fill(file: string) {
  for (const bytes of [1024 * kB, 64 * kB, 4 * kB]) {
    try {
      while (true) appendFileSync(file, Buffer.alloc(bytes, 1));
    } catch (error) {
      if (!(error instanceof Error && "code" in error && error.code === "ENOSPC")) throw error;
    }
  }
}

/** A disk of its own that is soon full. @throws {LeftOut} when nothing can be mounted */
export async function smallDisk(bench: Bench, megabytes: number) {
  const folder = await newFolder(bench);
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m`, "tmpfs", folder], { stdio: "pipe" });
  } catch (cause) {
    throw new LeftOut("no small disk can be mounted here (needs root)", { cause });
  }
  bench.later(() => execFileSync("umount", ["--lazy", folder]));
  const ballast = join(folder, "ballast");
  return {
    folder,
    /** Leaves so many bytes free. */
    leave(bytes: number) {
      fill(ballast);
      truncateSync(ballast, Math.max(0, statSync(ballast).size - Math.ceil(bytes)));
    },
    makeRoom: () => rmSync(ballast, { force: true }),
  };
}
