import type { EntityKey } from "@mikro-orm/core";
import type { QBFilterQuery } from "@mikro-orm/sql";
import { isOffice, isSomebodys, type Joined, personsOf } from "../../domain/leads/people.ts";
import type { Em } from "../repository.ts";
import { type LeadRow, leadSchema } from "./rows.ts";

const columns = ["id", "name", "phone", "email", "aside", "apart", "phoneKey", "emailKey", "personId"] as const;
type Row = Pick<LeadRow, (typeof columns)[number]>;
type Grouped = Joined & Pick<Row, "personId">;

const keysOf = ({ phoneKey, emailKey }: Pick<Row, "phoneKey" | "emailKey">) =>
  [phoneKey, emailKey].flatMap((key) => key || []);

const atOnce = 500;
const inParts = <T>(all: readonly T[]) =>
  Array.from({ length: Math.ceil(all.length / atOnce) }, (_, part) => all.slice(part * atOnce, (part + 1) * atOnce));

/**
 * Keeps the person of each lead up to date. A write regroups only the leads that its numbers and addresses reach, so
 * that it costs the same however many leads there are.
 */
export function createGrouping(em: Em) {
  /** The leads that have one of the values in the column, which has an index. */
  async function read(column: "id" | "phoneKey" | "emailKey" | "personId", values: readonly string[]) {
    const rows: Row[] = [];
    for (const some of inParts(values)) {
      const query = em.createQueryBuilder(leadSchema).select([...columns] as EntityKey<LeadRow>[]);
      rows.push(...(await query.where({ [column]: { $in: some } } as QBFilterQuery<LeadRow>).execute<Row[]>("all")));
    }
    return rows;
  }

  /** The leads of somebody with one of the keys, by their keys. */
  async function withKeys(keys: readonly string[]): Promise<ReadonlyMap<string, readonly Grouped[]>> {
    const [emails = [], phones = []] = [true, false].map((isEmail) =>
      keys.filter((key) => key.includes("@") === isEmail),
    );
    const rows = [...(await read("phoneKey", phones)), ...(await read("emailKey", emails))];
    const byKey = new Map(keys.map((key) => [key, new Map<string, Grouped>()]));
    for (const row of rows.filter(isSomebodys)) {
      const lead = { ...row, keys: keysOf(row) };
      for (const key of lead.keys) byKey.get(key)?.set(lead.id, lead);
    }
    return new Map([...byKey].map(([key, leads]) => [key, [...leads.values()]]));
  }

  /** Every lead that keys reach, over others too; an office's number leads on only if it has just become one, or was. */
  async function reach(seeds: readonly string[]) {
    const leads = new Map<string, Grouped>();
    const offices = new Set<string>();
    const seen = new Set<string>();
    for (let open = [...new Set(seeds)]; open.length > 0; ) {
      const isFirst = seen.size === 0;
      for (const key of open) seen.add(key);
      for (const [key, some] of await withKeys(open)) {
        if (isOffice(some)) offices.add(key);
        if (isFirst || !offices.has(key)) for (const lead of some) leads.set(lead.id, lead);
      }
      open = [...new Set([...leads.values()].flatMap(({ keys }) => keys))].filter((key) => !seen.has(key));
    }
    return { leads: [...leads.values()], offices };
  }

  async function write(persons: ReadonlyMap<string, string | null>, rows: readonly Pick<Row, "id" | "personId">[]) {
    const moved = rows.filter(({ id, personId }) => persons.get(id) !== personId);
    for (const [personId = null, some] of Map.groupBy(moved, ({ id }) => persons.get(id)))
      for (const part of inParts(some))
        await em.nativeUpdate(leadSchema, { id: { $in: part.map(({ id }) => id) } }, { personId });
  }

  return {
    read,
    withKeys,
    keysOf,

    /** Groups leads after a write, with all that had or have a key in common with them; `keys` are those of before. */
    async settle(ids: readonly string[], keys: readonly string[]): Promise<void> {
      const rows = await read("id", ids);
      const alone = rows.filter((row) => !isSomebodys(row) || keysOf(row).length === 0);
      await write(new Map(alone.map((row) => [row.id, isSomebodys(row) ? row.id : null])), alone);
      const seeds = [...keys, ...rows.flatMap(keysOf)];
      if (seeds.length === 0) return;
      const { leads, offices } = await reach(seeds);
      await write(personsOf(leads, offices), leads);
    },
  };
}

/** Tells whether an edit of a lead may change its person, or another's. */
export const isRegrouped = (before: Row, after: Row): boolean =>
  (["name", "phoneKey", "emailKey", "aside", "apart"] as const).some((column) => before[column] !== after[column]);
