import type { OwnAccount } from "@etalase/contracts/accounts/users.schema";

/** The signed-in account, unless a test sets another. */
export const staff = { _id: "a".repeat(24), id: "a".repeat(24), name: "Ana", role: "admin", token: "secret" };

export const superadmin = { ...staff, role: "superadmin" };

/** The account of `staff`, as its owner reads it. */
export const ownAccount: OwnAccount = {
  _id: staff._id,
  id: staff.id,
  name: staff.name,
  username: "ana",
  email: "ana@example.com",
  role: "admin",
  disabled: false,
  lastSignInAt: null,
  openLinks: 0,
  pendingEmail: null,
  signInLetters: false,
  language: null,
  createdAt: "2026-11-20T02:00:00.000Z",
  updatedAt: "2026-11-20T02:00:00.000Z",
};
