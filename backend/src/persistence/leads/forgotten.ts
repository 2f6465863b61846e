import { BigIntType, EntitySchema } from "@mikro-orm/core";
import type { CountedLead } from "../../domain/leads/counts.ts";
import { dateColumn, idColumn } from "../repository.ts";

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
