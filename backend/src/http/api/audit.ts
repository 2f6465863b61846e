import {
  type AuditEntry as AuditEntryView,
  auditDetail,
  auditExport,
  auditPage,
  auditPeople,
  auditQuery,
} from "@etalase/contracts/audit.schema";
import type { Context } from "koa";
import { type AuditLog, type AuditService, accountOf } from "../../application/audit.ts";
import type { AuditEntry } from "../../domain/audit.ts";
import { addressOf } from "../address.ts";
import { type Route, route } from "./route.ts";
import type { Sessions } from "./session.ts";
import { viewBy } from "./views/view-by.ts";

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

const wholeOf = ({ userId, username, name, ...entry }: AuditEntry) => ({
  ...entry,
  at: new Date(Number(entry.at) || 0),
  by: { id: userId, username, name },
  detail: detailOf(entry.detail),
});

export const auditRoutes = ({ audit }: Readonly<{ audit: AuditService }>): readonly Route[] => [
  route.get(path, "superadmin", {
    query: auditQuery,
    response: auditPage,
    handle: async ({ query }) => {
      const { rows, ...info } = await audit.list(query);
      return { body: viewBy(auditPage, { entries: rows.map(wholeOf), ...info }) };
    },
  }),
  route.get(`${path}/people`, "superadmin", {
    response: auditPeople,
    handle: async () => ({ body: viewBy(auditPeople, await audit.people()) }),
  }),
  route.post(`${path}/exports`, "staff", {
    body: { schema: auditExport },
    handle: async (call) => {
      const { resource, rows } = call.input;
      await audit.record(call.by, [{ action: "export", resource, record: null, detail: { rows } }]);
    },
  }),
];

/** Records a write that another site began with the token of a signed-in person. */
export const createForeignWriteLog =
  ({ sessions, audit }: Readonly<{ sessions: Sessions; audit: Pick<AuditLog, "refused"> }>) =>
  async (context: Context): Promise<void> => {
    const signedIn = await sessions.of(context).catch(() => null);
    if (!signedIn) return;
    const { user } = signedIn;
    const { method } = context;
    const act = { ...accountOf(user), action: "access", detail: { reason: "crossSite", method } } as const;
    await audit.refused({ user, ip: addressOf(context) }, act, method);
  };
