import type { Database } from "../src/persistence/database.ts";

export const ask = <Row>({ em }: Database, sql: string) => em.getConnection().execute<Row[]>(sql);

/** The tables that have a row, read by one statement. */
export async function filledOf(database: Database, tables: readonly string[], schema = ""): Promise<readonly string[]> {
  const place = schema && `${schema}.`;
  const each = tables.map((table) => `select '${table}' as name from (select 1 from ${place}${table} limit 1) as one`);
  return (await ask<{ name: string }>(database, each.join(" union all "))).map(({ name }) => name);
}
