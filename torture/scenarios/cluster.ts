import { statusOf } from "../bench/client.ts";
import { inMs, tally } from "../bench/figures.ts";
import { differences } from "../bench/members.ts";
import { sendTestimonial } from "../bench/records.ts";
import type { Bench, Outcome, Scenario } from "../bench/scenario.ts";
import { startTopology, type Topology } from "../bench/topology.ts";
import { startVisitor } from "../bench/visitors.ts";
import { losses, startWriters } from "../bench/writers.ts";
import type { Member } from "../topology/members.ts";
import { until } from "../topology/until.ts";

const writesBetween = 20;
const backWithinMs = 30_000;

type Trial = Readonly<{
  did: string;
  /** Disturbs the topology during writes and reads. */
  work: (topology: Topology) => Promise<string>;
  rounds?: number;
}>;

/** Tracks the longest time without an acknowledged write. */
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

/** Runs a trial with writers and a visitor, and claims what must hold in all trials. */
async function run(bench: Bench, { did, work, rounds = 1 }: Trial): Promise<Outcome> {
  const topology = await startTopology(bench);
  const { client, staff, cluster } = topology;
  const visitor = await startVisitor(client, staff);
  const writers = startWriters(staff, 20);
  const longestPause = watchPauses(() => writers.acknowledged.size);
  const figures: string[] = [];
  try {
    for (let round = 0; round < rounds; round += 1) {
      await writers.more(writesBetween);
      figures.push(await work(topology));
      await writers.more(writesBetween);
    }
  } finally {
    await Promise.all([writers.stop(), visitor.stop()]);
  }
  const pause = longestPause();
  bench.claim(pause <= backWithinMs, `nobody could save for ${pause} ms`);
  bench.claim(visitor.failed.length === 0, `visitors got ${tally(visitor.failed)}`);
  const { inDoubt, words } = await losses(bench, staff, writers);
  for (const difference of await differences(cluster)) bench.claim(false, difference);
  const saved = `${writers.acknowledged.size} acknowledged, ${inDoubt} stored without an answer; ${tally(writers.answers)}`;
  const read = `${visitor.times.length} pages, ${visitor.failed.length} failed, ${visitor.stale()} kept ones, ${inMs(visitor.times)}`;
  return {
    did,
    lost: words,
    figures: `${figures.join("; ")}; longest pause of writes ${pause} ms; ${saved}; ${read}`,
  };
}

/** The cluster's runs have no short form. */
const onCluster = { databases: ["cluster"], inShort: [] } as const;

/** Returns the milliseconds until a save succeeds again. */
const untilSaved = async ({ staff }: Topology) =>
  Math.round(
    await until(async () => (await statusOf(sendTestimonial(staff, `Pulih ${crypto.randomUUID()}`))) === 201, {
      what: "writes to be stored again",
    }),
  );

const neverRestarted = ({ claim }: Bench, { sites }: Topology) =>
  claim(
    sites.every(({ child }) => child.exitCode === null && child.signalCode === null),
    "an instance has ended",
  );

/**
 * Stops both instances one after the other, as an upgrade does: the second only when the proxy sends requests to the
 * first again, which it avoids for a while after a refused connection.
 */
async function restartInTurn({ sites, startInstance, client }: Topology) {
  for (const { child, ended, port } of sites) {
    child.kill("SIGTERM");
    await ended;
    await startInstance(port);
    const isAsked = async () => (await client.ask("/healthz")).headers["x-instance"] === `127.0.0.1:${port}`;
    await until(isAsked, { what: "Caddy to ask the new instance" });
  }
}

export const primaryKilled: Scenario = {
  name: "primary killed",
  ...onCluster,
  async run(bench) {
    const rounds = bench.isShort ? 1 : 3;
    return run(bench, {
      did: `killed the primary (SIGKILL) ${rounds} times while 6 people saved, and let it join again`,
      rounds,
      async work(topology) {
        const primary = await topology.cluster.primary();
        await primary.server.kill();
        const back = await untilSaved(topology);
        neverRestarted(bench, topology);
        await primary.start();
        await primary.join();
        return `saved again after ${back} ms`;
      },
    });
  },
};

/** Counts the members, as another one than the silent member sees them. */
async function countMembers({ cluster }: Topology, silent: Member, where = "true") {
  const sql = `select count(*) as members from performance_schema.replication_group_members where ${where}`;
  return Number((await cluster.members.find((member) => member !== silent)?.run(sql))?.[0]?.members);
}

/** Waits until a member has rejoined the others; it retries by itself. */
const untilBack = async (topology: Topology, away: Member) =>
  Math.round(
    await until(async () => (await countMembers(topology, away, "member_state = 'ONLINE'")) === 3, {
      what: `${away.name} to be a member`,
    }),
  );

/** Waits until the others continue without a silent member. */
const untilExpelled = async (topology: Topology, silent: Member) =>
  Math.round(
    await until(async () => (await countMembers(topology, silent)) === 2, { what: `${silent.name} to be expelled` }),
  );

export const primaryCut: Scenario = {
  name: "primary cut off",
  ...onCluster,
  run: (bench) =>
    run(bench, {
      did: "held the primary up (SIGSTOP) while 6 people saved, and let it go on",
      async work(topology) {
        const primary = await topology.cluster.primary();
        bench.later(primary.server.resume);
        primary.server.pause();
        const back = await untilSaved(topology);
        primary.server.resume();
        const joined = await untilBack(topology, primary);
        neverRestarted(bench, topology);
        return `saved again after ${back} ms, the former primary a member again ${joined} ms after it woke`;
      },
    }),
};

export const secondaryCut: Scenario = {
  name: "secondary cut off",
  ...onCluster,
  run: (bench) =>
    run(bench, {
      did: "held a secondary up (SIGSTOP) while 6 people saved, and let it go on",
      async work(topology) {
        const [secondary] = await topology.cluster.secondaries();
        if (!secondary) throw new Error("The group has no secondary");
        bench.later(secondary.server.resume);
        secondary.server.pause();
        const expelled = await untilExpelled(topology, secondary);
        const saved = await untilSaved(topology);
        secondary.server.resume();
        const joined = await untilBack(topology, secondary);
        neverRestarted(bench, topology);
        return `expelled after ${expelled} ms, a save then took ${saved} ms, a member again ${joined} ms after it woke`;
      },
    }),
};

export const rollingRestart: Scenario = {
  name: "rolling restart",
  ...onCluster,
  run: (bench) =>
    run(bench, {
      did: "ended (SIGTERM) and started both instances in turn while 6 people saved",
      async work(topology) {
        const startedAt = performance.now();
        await restartInTurn(topology);
        return `both were new after ${Math.round(performance.now() - startedAt)} ms`;
      },
    }),
};

/** The statements of a migration that only adds. */
const additions = [
  "alter table etalase.testimonials add column added varchar(40) null",
  "alter table etalase.news add column added int not null default 0",
  "create table etalase.added (id int primary key, news_id char(24) not null, index added_news (news_id))",
  "update etalase.news set added = 1",
];

export const upgradeInTurn: Scenario = {
  name: "upgrade while the former version serves",
  ...onCluster,
  run: (bench) =>
    run(bench, {
      did: "added columns and a table under two serving instances, then restarted them in turn",
      async work(topology) {
        const startedAt = performance.now();
        await (await topology.cluster.primary()).run(...additions);
        const changed = Math.round(performance.now() - startedAt);
        // The former version saves to the new tables.
        const saved = await untilSaved(topology);
        await restartInTurn(topology);
        return `tables changed in ${changed} ms, a save then took ${saved} ms`;
      },
    }),
};
