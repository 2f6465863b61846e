import { age } from "../bench/examined.ts";
import { share, tally } from "../bench/figures.ts";
import { integrityProblems, unfinishedFiles } from "../bench/integrity.ts";
import { newPlace, openPlace } from "../bench/places.ts";
import { createClaims, type Scenario } from "../bench/scenario.ts";
import { until } from "../bench/until.ts";
import { losses, startWriters } from "../bench/writers.ts";

const writesBeforeKill = 40;

export const killUnderWriters: Scenario = {
  name: "kill -9 under writers",
  databases: ["SQLite", "MySQL"],
  async run(bench) {
    const { claim, failures } = createClaims(bench);
    const rounds = bench.isShort ? 2 : 10;
    const place = await newPlace(bench);
    const acknowledged = new Set<string>();
    const sent = new Set<string>();
    const starts: number[] = [];
    const answers: (number | string)[] = [];

    async function run() {
      const opened = await openPlace(bench, place);
      starts.push(opened.site.startMs);
      return opened;
    }

    for (let round = 0; round < rounds; round += 1) {
      const { site, staff } = await run();
      const writers = startWriters(staff);
      await until(() => writers.acknowledged.size >= writesBeforeKill, { what: "writes" });
      await site.kill();
      await writers.stop();
      for (const name of writers.acknowledged) acknowledged.add(name);
      for (const name of writers.sent) sent.add(name);
      answers.push(...writers.answers);
      claim(writers.unexpected().length === 0, `writers got ${tally(writers.unexpected())}`);
    }
    await age(place.dataDir);
    const { site, staff } = await run();
    const { lost, inDoubt, words } = await losses(staff, acknowledged, sent);
    claim(lost === 0, `${lost} acknowledged writes are missing`);
    await until(() => unfinishedFiles(place.dataDir).length === 0, { what: "left-over files" }).catch(() =>
      claim(false, `left over: ${unfinishedFiles(place.dataDir).join(", ")}`),
    );
    await site.stop();
    const problems = await integrityProblems(place.dataDir, place.databaseUrl);
    claim(problems.length === 0, problems.join("; "));
    return {
      did: `killed ${rounds} times while 6 people saved`,
      lost: words,
      figures: `${acknowledged.size} acknowledged, ${inDoubt} stored without an answer, start p50 ${Math.round(share(starts, 0.5))} ms; ${tally(answers.map((one) => (one === "no answer" ? "cut" : one)))}`,
      failures,
    };
  },
};
