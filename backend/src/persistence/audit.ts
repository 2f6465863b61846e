import { EntitySchema } from "@mikro-orm/core";
import type { AuditEntry, AuditLog } from "../application/audit.ts";
import { dateColumn, type Em, idColumn } from "./repository.ts";

export const auditSchema = new EntitySchema<AuditEntry>({
  name: "AuditEntry",
  tableName: "audit",
  properties: {
    id: idColumn,
    at: dateColumn,
    // No reference to the account: it may go, the entry stays.
    userId: { type: "character", length: 24 },
    username: { type: "string", length: 32 },
    action: { type: "string", length: 50 },
    detail: { type: "json" },
  },
});

export const createAuditLog = (em: Em): AuditLog => ({
  async add(entry) {
    await em.insert(auditSchema, { ...entry });
  },
});
