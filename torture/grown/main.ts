import { createScratchDatabase } from "../../backend/test/databases.ts";
import { row } from "../../scripts/bench/row.ts";
import { share } from "../bench/figures.ts";
import type { Bench } from "../bench/scenario.ts";
import { grown, measureGrown } from "./site.ts";

/**
 * Measures a site whose tables have grown for years against an empty one, on a MySQL server or on SQLite. `held` is the
 * longest CPU time for which the event loop was blocked in one piece.
 */
async function benchGrown(server: string | undefined): Promise<void> {
  const cleanUps: (() => unknown)[] = [];
  const later: Bench["later"] = (cleanUp) => cleanUps.unshift(cleanUp);
  const bench: Bench = {
    database: server ? "MySQL" : "SQLite",
    isShort: false,
    later,
    async newDatabase() {
      if (!server) return undefined;
      const scratch = await createScratchDatabase(server, "grown");
      later(scratch.drop);
      return scratch.url;
    },
    mysql() {
      throw new Error("Nothing here holds up a server");
    },
  };
  try {
    const { start, memory, sweep, calls } = await measureGrown(bench, grown);
    const { leads, pictures, articles, sessions, days } = grown;
    console.log(
      `\n${leads} leads, ${pictures} pictures, ${articles} articles, ${sessions} sessions, ${days} days of visits\n`,
    );
    row("", ["empty", "grown"]);
    row("started again, ms", [start.emptyMs.toFixed(0), start.grownMs.toFixed(0)]);
    row("most memory, MB", [memory.empty.toFixed(0), memory.grown.toFixed(0)]);
    console.log("");
    row("", ["first ms", "p95 ms", "held ms"]);
    const health = share(sweep.healthMs, 0.95).toFixed(0);
    row("healthz while it tidies up", ["", health, sweep.holdMs.toFixed(0)]);
    for (const { what, firstMs, p95, holdMs } of calls)
      row(what, [firstMs.toFixed(0), p95.toFixed(0), holdMs.toFixed(0)]);
  } finally {
    for (const cleanUp of cleanUps) await cleanUp();
  }
}

await benchGrown(process.argv[2]);
