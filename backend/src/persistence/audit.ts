import type { AuditQuery } from "@etalase/contracts/audit.schema";
import { EntitySchema, type FilterQuery, LockMode } from "@mikro-orm/core";
import { sql } from "kysely";
import type { AuditRepository } from "../application/audit.ts";
import type { AuditEntry } from "../domain/audit.ts";
import type { ChainHead } from "../domain/audit-chain.ts";
import { endOfDay, startOfDay } from "../domain/time.ts";
import { createTable, dateColumn, type Em, fresh, idColumn } from "./repository.ts";

const hashColumn = { type: "character", length: 64 } as const;

export const auditSchema = new EntitySchema<AuditEntry>({
  name: "AuditEntry",
  tableName: "audit_entries",
  properties: {
    id: idColumn,
    // The index is not unique: one row that was inserted by hand would block all writers.
    number: { type: "integer", index: true },
    at: { ...dateColumn, index: true },
    // There are no references: accounts and records may be deleted, while the entry stays.
    userId: { type: "character", length: 24, nullable: true, index: true },
    username: { type: "string", length: 32 },
    name: { type: "string", length: 100 },
    action: { type: "string", length: 50 },
    resource: { type: "string", length: 50 },
    recordId: { type: "character", length: 24, nullable: true },
    title: { type: "string", length: 200 },
    address: { type: "string", length: 32 },
    outcome: { type: "string", length: 10 },
    // The type is not JSON: MySQL would store it in another form, while the seal covers this text.
    detail: { type: "text" },
    hash: hashColumn,
  },
});

type ChainRow = ChainHead & Readonly<{ id: number }>;

/** A single row, made by a migration. */
export const auditChainSchema = new EntitySchema<ChainRow>({
  name: "AuditChain",
  tableName: "audit_chain",
  properties: {
    id: { type: "integer", primary: true, autoincrement: false },
    firstNumber: { type: "integer" },
    anchor: hashColumn,
    lastNumber: { type: "integer" },
    lastHash: hashColumn,
    seal: hashColumn,
  },
});

function whereOf({ who, action, resource, outcome, from, to }: AuditQuery): FilterQuery<AuditEntry> {
  return {
    ...(action ? { action } : {}),
    ...(resource ? { resource } : {}),
    ...(outcome ? { outcome } : {}),
    ...(who ? { $or: [{ userId: who }, { resource: "users", recordId: who }] } : {}),
    ...(from || to
      ? { at: { ...(from ? { $gte: startOfDay(from) } : {}), ...(to ? { $lt: endOfDay(to) } : {}) } }
      : {}),
  };
}

type Tables = {
  audit_entries: { number: number; user_id: string | null };
};

const theOne = { id: 1 } as const;
const headOf = ({ id: _one, ...head }: ChainRow): ChainHead => head;
/** The row as its migration makes it; also read where it is gone, which the check reports. */
const emptyRow: ChainRow = { ...theOne, firstNumber: 1, anchor: "", lastNumber: 0, lastHash: "", seal: "" };
const locked = { ...fresh, lockMode: LockMode.PESSIMISTIC_WRITE } as const;

const createHead = (em: Em) =>
  ({
    head: async () => headOf((await em.findOne(auditChainSchema, theOne, fresh)) ?? emptyRow),
    async lockHead() {
      const row = await em.findOne(auditChainSchema, theOne, locked);
      if (row) return headOf(row);
      await em.upsert(auditChainSchema, emptyRow, { onConflictAction: "ignore" });
      return headOf(await em.findOneOrFail(auditChainSchema, theOne, locked));
    },
    saveHead: (head) => em.nativeUpdate(auditChainSchema, theOne, { ...head }),
  }) satisfies Partial<AuditRepository>;

const createEntryTable = (em: Em) =>
  createTable<AuditEntry, AuditEntry, AuditQuery>(em, {
    schema: auditSchema,
    rowOf: (entry) => ({ ...entry }),
    recordOf: (row) => ({ ...row }),
    whereOf,
    orderOf: () => ({ number: "desc" }),
  });

export function createAuditRepository(em: Em): AuditRepository {
  const table = createEntryTable(em);

  return {
    ...createHead(em),
    list: table.list,
    insert: (entries) => em.insertMany(auditSchema, [...entries]),
    between: (after, last, limit) =>
      table.find({ number: { $gt: after, $lte: last } }, { limit, orderBy: { number: "asc" } }),
    newest: async () => (await table.find({}, { limit: 1, orderBy: { number: "desc" } }))[0] ?? null,
    async firstSince(time) {
      const [first] = await table.find({ at: { $gte: time } }, { limit: 1, orderBy: { number: "asc" } });
      return first?.number ?? null;
    },
    removeUpTo: (number) => em.nativeDelete(auditSchema, { number: { $lte: number } }),
    async people() {
      const latest = await em
        .getKysely<Tables>()
        .selectFrom("audit_entries")
        .select(sql<number>`max(number)`.as("number"))
        .where("user_id", "is not", null)
        .groupBy("user_id")
        .execute();
      const entries = await table.find({ number: { $in: latest.map(({ number }) => number) } }, {});
      return entries.flatMap(({ userId, name, username }) => (userId === null ? [] : [{ id: userId, name, username }]));
    },
  };
}
