import { startCustomers } from "../bench/customers.ts";
import { age } from "../bench/examined.ts";
import { share, tally } from "../bench/figures.ts";
import { claimIntact, unfinishedFiles } from "../bench/integrity.ts";
import { newPlace, openPlace } from "../bench/places.ts";
import type { Scenario } from "../bench/scenario.ts";
import { createLedger, losses, startWriters } from "../bench/writers.ts";
import { until } from "../topology/until.ts";

const writesBeforeKill = 40;

export const killUnderWriters: Scenario = {
  name: "kill -9 under writers",
  databases: ["SQLite", "MySQL"],
  async run(bench) {
    const { claim } = bench;
    const rounds = bench.isShort ? 2 : 10;
    const place = await newPlace(bench);
    const ledger = createLedger();
    const customers = await startCustomers(bench);
    const starts: number[] = [];

    async function run() {
      const opened = await openPlace(bench, place, { variables: customers.variables });
      await customers.turnAlertsOn(opened.staff);
      starts.push(opened.site.startMs);
      return opened;
    }

    for (let round = 0; round < rounds; round += 1) {
      const { site, client, staff } = await run();
      const orders = customers.start(client);
      const writers = startWriters(staff, 0, ledger);
      await writers.more(writesBeforeKill);
      await site.kill();
      await writers.stop();
      await orders.stop();
    }
    await age(place.dataDir);
    const { site, staff } = await run();
    const rings = await customers.rung();
    const { inDoubt, words } = await losses(bench, staff, ledger);
    await until(() => unfinishedFiles(place.dataDir).length === 0, { what: "left-over files" }).catch(() =>
      claim(false, `left over: ${unfinishedFiles(place.dataDir).join(", ")}`),
    );
    await site.stop();
    await claimIntact(bench, place);
    const { acknowledged, answers } = ledger;
    return {
      did: `killed ${rounds} times while 6 people saved and others ordered`,
      lost: words,
      figures: `${acknowledged.size} acknowledged, ${inDoubt} stored without an answer, start p50 ${Math.round(share(starts, 0.5))} ms; ${tally(answers.map((one) => (one === "no answer" ? "cut" : one)))}; ${rings}`,
    };
  },
};
