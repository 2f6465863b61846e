import { refusal } from "./refusals/refusal.ts";

/** The actions that the audit log records; `access` is only ever refused, and `begin` is the log's own first entry. */
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

/** The faults of the log. Not among the messages, which every screen of the dashboard loads. */
export const auditFaults = {
  broken: "The audit log is broken.",
  changed: (number: number) =>
    refusal("Entry {number} is not as it was written (or TOKEN_SECRET is another than the one it was written with).", {
      number: number,
    }),
  missing: (from: number, to: number) =>
    from === to
      ? refusal("Entry {number} is missing.", { number: from })
      : refusal("The entries {from} to {to} are missing.", { from, to }),
  added: (number: number) => refusal("Entry {number} was not written by this site, or is there twice.", { number }),
  headChanged: refusal(
    "The record of where the log begins and ends was changed (or TOKEN_SECRET is another than the one it was written with).",
  ),
  emptied: refusal(
    "The record of where the log begins and ends (the row of audit_chain) was emptied or deleted, though the log had begun: only a backup can bring it back.",
  ),
  setBack: (known: number, last: number) =>
    refusal(
      "The log ends at entry {last}, and had come to {known} before: the database was set back, or entries were removed.",
      { last, known },
    ),
  noneLeft: (last: number) =>
    refusal("The log has no entries left, and had come to {last}: the newest one is kept whatever its age.", {
      last: last,
    }),
  markChanged: refusal(
    "high-water.json in DATA_DIR was not written by this site (or TOKEN_SECRET is another than the one it was written with).",
  ),
  notBegun: refusal(
    "The record of where the log begins and ends was emptied, or the site has not started since it was set up.",
  ),
} as const;
