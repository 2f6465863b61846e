import { isStaff, type Role } from "@etalase/contracts/auth";
import type { PublicationStatus } from "@etalase/contracts/rules/content";

export type User = Readonly<{
  id: string;
  name: string;
  /** Lower case, as `identityKey` makes it; so is `email`. */
  username: string;
  email: string;
  passwordHash: string;
  role: Role;
  disabled: boolean;
  createdAt: Date;
  updatedAt: Date;
  version: number;
}>;

/** A use case reads on behalf of a viewer: the public sees published content only. */
export type Viewer = "public" | "staff";

export const viewerOf = (user: User | null): Viewer => (isStaff(user?.role) ? "staff" : "public");

/** The one visibility rule: drafts are the staff's. */
export const visibleStatuses = (viewer: Viewer): readonly PublicationStatus[] =>
  viewer === "staff" ? ["draft", "published"] : ["published"];

/** Returns a user name or e-mail address as it is stored and compared. */
export const identityKey = (text: string): string => text.normalize("NFKC").trim().toLowerCase();
