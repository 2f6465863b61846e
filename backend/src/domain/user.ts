import type { AlertChoices } from "@etalase/contracts/alerts";
import { type DashboardLanguage, isStaff, type Role } from "@etalase/contracts/auth";

export type User = Readonly<{
  id: string;
  name: string;
  /** Lower case, in the form of `identityKey`; so is `email`, which is empty when an invitation named none. */
  username: string;
  email: string;
  passwordHash: string;
  role: Role;
  disabled: boolean;
  /** Null for an account that has not signed in since the site began to record it. */
  lastSignInAt: Date | null;
  /** Mails the owner about sign-ins from new browsers. */
  signInLetters: boolean;
  /** The language of the dashboard and of mails; null until the person chooses one. */
  language: DashboardLanguage | null;
  alerts: AlertChoices;
  createdAt: Date;
  updatedAt: Date;
  version: number;
}>;

/** The hash of an account without a password, which needs a link to set one. */
export const noHash = "";

/** The acting person, and the client's address. */
export type Actor = Readonly<{
  user: User;
  ip: string;
  /** The session of the request; absent where there is none, as at the terminal. */
  sessionId?: string;
  /** The working copy that a new record is saved from. */
  workingCopy?: string;
  /** The key by which a save that creates a record is known again. */
  saveKey?: string | undefined;
  /** The act cannot be undone. */
  history?: "none";
  /** Called with the token that undoes the act. */
  undoable?: (token: string) => void;
}>;

/**
 * The acting person, and the client's address. Without a user, nobody is signed in; without an address, it is the site
 * itself or its terminal.
 */
export type Source = Readonly<{
  user: User | null;
  ip: string | null;
  /**
   * By default, the write of a signed-in person can be undone, and its records have versions. "none": the act cannot be
   * undone. "always": it can, although nobody is signed in.
   */
  history?: "none" | "always";
}>;

/** Tells whether somebody is signed in. */
export const isActor = (by: Actor | Visitor | Source): by is Actor => by.user !== null;

export const terminal: Source = { user: null, ip: null };

/** A sender without an account. */
export type Visitor = Readonly<{ user: null; ip: string }>;

/** Tells whether an account may use the dashboard. */
export const isAtWork = (user: User | null): boolean => user !== null && !user.disabled && isStaff(user.role);

/** Tells whether an account may manage other accounts. */
export const isSuperadmin = (user: User | null): boolean => user?.role === "superadmin" && !user.disabled;

/** A use case reads on behalf of a viewer: the public sees published content only. */
export type Viewer = "public" | "staff";

export const viewerOf = (user: User | null): Viewer => (isStaff(user?.role) ? "staff" : "public");

/** Returns a user name or e-mail address in the form in which it is stored and compared. */
export const identityKey = (text: string): string => text.normalize("NFKC").trim().toLowerCase();
