import { isStaff, parseUserInfo, type StoredUserInfo } from "@etalase/contracts/auth";
import { storeUser } from "./session.ts";

const signedOut = 401;

/**
 * Asks the server whether a waiting account was approved, and stores the answer. Returns the account's current state;
 * null when the session has ended. Without an answer, the account stays as it was.
 */
export async function askAgain(user: StoredUserInfo): Promise<StoredUserInfo | null> {
  const headers = { authorization: `Bearer ${user.token}` };
  const response = await fetch("/api/auth/me", { headers }).catch(() => undefined);
  if (response?.status === signedOut) return null;
  const me = response?.ok ? parseUserInfo(await response.text()) : "none";
  if (typeof me === "string" || !isStaff(me.role)) return user;
  return storeUser({ ...user, role: me.role, name: me.name }) ?? user;
}
