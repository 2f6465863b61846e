import type { PartnersQuery } from "@etalase/contracts/partners.schema";
import { EntitySchema } from "@mikro-orm/core";
import type { PartnerRepository } from "../application/partners.ts";
import type { Partner } from "../domain/partners.ts";
import { createOrderedTable, type Named, nameKeyOf, orderedColumns } from "./ordered.ts";
import type { Em } from "./repository.ts";

type PartnerRow = Partner & Named;

export const partnerSchema = new EntitySchema<PartnerRow>({
  name: "Partner",
  tableName: "partners",
  indexes: [{ properties: ["isActive", "order", "id"] }],
  properties: {
    ...orderedColumns,
    name: { type: "string", length: 100 },
    logo: { type: "json" },
    website: { type: "string", length: 2048 },
    description: { type: "string", length: 500 },
    isActive: { type: "boolean" },
  },
});

export const createPartnerRepository = (em: Em): PartnerRepository =>
  createOrderedTable<Partner, PartnerRow, PartnersQuery>(em, {
    resource: "partners",
    schema: partnerSchema,
    rowOf: (partner) => ({ ...partner, nameKey: nameKeyOf(partner.name) }),
    recordOf: ({ nameKey: _name, ...partner }) => partner,
    words: "name_key",
    filtersOf: ({ isActive }) => ({ isActive }),
    pictures: { logo: true },
  });
