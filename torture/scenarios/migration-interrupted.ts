import { withSql } from "../bench/mysql-server.ts";
import type { Scenario } from "../bench/scenario.ts";
import { beginSite, startSite } from "../bench/site.ts";
import { until } from "../topology/until.ts";

type Run = (sql: string) => Promise<Readonly<Record<string, unknown>>[]>;

const tablesIn = async (run: Run) => (await run("show tables")).map((row) => String(Object.values(row)[0]));

/** Returns the schema that the migrations created. */
const schemaOf = (url: string) =>
  withSql(url, async (run) => {
    const tables = new Map<string, unknown>();
    for (const table of await tablesIn(run))
      tables.set(table, (await run(`show create table ${table}`))[0]?.["Create Table"]);
    const done = await run("select name from migrations order by id");
    // The next auto-increment numbers depend on the interrupted attempts.
    return JSON.stringify([[...tables], done.map(({ name }) => name)]).replace(/ AUTO_INCREMENT=\d+/g, "");
  });

export const migrationInterrupted: Scenario = {
  name: "migration interrupted",
  databases: ["MySQL"],
  async run(bench) {
    const { claim } = bench;
    const whole = await bench.newDatabase();
    const broken = await bench.newDatabase();
    if (!whole || !broken) throw new Error("MySQL's databases have URLs");
    await (await startSite(bench, { databaseUrl: whole })).stop();
    const tables = await withSql(whole, tablesIn);
    const stops = (bench.isShort ? [0.2, 0.7] : [0.05, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9]).map((part) =>
      Math.ceil(part * tables.length),
    );
    const seen: number[] = [];
    await withSql(broken, async (run) => {
      for (const most of stops) {
        const site = await beginSite(bench, { databaseUrl: broken });
        await until(async () => (await tablesIn(run)).length >= most, { what: `table ${most}` });
        await site.kill();
        seen.push((await tablesIn(run)).length);
      }
    });
    const last = await startSite(bench, { databaseUrl: broken });
    await last.stop();
    const isSame = (await schemaOf(broken)) === (await schemaOf(whole));
    claim(isSame, "the schema differs from that of a migration that nobody interrupted");
    claim(
      seen.some((count) => count < tables.length),
      "no kill came before the end",
    );
    return {
      did: `killed ${stops.length} starts on an empty database between two statements`,
      lost: isSame ? "nothing" : "the schema",
      figures: `tables at each kill: ${seen.join(", ")} of ${tables.length}; the next start took ${Math.round(last.startMs)} ms`,
    };
  },
};
