import type { Cluster } from "../topology/cluster.ts";
import type { Member } from "../topology/members.ts";
import { until } from "../topology/until.ts";

const executed = async (member: Member) => String((await member.run("select @@global.gtid_executed as done"))[0]?.done);

async function contentOf(member: Member): Promise<ReadonlyMap<string, string>> {
  const tables = (await member.run("show tables from etalase")).map((row) => `etalase.${Object.values(row)[0]}`);
  const sums = await member.run(`checksum table ${tables.join()}`);
  return new Map(sums.map(({ Table: table, Checksum: sum }) => [String(table), String(sum)]));
}

/** Waits until all members have applied the primary's writes, and names each table that differs between members. */
export async function differences(cluster: Cluster): Promise<readonly string[]> {
  const primary = await cluster.primary();
  const others = await cluster.secondaries();
  const level = async () => {
    const done = await executed(primary);
    const all = await Promise.all(others.map(executed));
    return all.every((one) => one === done);
  };
  await until(level, { what: "all members to have applied the same" });
  const whole = await contentOf(primary);
  const compared = await Promise.all(
    others.map(async (member) => {
      const own = await contentOf(member);
      return [...whole].filter(([table, sum]) => own.get(table) !== sum).map(([table]) => `${table} on ${member.name}`);
    }),
  );
  return compared.flat().map((where) => `another content in ${where}`);
}
