import { createClient, signIn } from "../bench/client.ts";
import { tally } from "../bench/figures.ts";
import { integrityProblems } from "../bench/integrity.ts";
import { expectOutage, untilWhole } from "../bench/outage.ts";
import { type Bench, createClaims, type Scenario } from "../bench/scenario.ts";
import { startSite } from "../bench/site.ts";
import { until } from "../bench/until.ts";
import { losses, startWriters } from "../bench/writers.ts";

const writesBefore = 20;

type Outage = Readonly<{ begin: () => unknown; end: () => unknown; rounds: number }>;

/** Takes the database away during writes, so many times, and gives it back. */
async function run(bench: Bench, { begin, end, rounds }: Outage) {
  const claims = createClaims(bench);
  const databaseUrl = await bench.newDatabase();
  const site = await startSite(bench, { databaseUrl });
  const client = createClient(site.origin);
  bench.later(client.close);
  const staff = await signIn(client);
  const figures: string[] = [];
  const answers: (number | string)[] = [];
  const acknowledged = new Set<string>();
  const sent = new Set<string>();
  for (let round = 0; round < rounds; round += 1) {
    const writers = startWriters(staff);
    await until(() => writers.acknowledged.size >= writesBefore, { what: "writes" });
    // On a slow disk the first visitor may be told to retry; a page is cached once it was rendered.
    await until(async () => (await client.ask("/")).status === 200, { what: "the page" });
    await begin();
    const measured = await expectOutage(client, staff, claims).finally(end);
    figures.push(`${measured}; whole ${Math.round(await untilWhole(staff))} ms after`);
    await writers.stop();
    for (const name of writers.acknowledged) acknowledged.add(name);
    for (const name of writers.sent) sent.add(name);
    answers.push(...writers.answers);
    claims.claim(writers.unexpected().length === 0, `writers got ${tally(writers.unexpected())}`);
  }
  const { lost, inDoubt, words } = await losses(staff, acknowledged, sent);
  claims.claim(lost === 0, `${lost} acknowledged writes are missing`);
  const problems = await integrityProblems(site.dataDir, databaseUrl);
  claims.claim(problems.length === 0, problems.join("; "));
  const counts = `${acknowledged.size} acknowledged, ${inDoubt} stored without an answer; ${tally(answers)}`;
  return { lost: words, figures: `${counts}; last round: ${figures.at(-1)}`, failures: claims.failures };
}

export const databaseHangs: Scenario = {
  name: "database hangs",
  databases: ["MySQL"],
  stopsServer: true,
  async run(bench) {
    const rounds = bench.isShort ? 1 : 5;
    const { pause, resume } = bench.mysql();
    bench.later(resume);
    const outcome = await run(bench, { begin: pause, end: resume, rounds });
    return { did: `stopped mysqld (SIGSTOP) ${rounds} times while 6 people saved`, ...outcome };
  },
};

export const databaseRestarts: Scenario = {
  name: "database killed, refusing, restarted",
  databases: ["MySQL"],
  stopsServer: true,
  async run(bench) {
    const rounds = bench.isShort ? 1 : 5;
    const { kill, start } = bench.mysql();
    const outcome = await run(bench, { begin: kill, end: start, rounds });
    return { did: `killed mysqld (SIGKILL) ${rounds} times while 6 people saved`, ...outcome };
  },
};
