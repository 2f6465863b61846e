import { setTimeout } from "node:timers/promises";
import { type Answer, createClient, json, statusOf } from "../bench/client.ts";
import { inMs, share, tally } from "../bench/figures.ts";
import { browser } from "../bench/records.ts";
import type { Scenario } from "../bench/scenario.ts";
import { startSite } from "../bench/site.ts";

const atOnce = 16;
/** Milliseconds between the bursts of a storm. */
const tickMs = 10;

/** One order after so many requests of a storm. */
const orderEvery = 25;

type Load = Readonly<{ ask: () => Promise<Answer>; seconds: number }>;
type Storm = Load & Readonly<{ order?: () => Promise<Answer> }>;

/** Measures the answers per second that a steady number of visitors gets. */
async function capacity({ ask, seconds }: Load): Promise<number> {
  const end = performance.now() + seconds * 1000;
  let answers = 0;
  const visitor = async () => {
    while (performance.now() < end) if ((await ask()).status === 200) answers += 1;
  };
  await Promise.all(Array.from({ length: atOnce }, visitor));
  return answers / seconds;
}

/** Sends requests at a fixed rate, without waiting for answers. */
async function storm({ ask, order, seconds }: Storm, perSecond: number) {
  const startedAt = performance.now();
  const sent: Promise<Answer>[] = [];
  const orders: Promise<number | string>[] = [];
  let broken = 0;
  for (let passed = 0; passed < seconds * 1000; passed = performance.now() - startedAt) {
    const due = Math.floor((passed / 1000) * perSecond);
    while (sent.length < due) {
      const request = ask();
      request.catch(() => {
        broken += 1;
      });
      sent.push(request);
      if (order && sent.length % orderEvery === 0) orders.push(statusOf(order()));
    }
    await setTimeout(tickMs);
  }
  const settled = await Promise.allSettled(sent);
  const lasted = (performance.now() - startedAt) / 1000;
  const answers = settled.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
  const served = answers.filter(({ status }) => status === 200);
  const refused = answers.filter((one) => !served.includes(one));
  return { sent: sent.length, broken, served, refused, lasted, orders: await Promise.all(orders) };
}

export const overload: Scenario = {
  name: "2 x overload",
  databases: ["SQLite", "MySQL"],
  inShort: ["MySQL"],
  async run(bench) {
    const { claim, claimTime } = bench;
    const seconds = bench.isShort ? 1 : 20;
    const site = await startSite(bench, { databaseUrl: await bench.newDatabase() });
    const client = createClient(site.origin);
    bench.later(client.close);
    let visitor = 0;
    /** Many visitors, each with an address of their own. */
    const from = () => {
      visitor += 1;
      return { "X-Forwarded-For": `10.${visitor % 200}.${(visitor >> 8) % 200}.7` };
    };
    // A search cannot come from a cache.
    const ask = () => client.ask("/berita?search=situs", { headers: from() });
    // With a browser's user agent, since orders of programs are not counted.
    const { method, headers, body } = json({ kind: "order", code: "7K2PQM" });
    const order = () => client.ask("/api/leads", { method, headers: { ...headers, ...from(), ...browser }, body });
    await capacity({ ask, seconds: 1 });
    const before = await capacity({ ask, seconds });
    const { sent, broken: brokenAlone, served, refused, lasted } = await storm({ ask, seconds }, 2 * before);
    // Orders add work beyond the pages that the capacity counts, so they come in a storm of their own.
    const { orders, broken: brokenBeside } = await storm({ ask, order, seconds: seconds / 2 }, 2 * before);
    const after = await capacity({ ask, seconds });
    // A shared machine varies in speed from one minute to the next.
    const able = (before + after) / 2;
    const broken = brokenAlone + brokenBeside;
    const goodput = served.length / lasted / able;
    const refusals = refused.map(({ ms }) => ms);
    const odd = refused.filter(({ status, headers }) => status !== 503 || !headers["retry-after"]);
    claim(odd.length === 0, `${odd.length} refusals are no 503 with Retry-After`);
    const ordersRefused = orders.filter((status) => status !== 202).length;
    claim(ordersRefused === 0, `orders got ${tally(orders)}`);
    claim(broken === 0, `${broken} requests got no answer`);
    // The load comes from the same machine and takes its share of it, so only a collapse is a failure.
    claimTime(goodput >= 0.6, `goodput fell to ${goodput.toFixed(2)} of the capacity`);
    claimTime(share(refusals, 0.5) <= 100, `refusals took ${inMs(refusals)}`);
    claimTime(after >= before / 3, `afterwards it serves ${Math.round(after)} a second`);
    const health = await client.ask("/healthz");
    claim(health.status === 200, `/healthz answered ${health.status} afterwards`);
    return {
      did: `${Math.round(2 * before)} requests a second for ${seconds} s, twice the capacity of ${Math.round(before)}`,
      lost: ordersRefused ? `${ordersRefused} orders` : broken ? `${broken} answers` : "nothing",
      figures: `${sent} sent, ${served.length} served, ${refused.length} refused; goodput ${goodput.toFixed(2)} (promised 0.9, client on the same cores); orders ${tally(orders)}; served ${inMs(served.map(({ ms }) => ms))}; refused ${inMs(refusals)} (promised 20)`,
    };
  },
};
