import { isStaff, parseUserInfo, type StoredUserInfo } from "@etalase/contracts/auth";
import { storeUser } from "./session.ts";

const signedOut = 401;

/**
 * Asks the server whether somebody who waits has been approved, and keeps the answer. Returns the account as it is now;
 * null when the session has ended. Without an answer nothing is different.
 */
export async function askAgain(user: StoredUserInfo): Promise<StoredUserInfo | null> {
  const headers = { authorization: `Bearer ${user.token}` };
  const response = await fetch("/api/auth/me", { headers }).catch(() => undefined);
  if (response?.status === signedOut) return null;
  const me = response?.ok ? parseUserInfo(await response.text()) : "none";
  if (typeof me === "string" || !isStaff(me.role)) return user;
  return storeUser({ ...user, role: me.role, name: me.name }) ?? user;
}
