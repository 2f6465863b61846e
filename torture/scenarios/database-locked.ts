import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { createClient, signIn, statusOf } from "../bench/client.ts";
import { inMs, tally } from "../bench/figures.ts";
import { untilWhole } from "../bench/outage.ts";
import { createClaims, type Scenario } from "../bench/scenario.ts";
import { startSite } from "../bench/site.ts";
import { until } from "../bench/until.ts";
import { losses, startWriters } from "../bench/writers.ts";

const reads = ["/healthz", "/readyz", "/", "/api/testimonials"];

export const databaseLocked: Scenario = {
  name: "database locked by another program",
  databases: ["SQLite"],
  async run(bench) {
    const { claim, claimTime, failures } = createClaims(bench);
    const rounds = bench.isShort ? 1 : 5;
    const site = await startSite(bench);
    const client = createClient(site.origin);
    bench.later(client.close);
    const staff = await signIn(client);
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
        const odd = answers.filter(({ status }) => status !== 200);
        claim(odd.length === 0, `reads got ${tally(odd.map(({ status }) => status))}`);
      }
      other.exec("rollback");
      await untilWhole(staff);
    }
    await until(() => writers.answers.at(-1) === 201, { what: "writers to go on" });
    await writers.stop();
    claim(writers.unexpected().length === 0, `writers got ${tally(writers.unexpected())}`);
    claimTime(Math.max(...times) < 2_000, `a read took ${Math.round(Math.max(...times))} ms`);
    const { lost, words } = await losses(staff, writers.acknowledged, writers.sent);
    claim(lost === 0, `${lost} acknowledged writes are missing`);
    claim((await statusOf(client.ask("/readyz"))) === 200, "it is not ready in the end");
    return {
      did: `another program held the write lock ${rounds} times, past 12 refusals each`,
      lost: words,
      figures: `writes ${tally(writers.answers)}; ${times.length} reads meanwhile: ${inMs(times)}`,
      failures,
    };
  },
};
