import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { highWaterFile } from "../../backend/src/backup/marks.ts";
import { withSql } from "../bench/mysql-server.ts";
import { lastLine, newPlace, openPlace, runProgram } from "../bench/places.ts";
import { sendTestimonial } from "../bench/records.ts";
import { createClaims, type Scenario } from "../bench/scenario.ts";
import { until } from "../bench/until.ts";

type Checked = Readonly<{ entries: number; problem: Readonly<{ reason: string }> | null }>;

/**
 * Attacks by a person who can write to the database and nothing else; `old` tables hold the chain before the last
 * entries.
 */
const attacks: Readonly<Record<string, readonly string[]>> = {
  "its seal emptied": ["update audit_chain set seal = ''"],
  "an old head put back, without what came later": [
    "delete from audit_entries where number > (select last_number from old_chain)",
    "delete from audit_chain",
    "insert into audit_chain select * from old_chain",
  ],
  "its seal and its entries emptied": [
    "delete from audit_entries",
    "update audit_chain set seal = '', first_number = 1, last_number = 0, anchor = '', last_hash = ''",
  ],
  "the newest entries deleted": ["delete from audit_entries where number > (select last_number from old_chain)"],
  "an entry in its middle deleted": ["delete from audit_entries where number = (select last_number from old_chain)"],
  "an entry in its middle changed": [
    "update audit_entries set title = 'lain' where number = (select last_number from old_chain)",
  ],
};

const kept = ["audit_entries", "audit_chain"];
const keep = kept.map((table) => `create table kept_${table} as select * from ${table}`);
const putBack = kept.flatMap((table) => [`delete from ${table}`, `insert into ${table} select * from kept_${table}`]);

export const auditSetBack: Scenario = {
  name: "audit log set back",
  databases: ["SQLite", "MySQL"],
  inShort: ["MySQL"],
  async run(bench) {
    const { claim, failures } = createClaims(bench);
    const place = await newPlace(bench);
    const sql = (statements: readonly string[]) =>
      withSql(place.databaseUrl ?? `sqlite:${place.dataDir}/etalase.sqlite`, async (run) => {
        for (const statement of statements) await run(statement);
      });
    const first = await openPlace(bench, place);
    await sendTestimonial(first.staff, "Sebelumnya");
    await sql(["create table old_chain as select * from audit_chain"]);
    for (const name of ["Satu", "Dua", "Tiga"]) await sendTestimonial(first.staff, name);
    await first.site.stop();

    const { site, staff } = await openPlace(bench, place);
    const check = async (): Promise<Checked> => JSON.parse((await staff.ask("/api/audit/check")).text);
    const mark = highWaterFile(place.dataDir);
    // Written by the first sweep after a start.
    const noted = () => (existsSync(mark) ? Number(JSON.parse(readFileSync(mark, "utf8")).number) : 0);
    const { entries } = await check();
    await until(() => noted() >= entries, { what: "the log's end to be noted" });
    await sql(keep);

    const told: string[] = [];
    /** Checks that the screen and `make audit` report the same problem. */
    async function expectTold(what: string) {
      const { problem } = await check();
      claim(problem !== null, `${what}: the screen says that nothing is wrong`);
      told.push(`${what}: ${problem?.reason}`);
      if (bench.isShort && told.length > 2) return;
      const made = await runProgram(bench, place, ["audit-check"]);
      claim(made.code === 1, `${what}: make audit ended with ${made.code}`);
      claim(made.out.includes(problem?.reason ?? ""), `${what}: make audit says “${lastLine({ err: made.out })}”`);
    }
    async function expectWhole(when: string) {
      const { problem } = await check();
      claim(problem === null, `${when} the log is wrong: ${problem?.reason}`);
    }

    for (const [what, statements] of Object.entries(attacks)) {
      await sql(statements);
      await expectTold(what);
      await sql(putBack);
      await expectWhole(`once it was put back after ${what}`);
    }
    const sealed = readFileSync(mark, "utf8");
    writeFileSync(mark, sealed.replace(/"number":\d+/, '"number":1'));
    await expectTold("the mark outside of it changed");
    writeFileSync(mark, sealed);

    await sql(attacks["its seal and its entries emptied"] ?? []);
    await site.stop();
    const again = await openPlace(bench, place);
    const { problem } = JSON.parse((await again.staff.ask("/api/audit/check")).text) as Checked;
    claim(problem !== null, "a start on an emptied log began it anew, and nothing is wrong any more");
    await again.site.stop();
    await sql([
      ...putBack,
      ...[...kept.map((table) => `kept_${table}`), "old_chain"].map((table) => `drop table ${table}`),
    ]);
    const whole = await runProgram(bench, place, ["audit-check"]);
    claim(whole.code === 0, `once all was put back make audit ended with ${whole.code}: ${whole.out}`);
    return {
      did: `set the audit log of ${entries} entries back in ${Object.keys(attacks).length + 2} ways, with the rights of the database`,
      lost: failures.length ? failures.join("; ") : "nothing",
      figures: `the screen and make audit told of each; ${told[1]}`,
      failures,
    };
  },
};
