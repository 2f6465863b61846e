import {
  type AuditChain as AuditChainView,
  type AuditEntry as AuditEntryView,
  type AuditPerson,
  auditChain,
  auditDetail,
  auditExport,
  auditPage,
  auditPeople,
  auditQuery,
} from "@etalase/contracts/audit.schema";
import type { AuditService } from "../../application/audit.ts";
import type { AuditChain, ChainState } from "../../application/upkeep/audit-chain.ts";
import type { AuditEntry } from "../../domain/audit.ts";
import type { User } from "../../domain/user.ts";
import { type Say, speakerFor } from "../refusal-language.ts";
import { type Route, route } from "./route.ts";
import { theActor } from "./session.ts";

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

const chainOf = ({ since, entries, last, problem }: ChainState, say: Say): AuditChainView => ({
  isUnbroken: problem === null,
  since: since?.toISOString() ?? null,
  entries,
  last,
  problem: problem && { ...problem, reason: say(problem.reason) },
});

type Needs = Readonly<{ audit: AuditService; auditChain: AuditChain }>;

export const auditRoutes = ({ audit, auditChain: chain }: Needs): readonly Route[] => [
  route({
    method: "GET",
    path,
    who: "superadmin",
    query: auditQuery,
    response: auditPage,
    handle: async ({ query }) => {
      const { rows, ...info } = await audit.list(query);
      return { body: { entries: rows.map(viewOf), ...info } };
    },
  }),
  route({
    method: "GET",
    path: `${path}/people`,
    who: "superadmin",
    response: auditPeople,
    handle: async () => ({ body: (await audit.people()).map(personOf) }),
  }),
  route({
    method: "GET",
    path: `${path}/check`,
    who: "superadmin",
    response: auditChain,
    handle: async ({ context }) => ({ body: chainOf(await chain.check(), speakerFor(context)) }),
  }),
  route({
    method: "POST",
    path: `${path}/exports`,
    who: "staff",
    body: { schema: auditExport },
    handle: async (call) => {
      const { resource, rows } = call.input;
      await audit.record(theActor(call), [{ action: "export", resource, record: null, detail: { rows } }]);
      return {};
    },
  }),
];
