import { emailChangeHours, invitationLimits, resetLinkMinutes } from "@etalase/contracts/accounts/people";
import type { Role } from "@etalase/contracts/auth";

/** An invitation to make one account. Only the hash of the link's token is stored. */
export type Invitation = Readonly<{
  id: string;
  name: string;
  /** In the form that `identityKey` makes, or empty. */
  email: string;
  role: Role;
  tokenHash: string;
  /** The superadmin who invited: an invitation ends with the right to make one. */
  invitedBy: string;
  createdAt: Date;
  expiresAt: Date;
}>;

/** A link that lets its holder set the account's password once; an account has at most one. */
export type ResetLink = Readonly<{
  userId: string;
  tokenHash: string;
  madeBy: string;
  createdAt: Date;
  expiresAt: Date;
}>;

/** A new e-mail address of an account, which counts after confirmation by a reader of that mailbox. */
export type EmailChange = Readonly<{
  userId: string;
  email: string;
  tokenHash: string;
  createdAt: Date;
  expiresAt: Date;
}>;

const minuteMs = 60_000;

export const invitationEnd = (from: Date): Date =>
  new Date(from.getTime() + invitationLimits.days * 24 * 60 * minuteMs);

export const resetLinkEnd = (from: Date): Date => new Date(from.getTime() + resetLinkMinutes * minuteMs);

export const emailChangeEnd = (from: Date): Date => new Date(from.getTime() + emailChangeHours * 60 * minuteMs);

export const isOpen = ({ expiresAt }: Readonly<{ expiresAt: Date }>, now: Date): boolean => now < expiresAt;
