import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { highWaterFile } from "../../backend/src/backup/restoring-mark.ts";
import { withSql } from "../bench/mysql-server.ts";
import { newPlace, openPlace, runProgram } from "../bench/places.ts";
import { sendTestimonial } from "../bench/records.ts";
import type { Scenario } from "../bench/scenario.ts";
import { until } from "../topology/until.ts";

/**
 * Attacks by a person who can write to the database and nothing else; `old_chain` holds the head before the last
 * entries.
 */
const attacks: Readonly<Record<string, readonly string[]>> = {
  "an old head put back, without what came later": [
    "delete from audit_entries where number > (select last_number from old_chain)",
    "delete from audit_chain",
    "insert into audit_chain select * from old_chain",
  ],
  "its seal and its entries emptied": [
    "delete from audit_entries",
    "update audit_chain set seal = '', first_number = 1, last_number = 0, anchor = '', last_hash = ''",
  ],
  "its head deleted": ["delete from audit_chain"],
  "the newest entries deleted": ["delete from audit_entries where number > (select last_number from old_chain)"],
  "an entry in its middle deleted": ["delete from audit_entries where number = (select last_number from old_chain)"],
  "an entry in its middle changed": [
    "update audit_entries set title = 'lain' where number = (select last_number from old_chain)",
  ],
};

const tables = ["audit_entries", "audit_chain"];
const keep = tables.map((table) => `create table kept_${table} as select * from ${table}`);
const putBack = tables.flatMap((table) => [`delete from ${table}`, `insert into ${table} select * from kept_${table}`]);

export const auditSetBack: Scenario = {
  name: "audit log set back",
  databases: ["SQLite", "MySQL"],
  inShort: ["MySQL"],
  async run(bench) {
    const { claim } = bench;
    const place = await newPlace(bench);
    const sql = (statements: readonly string[]) =>
      withSql(place.databaseUrl ?? `sqlite:${place.dataDir}/etalase.sqlite`, async (run) => {
        for (const statement of statements) await run(statement);
      });
    const first = await openPlace(bench, place);
    await sendTestimonial(first.staff, "Sebelumnya");
    await sql(["create table old_chain as select * from audit_chain"]);
    for (const name of ["Satu", "Dua", "Tiga"]) await sendTestimonial(first.staff, name);
    const { total } = JSON.parse((await first.staff.ask("/api/audit?page=1")).text) as { total: number };
    await first.site.stop();

    const { site } = await openPlace(bench, place);
    const mark = highWaterFile(place.dataDir);
    // Written by the first sweep after a start.
    const noted = () => (existsSync(mark) ? Number(JSON.parse(readFileSync(mark, "utf8")).number) : 0);
    await until(() => noted() >= total, { what: "the log's end to be noted" });
    await sql(keep);

    const check = () => runProgram(bench, place, ["audit-check"]);
    const reports: string[] = [];
    async function expectTold(what: string) {
      const { code, out } = await check();
      claim(code === 1, `${what}: make audit ended with ${code}: ${out}`);
      reports.push(`${what}: ${out.trimEnd().split("\n").at(-1)}`);
    }
    async function expectWhole(when: string) {
      const { code, out, err } = await check();
      claim(code === 0, `${when} make audit ended with ${code}: ${out}${err}`);
      return out;
    }

    for (const [what, statements] of Object.entries(attacks).slice(0, bench.isShort ? 2 : undefined)) {
      await sql(statements);
      await expectTold(what);
      await sql(putBack);
    }
    await expectWhole("once it was put back");
    const sealed = readFileSync(mark, "utf8");
    writeFileSync(mark, sealed.replace(/"number":\d+/, '"number":1'));
    await expectTold("the mark outside of it changed");
    rmSync(mark);
    const unmarked = await expectWhole("without the mark");
    claim(unmarked.includes("high-water.json"), `without the mark make audit says “${unmarked}”`);
    writeFileSync(mark, sealed);

    await sql(attacks["its head deleted"] ?? []);
    await site.stop();
    const again = await openPlace(bench, place);
    await sendTestimonial(again.staff, "Sesudahnya");
    await expectTold("a start without its head");
    await again.site.stop();
    await sql([
      ...putBack,
      ...[...tables.map((table) => `kept_${table}`), "old_chain"].map((table) => `drop table ${table}`),
    ]);
    await expectWhole("once all was put back");
    return {
      did: `set the audit log back in ${reports.length} ways, with the rights of the database`,
      figures: `make audit told of each; ${reports[0]}`,
    };
  },
};
