import { BigIntType, EntitySchema } from "@mikro-orm/core";
import type { LeadTotals } from "../../application/leads/forgetting.ts";
import type { NewId } from "../../application/ports.ts";
import type { LeadTotal } from "../../domain/leads/totals.ts";
import { type Em, fresh, idColumn } from "../repository.ts";

type LeadTotalRow = LeadTotal & Readonly<{ id: string }>;

const text = { type: "string", length: 500 } as const;

/** What a total is of is too long for a key on every database. */
export const leadTotalSchema = new EntitySchema<LeadTotalRow>({
  name: "LeadTotal",
  tableName: "lead_totals",
  properties: {
    id: idColumn,
    day: { type: "character", length: 10, index: true },
    kind: { type: "string", length: 20 },
    slug: { type: "string", length: 160 },
    name: { type: "string", length: 80 },
    source: text,
    landing: text,
    leads: { type: "integer" },
    won: { type: "integer" },
    value: { type: new BigIntType("number") },
    answerMinutes: { type: "json" },
  },
});

export const createLeadTotals = ({ em, newId }: Readonly<{ em: Em; newId: NewId }>): LeadTotals => ({
  async between(from, to) {
    const where = { day: { $gte: from, $lte: to } };
    const rows = await em.find(leadTotalSchema, where, { ...fresh, orderBy: { day: "asc", id: "asc" } });
    return rows.map(({ id: _id, ...total }) => total);
  },
  async replace(days, totals) {
    await em.nativeDelete(leadTotalSchema, { day: { $in: [...days] } });
    for (const total of totals) await em.insert(leadTotalSchema, { ...total, id: newId() });
  },
});
