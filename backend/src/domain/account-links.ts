import { emailChangeHours, invitationLimits, resetLinkMinutes } from "@etalase/contracts/accounts/people";
import type { Role } from "@etalase/contracts/auth";

/** Leads somebody to make an account, once. Of the link only the hash of its token is stored. */
export type Invitation = Readonly<{
  id: string;
  name: string;
  /** As `identityKey` makes it, or empty. */
  email: string;
  role: Role;
  tokenHash: string;
  /** The superadmin whose word it is: an invitation goes with the right to make it. */
  invitedBy: string;
  createdAt: Date;
  expiresAt: Date;
}>;

/** Lets whoever holds it set the account's password, once; each account has one at most. */
export type ResetLink = Readonly<{
  userId: string;
  tokenHash: string;
  madeBy: string;
  createdAt: Date;
  expiresAt: Date;
}>;

/** A new e-mail address of an account, which counts once whoever reads mail there has confirmed it. */
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
