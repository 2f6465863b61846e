import type { EntityKey, EntitySchema, FilterQuery, QueryOrderMap } from "@mikro-orm/core";
import type { SqlEntityManager as Em } from "@mikro-orm/sql";
import { shareOf } from "../application/content.ts";

/** Every database takes this many values in one statement. */
const mostAtOnce = 1_000;

type Ended<Row> = Readonly<{
  schema: EntitySchema<Row>;
  /** The primary key. */
  key: EntityKey<Row>;
  /** The column that decides which rows are the oldest. */
  since: EntityKey<Row>;
  where: FilterQuery<Row>;
}>;

// The ORM's types cannot follow a row that is a type parameter.
const keyed = <Row>({ key, where }: Ended<Row>, keys: readonly string[]) =>
  ({ $and: [where, { [key]: { $in: keys } }] }) as never;

/** Finds the oldest rows whose time is over, at most the share for one run of tidying up. @returns their keys */
export async function endedShare<Row extends object>(em: Em, { schema, key, since, where }: Ended<Row>) {
  const limit = Math.min(shareOf(await em.count(schema)), mostAtOnce);
  const rows: Readonly<Record<string, string>>[] = await em
    .createQueryBuilder(schema)
    .select([key])
    .where(where as never)
    .orderBy({ [since]: "asc", [key]: "asc" } as QueryOrderMap<Row>)
    .limit(limit)
    .execute("all");
  return rows.map((row) => String(row[key]));
}

/** Removes rows with these keys, except those whose time was extended since. */
export async function removeKeyed<Row extends object>(em: Em, ended: Ended<Row>, keys: readonly string[]) {
  if (keys.length > 0) await em.nativeDelete(ended.schema, keyed(ended, keys));
}

/** Removes rows whose time is over, the oldest first, a share of their table at a time. */
export const removeShare = async <Row extends object>(em: Em, ended: Ended<Row>): Promise<void> =>
  removeKeyed(em, ended, await endedShare(em, ended));

/** Removes rows whose time was over by then, in the same way. */
export const removeBefore = <Row extends object>(
  em: Em,
  { since, ...table }: Omit<Ended<Row>, "where">,
  time: Date,
): Promise<void> => removeShare(em, { ...table, since, where: { [since]: { $lt: time } } as FilterQuery<Row> });
