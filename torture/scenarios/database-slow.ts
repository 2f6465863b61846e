import { claimAnswers, inMs } from "../bench/figures.ts";
import { untilWhole } from "../bench/outage.ts";
import { newPlace, openPlace } from "../bench/places.ts";
import { sendTestimonial } from "../bench/records.ts";
import type { Scenario } from "../bench/scenario.ts";
import { startSlowWay } from "../bench/slow-way.ts";
import { createLedger, losses } from "../bench/writers.ts";
import { until } from "../topology/until.ts";

const delays = [20, 100];
/** With this delay, no answer arrives before a probe's deadline. */
const tooLateMs = 2_000;

export const databaseSlow: Scenario = {
  name: "database slow",
  databases: ["MySQL"],
  inShort: [],
  async run(bench) {
    const { claim } = bench;
    const way = await startSlowWay(bench, new URL((await bench.newDatabase()) ?? ""));
    const { client, staff } = await openPlace(bench, { ...(await newPlace(bench)), databaseUrl: way.url });
    await client.ask("/");
    const ledger = createLedger();
    const figures: string[] = [];
    for (const delayMs of delays) {
      way.delay(delayMs);
      const reads = await Promise.all(Array.from({ length: 20 }, () => client.ask("/api/testimonials")));
      const names = Array.from({ length: 5 }, (_, turn) => `Lambat ${delayMs} ${turn}`);
      const writes = await Promise.all(names.map((name) => sendTestimonial(staff, name)));
      for (const [turn, { status }] of writes.entries()) if (status === 201) ledger.acknowledged.add(names[turn] ?? "");
      const statuses = [...reads, ...writes].map(({ status }) => status);
      claimAnswers(bench, `calls at ${delayMs} ms`, statuses, 200, 201, 503);
      claim(
        reads.some(({ status }) => status === 200),
        `no read was answered at ${delayMs} ms`,
      );
      figures.push(
        `${delayMs} ms each way: reads ${inMs(reads.map(({ ms }) => ms))}, writes ${inMs(writes.map(({ ms }) => ms))}`,
      );
    }
    way.delay(tooLateMs);
    // A query that was already on its way still gets its answer in time.
    await until(async () => (await client.ask("/readyz")).status === 503, { what: "/readyz to say 503" });
    const [health, ready, page] = await Promise.all(["/healthz", "/readyz", "/"].map((path) => client.ask(path)));
    for (const [path, answer, status, mostMs] of [
      ["/healthz", health, 200, 1_000],
      ["/readyz", ready, 503, 1_500],
      ["the kept page", page, 200, 1_500],
    ] as const) {
      claim(answer?.status === status, `${path}: ${answer?.status}`);
      claim((answer?.ms ?? 0) < mostMs, `${path} took ${answer?.ms} ms`);
    }
    way.delay(0);
    const wholeMs = await untilWhole(staff);
    const { words } = await losses(bench, staff, ledger);
    return {
      did: `every message ${delays.join(", ")} and ${tooLateMs} ms late`,
      lost: words,
      figures: `${figures.join("; ")}; ${tooLateMs} ms: readyz ${ready?.status} in ${Math.round(ready?.ms ?? 0)} ms, kept page in ${Math.round(page?.ms ?? 0)} ms; whole ${Math.round(wholeMs)} ms after`,
    };
  },
};
