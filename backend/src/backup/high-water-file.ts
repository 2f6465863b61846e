import { randomBytes } from "node:crypto";
import { readFile, rename, rm, writeFile } from "node:fs/promises";
import type { HighWater, HighWaterMark } from "../application/time-watch.ts";
import type { Seal } from "../domain/audit-chain.ts";

const textOf = ({ newestAt, number, hash }: HighWater) =>
  JSON.stringify(["high-water", newestAt.toISOString(), number, hash]);

type Stored = Readonly<{ newestAt: string; number: number; hash: string; seal: string }>;

/** The mark as a file, sealed with the site's secret. */
export function createHighWaterFile(path: string, seal: Seal): HighWaterMark {
  return {
    async read() {
      try {
        const { newestAt, number, hash, seal: own }: Stored = JSON.parse(await readFile(path, "utf8"));
        const mark = { newestAt: new Date(newestAt), number, hash };
        return own === seal(textOf(mark)) ? mark : "changed";
      } catch (error) {
        if (!(error instanceof Error && "code" in error && "syscall" in error)) return "changed";
        if (error.code === "ENOENT") return null;
        throw error;
      }
    },
    async save(mark) {
      // Instances share the folder: with a common name, each would remove the other's part.
      const part = `${path}.${process.pid}-${randomBytes(6).toString("hex")}.part`;
      try {
        await writeFile(part, `${JSON.stringify({ ...mark, seal: seal(textOf(mark)) })}\n`, {
          mode: 0o600,
          flush: true,
        });
        await rename(part, path);
      } catch (error) {
        await rm(part, { force: true });
        throw error;
      }
    },
  };
}
