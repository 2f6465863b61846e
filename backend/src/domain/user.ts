import { isStaff, type Role } from "@etalase/contracts/auth";

export type User = Readonly<{
  id: string;
  name: string;
  /** Lower case, as `identityKey` makes it; so is `email`, which is empty where an invitation named none. */
  username: string;
  email: string;
  passwordHash: string;
  role: Role;
  disabled: boolean;
  /** Null for whoever has not signed in yet, as far as the site has counted. */
  lastSignInAt: Date | null;
  /** A letter comes when the account is signed in to from a browser that has not been before. */
  signInLetters: boolean;
  createdAt: Date;
  updatedAt: Date;
  version: number;
}>;

/** Stands where an account has no password, and needs a link that sets one. */
export const noHash = "";

/** Who does something, and the client's address that it comes from. */
export type Actor = Readonly<{
  user: User;
  ip: string;
  /** The session that asks; absent where there is none, as at the terminal. */
  sessionId?: string;
  /** The one that a new record is saved from. */
  workingCopy?: string;
  /** Is told the token that takes back what was done. */
  undoable?: (token: string) => void;
}>;

/** Who sends something without an account. */
export type Visitor = Readonly<{ user: null; ip: string }>;

/** Says whether an account may work in the dashboard. */
export const isAtWork = (user: User | null): boolean => user !== null && !user.disabled && isStaff(user.role);

/** Says whether an account may work on other accounts. */
export const isSuperadmin = (user: User | null): boolean => user?.role === "superadmin" && !user.disabled;

/** A use case reads on behalf of a viewer: the public sees published content only. */
export type Viewer = "public" | "staff";

export const viewerOf = (user: User | null): Viewer => (isStaff(user?.role) ? "staff" : "public");

/** Returns a user name or e-mail address as it is stored and compared. */
export const identityKey = (text: string): string => text.normalize("NFKC").trim().toLowerCase();
