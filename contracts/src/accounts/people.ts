import type { Role } from "../auth.ts";

export const accountStatuses = ["waiting", "active", "disabled"] as const;
export type AccountStatus = (typeof accountStatuses)[number];

/** Says whether an account waits for approval, is active by its role, or is disabled. */
export function accountStatusOf({ role, disabled }: Readonly<{ role: Role; disabled: boolean }>): AccountStatus {
  if (disabled) return "disabled";
  return role === "user" ? "waiting" : "active";
}

export const invitationLimits = { pendingMax: 100, days: 7 } as const;
export const resetLinkMinutes = 30;
/** Hours until an account's new e-mail address must be confirmed. */
export const emailChangeHours = 24;

/** The rights of each role, shown to the person who gives the role and to the one who gets it. */
export const roleWords = {
  user: "Signs in and waits. Nothing of the dashboard can be seen.",
  admin:
    "Writes, publishes and deletes everything that the website shows, and changes its settings. Sees no accounts, no newsletter subscribers and no audit log.",
  superadmin:
    "Does everything an admin does. Also invites and removes people, gives roles, changes custom code, and reads subscribers and the audit log.",
} as const satisfies Readonly<Record<Role, string>>;
