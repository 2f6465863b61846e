import type { PartnerSort } from "@etalase/contracts/partners";
import type { PartnersQuery } from "@etalase/contracts/partners.schema";
import { searchKey } from "@etalase/contracts/text";
import { EntitySchema, type FilterQuery, type QueryOrderMap } from "@mikro-orm/core";
import type { PartnerRepository } from "../application/partners.ts";
import type { Partner } from "../domain/partners.ts";
import { contains, dateColumn, type Em, fresh, idColumn } from "./repository.ts";

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

const rowOf = (partner: Partner): PartnerRow => ({ ...partner, nameKey: searchKey(partner.name).slice(0, 100) });

function partnerOf({ nameKey: _name, ...partner }: PartnerRow): Partner {
  return partner;
}

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

export const createPartnerRepository = (em: Em): PartnerRepository => ({
  async list(query) {
    const where = whereOf(query);
    const offset = (query.page - 1) * query.limit;
    const paging = { ...fresh, limit: query.limit, offset, orderBy: orders[query.sort] };
    const [rows, total] = await Promise.all([em.find(partnerSchema, where, paging), em.count(partnerSchema, where)]);
    return { rows: rows.map(partnerOf), total };
  },
  all: async () => (await em.find(partnerSchema, {}, { ...fresh, orderBy: orders.order })).map(partnerOf),
  async findById(id) {
    const row = await em.findOne(partnerSchema, { id }, fresh);
    return row && partnerOf(row);
  },
  findByIds: async (ids) => (await em.find(partnerSchema, { id: { $in: [...ids] } }, fresh)).map(partnerOf),
  async insert(partner) {
    await em.insert(partnerSchema, rowOf(partner));
  },
  async update(partner) {
    const after = { ...partner, version: partner.version + 1 };
    await em.nativeUpdate(partnerSchema, { id: partner.id }, rowOf(after));
    return after;
  },
  async place(id, order) {
    await em.nativeUpdate(partnerSchema, { id }, { order });
  },
  async remove(ids) {
    await em.nativeDelete(partnerSchema, { id: { $in: [...ids] } });
  },
});
