import { randomBytes } from "node:crypto";
import { readFile, rename, rm, writeFile } from "node:fs/promises";
import type { HighWater, HighWaterMark } from "../application/upkeep/high-water.ts";
import type { Seal } from "../domain/audit.ts";

const textOf = ({ newestAt, number, hash }: HighWater) =>
  JSON.stringify(["high-water", newestAt.toISOString(), number, hash]);

type Stored = Readonly<{ newestAt: string; number: number; hash: string; seal: string }>;

/** The mark as a file, sealed with the site's secret. */
export function createHighWaterFile(path: string, seal: Seal): HighWaterMark {
  return {
    async read() {
      const text = await readFile(path, "utf8").catch((error: NodeJS.ErrnoException) => {
        if (error.code === "ENOENT") return null;
        throw error;
      });
      if (text === null) return null;
      try {
        const { seal: given, ...stored }: Stored = JSON.parse(text);
        const mark = { ...stored, newestAt: new Date(stored.newestAt) };
        return given === seal(textOf(mark)) ? mark : "changed";
      } catch {
        return "changed";
      }
    },
    async save(mark) {
      const stored = { ...mark, newestAt: mark.newestAt.toISOString(), seal: seal(textOf(mark)) };
      // Instances share the folder: with a common name, each would remove the other's part.
      const part = `${path}.${process.pid}-${randomBytes(6).toString("hex")}.part`;
      try {
        await writeFile(part, `${JSON.stringify(stored)}\n`, { mode: 0o600, flush: true });
        await rename(part, path);
      } catch (error) {
        await rm(part, { force: true });
        throw error;
      }
    },
  };
}
