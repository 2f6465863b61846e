import { type EntityKey, raw } from "@mikro-orm/core";
import type { QBFilterQuery } from "@mikro-orm/sql";
import { sql } from "kysely";
import type { PeopleRepository } from "../../application/leads/people.ts";
import { contactKeys, personFrom } from "../../domain/leads/people.ts";
import { type Em, fresh } from "../repository.ts";
import { createGrouping } from "./grouping.ts";
import { channelIn, type LeadRow, leadOf, leadSchema, searched } from "./rows.ts";

const summed = ["id", "personId", "name", "phone", "email", "status", "value", "createdAt"] as const;
type Summed = Pick<LeadRow, (typeof summed)[number]>;

/** The persons behind leads. They have no table: the column `person_id` of leads names the oldest lead of each. */
export function createPeopleRepository(em: Em): PeopleRepository {
  const { keysOf, read, settle, withKeys } = createGrouping(em);
  const query = () => em.createQueryBuilder(leadSchema);

  /** The ids of the persons of a page, and the number of all. */
  async function pageOf(where: QBFilterQuery<LeadRow>, limit: number, offset: number) {
    const ids = await query()
      .select(["personId"] as EntityKey<LeadRow>[])
      .where(where)
      .groupBy("personId")
      .orderBy([{ [raw("max(created_at)")]: "desc" }, { personId: "desc" }])
      .limit(limit, offset)
      .execute<Pick<LeadRow, "personId">[]>("all");
    const [count] = await query()
      .select([raw("count(distinct person_id) as count")])
      .where(where)
      .execute<Readonly<{ count: number }>[]>("all", false);
    return { ids: ids.flatMap(({ personId }) => personId ?? []), total: Number(count?.count) };
  }

  /** The persons of a search: other leads of theirs say when their last contact was. */
  function matching(search: string | undefined): QBFilterQuery<LeadRow> {
    const found = query()
      .select(["personId"] as EntityKey<LeadRow>[])
      .where({ $and: [{ personId: { $ne: null } }, searched(search)] } as QBFilterQuery<LeadRow>);
    return { personId: { $in: found } } as unknown as QBFilterQuery<LeadRow>;
  }

  return {
    async list({ search, page, limit }) {
      const { ids, total } = await pageOf(matching(search), limit, (page - 1) * limit);
      const rows: readonly Summed[] = await query()
        .select([...summed] as EntityKey<LeadRow>[])
        .where({ personId: { $in: ids } } as QBFilterQuery<LeadRow>)
        .execute("all");
      const byPerson = Map.groupBy(rows, ({ personId }) => personId);
      return { rows: ids.map((id) => personFrom(id, byPerson.get(id) ?? [])), total };
    },

    async ofLeads(ids) {
      if (ids.length === 0) return new Map();
      const asked = sql`select id, person_id from leads where person_id is not null and id in (${sql.join(ids)})`;
      const { rows } = await sql<Readonly<{ id: string; person: string; leads: number }>>`
        select asked.id, asked.person_id as person, counted.leads
        from (${asked}) as asked
        join (select person_id, count(*) as leads from leads
          where person_id in (select person_id from (${asked}) as persons) group by person_id) as counted
          on counted.person_id = asked.person_id`.execute(em.getKysely());
      return new Map(rows.map(({ id, person, leads }) => [id, { id: person, leads: Number(leads) }]));
    },

    async leadsOf(personId) {
      const order = { orderBy: { createdAt: "desc", id: "desc" } } as const;
      return (await em.find(leadSchema, { personId }, { ...fresh, ...order })).map(leadOf);
    },

    async withContact({ value }) {
      const leads = (await withKeys([value])).get(value) ?? [];
      return [...new Set(leads.flatMap(({ personId }) => personId ?? []))];
    },

    async contactsOf(personId) {
      const keys = [...new Set((await read("personId", [personId])).flatMap(keysOf))];
      const holders = await withKeys(keys);
      const own = keys.filter((key) => holders.get(key)?.every((lead) => lead.personId === personId));
      return own.map((value) => ({ kind: value.includes("@") ? "email" : "phone", value }));
    },

    async group(limit) {
      const found = await em.find(leadSchema, { phoneKey: null }, { ...fresh, limit });
      for (const lead of found)
        await em.nativeUpdate(leadSchema, { id: lead.id }, { ...contactKeys(lead), channel: channelIn(lead) });
      const ids = found.map(({ id }) => id);
      await settle(ids, []);
      return found.length;
    },
  };
}
