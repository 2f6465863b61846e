import type { PartnerSort } from "@etalase/contracts/partners";
import type { PartnersQuery } from "@etalase/contracts/partners.schema";
import { searchKey } from "@etalase/contracts/text/text";
import { EntitySchema, type FilterQuery, type QueryOrderMap } from "@mikro-orm/core";
import type { PartnerRepository } from "../application/partners.ts";
import type { Partner } from "../domain/partners.ts";
import { contains, createTable, dateColumn, type Em, idColumn } from "./repository.ts";

type PartnerRow = Partner & Readonly<{ nameKey: string }>;

export const partnerSchema = new EntitySchema<PartnerRow>({
  name: "Partner",
  tableName: "partners",
  properties: {
    id: idColumn,
    name: { type: "string", length: 100 },
    logo: { type: "json" },
    website: { type: "string", length: 2048 },
    description: { type: "string", length: 500 },
    // "order" is a word of SQL.
    order: { type: "integer", fieldName: "position", index: true },
    isActive: { type: "boolean" },
    nameKey: { type: "string", length: 100 },
    createdAt: dateColumn,
    updatedAt: dateColumn,
    version: { type: "integer" },
  },
});

const orders: Record<PartnerSort, QueryOrderMap<PartnerRow>> = {
  order: { order: "asc", id: "asc" },
  nameAsc: { nameKey: "asc", id: "asc" },
  nameDesc: { nameKey: "desc", id: "desc" },
  newest: { createdAt: "desc", id: "desc" },
  oldest: { createdAt: "asc", id: "asc" },
};

function whereOf({ isActive, search, ids }: PartnersQuery): FilterQuery<PartnerRow> {
  const all: FilterQuery<PartnerRow>[] = [{}];
  if (isActive !== undefined) all.push({ isActive });
  if (ids) all.push({ id: { $in: ids } });
  if (search) all.push(contains("name_key", searchKey(search)));
  return { $and: all };
}

export function createPartnerRepository(em: Em): PartnerRepository {
  const table = createTable<Partner, PartnerRow, PartnersQuery>(em, {
    schema: partnerSchema,
    rowOf: (partner) => ({ ...partner, nameKey: searchKey(partner.name).slice(0, 100) }),
    recordOf: ({ nameKey: _name, ...partner }) => partner,
    whereOf,
    orderOf: ({ sort }) => orders[sort],
  });

  return {
    ...table,
    all: () => table.find({}, { orderBy: orders.order }),
    async place(id, order) {
      await em.nativeUpdate(partnerSchema, { id }, { order });
    },
  };
}
