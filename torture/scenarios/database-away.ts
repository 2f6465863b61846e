import { tally } from "../bench/figures.ts";
import { claimIntact } from "../bench/integrity.ts";
import { expectOutage, untilWhole } from "../bench/outage.ts";
import { newPlace, openPlace } from "../bench/places.ts";
import type { Bench, Outcome, Scenario } from "../bench/scenario.ts";
import { createLedger, losses, startWriters } from "../bench/writers.ts";
import { until } from "../topology/until.ts";

const writesBefore = 20;

type Outage = Readonly<{ did: string; begin: () => unknown; end: () => unknown }>;

/** Takes the database away during writes, so many times, and gives it back. */
async function run(bench: Bench, { did, begin, end }: Outage): Promise<Outcome> {
  const rounds = bench.isShort ? 1 : 5;
  const place = await newPlace(bench);
  const { client, staff } = await openPlace(bench, place);
  const figures: string[] = [];
  const ledger = createLedger();
  for (let round = 0; round < rounds; round += 1) {
    const writers = startWriters(staff, 0, ledger);
    await writers.more(writesBefore);
    // On a slow disk the first visitor may be told to retry; a page is cached once it was rendered.
    await until(async () => (await client.ask("/")).status === 200, { what: "the page" });
    await begin();
    const measured = await expectOutage(bench, client, staff).finally(end);
    figures.push(`${measured}; whole ${Math.round(await untilWhole(staff))} ms after`);
    await writers.stop();
  }
  const { inDoubt, words } = await losses(bench, staff, ledger);
  await claimIntact(bench, place);
  const { acknowledged, answers } = ledger;
  const counts = `${acknowledged.size} acknowledged, ${inDoubt} stored without an answer; ${tally(answers)}`;
  return {
    did: `${did} ${rounds} times while 6 people saved`,
    lost: words,
    figures: `${counts}; last round: ${figures.at(-1)}`,
  };
}

export const databaseHangs: Scenario = {
  name: "database hangs",
  databases: ["MySQL"],
  stopsServer: true,
  async run(bench) {
    const { pause, resume } = bench.mysql();
    bench.later(resume);
    return run(bench, { did: "stopped mysqld (SIGSTOP)", begin: pause, end: resume });
  },
};

export const databaseRestarts: Scenario = {
  name: "database killed, refusing, restarted",
  databases: ["MySQL"],
  stopsServer: true,
  async run(bench) {
    const { kill, start } = bench.mysql();
    return run(bench, { did: "killed mysqld (SIGKILL)", begin: kill, end: start });
  },
};
