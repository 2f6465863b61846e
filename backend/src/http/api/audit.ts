import {
  type AuditEntry as AuditEntryView,
  type AuditPerson,
  auditDetail,
  auditExport,
  auditPage,
  auditPeople,
  auditQuery,
} from "@etalase/contracts/audit.schema";
import type { AuditService } from "../../application/audit.ts";
import type { AuditEntry } from "../../domain/audit.ts";
import type { User } from "../../domain/user.ts";
import { type Route, route } from "./route.ts";

const path = "/api/audit";

/**
 * Entries are shown even when somebody has edited them in the database: the check reports that, and the list still
 * works.
 */
function detailOf(text: string): AuditEntryView["detail"] {
  try {
    return auditDetail.parse(JSON.parse(text));
  } catch {
    return {};
  }
}

const viewOf = (entry: AuditEntry): AuditEntryView => ({
  _id: entry.id,
  id: entry.id,
  number: entry.number,
  at: new Date(Number(entry.at) || 0).toISOString(),
  by: { id: entry.userId, username: entry.username, name: entry.name },
  action: entry.action,
  resource: entry.resource,
  recordId: entry.recordId,
  title: entry.title,
  address: entry.address,
  outcome: entry.outcome,
  detail: detailOf(entry.detail),
});

const personOf = ({ id, ...names }: Pick<User, "id" | "name" | "username">): AuditPerson => ({
  _id: id,
  id,
  ...names,
});

export const auditRoutes = ({ audit }: Readonly<{ audit: AuditService }>): readonly Route[] => [
  route.get(path, "superadmin", {
    query: auditQuery,
    response: auditPage,
    handle: async ({ query }) => {
      const { rows, ...info } = await audit.list(query);
      return { body: { entries: rows.map(viewOf), ...info } };
    },
  }),
  route.get(`${path}/people`, "superadmin", {
    response: auditPeople,
    handle: async () => ({ body: (await audit.people()).map(personOf) }),
  }),
  route.post(`${path}/exports`, "staff", {
    body: { schema: auditExport },
    handle: async (call) => {
      const { resource, rows } = call.input;
      await audit.record(call.by, [{ action: "export", resource, record: null, detail: { rows } }]);
    },
  }),
];
