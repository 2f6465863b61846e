import type { LeadKind, LeadStatus } from "@etalase/contracts/leads/leads";
import { BigIntType, EntitySchema } from "@mikro-orm/core";
import { type RawBuilder, sql } from "kysely";
import type { LeadRepository } from "../../application/leads/leads.ts";
import type { CountedLead } from "../../domain/leads/counts.ts";
import { setAside } from "../../domain/leads/lead.ts";
import { dateColumn, type Em, idColumn, jsonOf, timeOf } from "../repository.ts";

type ForgottenLeadRow = Omit<CountedLead, "package"> &
  Readonly<{ packageSlug: string | null; packageName: string | null }>;

/** Leads without their person, which only figures read: no column could hold who it was. */
export const forgottenLeadSchema = new EntitySchema<ForgottenLeadRow>({
  name: "ForgottenLead",
  tableName: "forgotten_leads",
  indexes: [{ properties: ["createdAt", "id"] }],
  properties: {
    id: idColumn,
    kind: { type: "string", length: 20 },
    packageSlug: { type: "string", length: 160, nullable: true },
    packageName: { type: "string", length: 80, nullable: true },
    status: { type: "string", length: 20 },
    value: { type: new BigIntType("number"), nullable: true },
    source: { type: "json" },
    firstAnswerAt: { ...dateColumn, nullable: true },
    createdAt: dateColumn,
  },
});

export const forgottenRow = ({ package: wanted, ...lead }: CountedLead): ForgottenLeadRow => ({
  ...lead,
  packageSlug: wanted?.slug ?? null,
  packageName: wanted?.name ?? null,
});

type Row = Readonly<{
  id: string;
  kind: LeadKind;
  status: LeadStatus;
  value: number | null;
  package_slug: string | null;
  package_name: string | null;
  source: unknown;
  created_at: Date;
  first_answer_at: Date | null;
}>;

const countedOf = ({ id, kind, status, value, package_slug: slug, package_name: name, ...row }: Row): CountedLead => ({
  id,
  kind,
  status,
  value: value === null ? null : Number(value),
  package: slug === null ? null : { slug, name: name ?? "" },
  source: jsonOf(row.source) as CountedLead["source"], // as it was stored
  createdAt: timeOf(row.created_at),
  firstAnswerAt: timeOf(row.first_answer_at),
});

/** The rows that figures count in each table. */
const countedIn: Readonly<Record<"leads" | "forgotten_leads", RawBuilder<unknown>>> = {
  leads: sql`aside not in (${sql.join(setAside)})`,
  forgotten_leads: sql`true`,
};

type Place = Pick<CountedLead, "createdAt" | "id">;

/** Reads `atOnce` rows by one statement, for whose time SQLite blocks this process. */
export const createCountedLeads = (em: Em, atOnce = 1000): LeadRepository["counted"] =>
  async function* counted(from, before) {
    for (const [table, isCounted] of Object.entries(countedIn)) {
      let last: Place | undefined = { createdAt: from, id: "" };
      while (last) {
        const { createdAt, id }: Place = last;
        const { rows } = await sql<Row>`
          select id, kind, status, value, package_slug, package_name, source, created_at, first_answer_at
          from ${sql.table(table)}
          where created_at >= ${createdAt} and created_at < ${before} and (created_at > ${createdAt} or id > ${id})
            and ${isCounted}
          order by created_at, id limit ${atOnce}`.execute(em.getKysely());
        const some: readonly CountedLead[] = rows.map(countedOf);
        yield some;
        last = some.length < atOnce ? undefined : some.at(-1);
      }
    }
  };
