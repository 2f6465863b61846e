import { refusal } from "./refusals/refusal.ts";

/** The actions that the audit log records; `access` is only ever refused, and `begin` is of earlier versions. */
export const auditActions = [
  "signIn",
  "register",
  "signOut",
  "signOutEverywhere",
  "passwordChange",
  "twoFactorOn",
  "twoFactorReplace",
  "twoFactorOff",
  "create",
  "update",
  "move",
  "delete",
  "undo",
  "restore",
  "purge",
  "customCode",
  "export",
  "send",
  "access",
  "begin",
] as const;
export type AuditAction = (typeof auditActions)[number];

export const auditOutcomes = ["done", "refused"] as const;
export type AuditOutcome = (typeof auditOutcomes)[number];

/** Its refusals are not among the messages, which every screen of the dashboard loads. */
export const badResource = refusal("resource must be a kind of record, such as news");

export const auditLimits = { pageSize: 25, resourceMax: 50, rowsMax: 100_000 } as const;
