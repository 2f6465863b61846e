import { statusOf } from "../bench/client.ts";
import { inMs, tally } from "../bench/figures.ts";
import { differences } from "../bench/members.ts";
import { sendTestimonial } from "../bench/records.ts";
import { type Bench, type Claims, createClaims, type Outcome, type Scenario } from "../bench/scenario.ts";
import { startTopology, type Topology } from "../bench/topology.ts";
import { until } from "../bench/until.ts";
import { startVisitor } from "../bench/visitors.ts";
import { losses, startWriters } from "../bench/writers.ts";

const writesBetween = 20;
const backWithinMs = 30_000;

type Trial = Readonly<{
  /** Does something to the topology while people save and read. */
  work: (topology: Topology, claims: Claims) => Promise<string>;
  rounds?: number;
}>;

/** The longest time in which nothing was acknowledged, so far. */
function watchPauses(count: () => number) {
  let [longest, last, since] = [0, count(), performance.now()];
  const timer = setInterval(() => {
    if (count() !== last) [last, since] = [count(), performance.now()];
    longest = Math.max(longest, performance.now() - since);
  }, 20);
  return () => {
    clearInterval(timer);
    return Math.round(longest);
  };
}

/** Runs a trial under writers and a visitor, and claims what holds for all of them. */
async function run(bench: Bench, { work, rounds = 1 }: Trial): Promise<Omit<Outcome, "did">> {
  const claims = createClaims();
  const topology = await startTopology(bench);
  const { client, staff, cluster } = topology;
  const visitor = await startVisitor(client, staff);
  const writers = startWriters(staff, 20);
  const longestPause = watchPauses(() => writers.acknowledged.size);
  const more = async () => {
    const until20 = writers.acknowledged.size + writesBetween;
    await until(() => writers.acknowledged.size >= until20, { what: "writes" });
  };
  const figures: string[] = [];
  try {
    for (let round = 0; round < rounds; round += 1) {
      await more();
      figures.push(await work(topology, claims));
      await more();
    }
  } finally {
    await Promise.all([writers.stop(), visitor.stop()]);
  }
  const pause = longestPause();
  claims.claim(pause <= backWithinMs, `nobody could save for ${pause} ms`);
  claims.claim(writers.unexpected().length === 0, `writers got ${tally(writers.unexpected())}`);
  claims.claim(visitor.failed.length === 0, `visitors got ${tally(visitor.failed)}`);
  const { lost, inDoubt, words } = await losses(staff, writers.acknowledged, writers.sent);
  claims.claim(lost === 0, `${lost} acknowledged writes are missing`);
  for (const difference of await differences(cluster)) claims.claim(false, difference);
  const saved = `${writers.acknowledged.size} acknowledged, ${inDoubt} stored without an answer; ${tally(writers.answers)}`;
  const read = `${visitor.times.length} pages, ${visitor.failed.length} failed, ${visitor.stale()} kept ones, ${inMs(visitor.times)}`;
  return {
    lost: words,
    figures: `${figures.join("; ")}; longest pause of writes ${pause} ms; ${saved}; ${read}`,
    failures: claims.failures,
  };
}

/** Milliseconds until somebody can save again. */
const untilSaved = async ({ staff }: Topology) =>
  Math.round(
    await until(async () => (await statusOf(sendTestimonial(staff, `Pulih ${crypto.randomUUID()}`))) === 201, {
      what: "writes to be stored again",
    }),
  );

const neverRestarted = ({ sites }: Topology, { claim }: Claims) =>
  claim(
    sites.every(({ child }) => child.exitCode === null && child.signalCode === null),
    "an instance has ended",
  );

export const primaryKilled: Scenario = {
  name: "primary killed",
  databases: ["cluster"],
  async run(bench) {
    const rounds = bench.isShort ? 1 : 3;
    const outcome = await run(bench, {
      rounds,
      async work(topology, claims) {
        const primary = await topology.cluster.primary();
        await primary.server.kill();
        const back = await untilSaved(topology);
        neverRestarted(topology, claims);
        await primary.start();
        await primary.join();
        return `saved again after ${back} ms`;
      },
    });
    return {
      did: `killed the primary (SIGKILL) ${rounds} times while 6 people saved, and let it join again`,
      ...outcome,
    };
  },
};
