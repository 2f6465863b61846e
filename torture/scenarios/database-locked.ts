import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { statusOf } from "../bench/client.ts";
import { claimAnswers, inMs, tally } from "../bench/figures.ts";
import { untilWhole } from "../bench/outage.ts";
import { newPlace, openPlace } from "../bench/places.ts";
import type { Scenario } from "../bench/scenario.ts";
import { losses, startWriters } from "../bench/writers.ts";
import { until } from "../topology/until.ts";

const reads = ["/healthz", "/readyz", "/", "/api/testimonials"];

export const databaseLocked: Scenario = {
  name: "database locked by another program",
  databases: ["SQLite"],
  async run(bench) {
    const { claim, claimTime } = bench;
    const rounds = bench.isShort ? 1 : 5;
    const { site, client, staff } = await openPlace(bench, await newPlace(bench));
    const writers = startWriters(staff);
    const other = new DatabaseSync(join(site.dataDir, "etalase.sqlite"), { timeout: 10_000 });
    bench.later(() => other.close());
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const before = writers.answers.length;
      other.exec("begin immediate");
      const refused = () => writers.answers.slice(before).filter((answer) => answer === 503).length;
      while (refused() < 12) {
        const answers = await Promise.all(reads.map((path) => client.ask(path)));
        times.push(...answers.map(({ ms }) => ms));
        claimAnswers(
          bench,
          "reads",
          answers.map(({ status }) => status),
          200,
        );
      }
      other.exec("rollback");
      await untilWhole(staff);
    }
    await until(() => writers.answers.at(-1) === 201, { what: "writers to go on" });
    await writers.stop();
    claimTime(Math.max(...times) < 2_000, `a read took ${Math.round(Math.max(...times))} ms`);
    const { words } = await losses(bench, staff, writers);
    claim((await statusOf(client.ask("/readyz"))) === 200, "it is not ready in the end");
    return {
      did: `another program held the write lock ${rounds} times, past 12 refusals each`,
      lost: words,
      figures: `writes ${tally(writers.answers)}; ${times.length} reads meanwhile: ${inMs(times)}`,
    };
  },
};
