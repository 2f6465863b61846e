import { isStaff, parseUserInfo, returnToKey, type StoredUserInfo, userInfoKey } from "@etalase/contracts/auth";
import { isDashboardPath, paths } from "@etalase/contracts/site/paths";

/** Finds the account that is signed in here; info without a role or a token is nobody's. Removes what cannot be read. */
export function storedUser(): StoredUserInfo | undefined {
  const user = parseUserInfo(localStorage.getItem(userInfoKey));
  if (user === "corrupt") localStorage.removeItem(userInfoKey);
  return typeof user !== "string" && user.role && user.token ? user : undefined;
}

/** Keeps the answer of login and register as it came. */
export function storeUser(answer: unknown): StoredUserInfo | undefined {
  localStorage.setItem(userInfoKey, JSON.stringify(answer));
  return storedUser();
}

/** Says whether the dashboard sent its user here because the session had ended. */
export const isSentBack = (): boolean => isDashboardPath(sessionStorage.getItem(returnToKey) ?? "");

/** Returns the page that the visitor wanted before signing in, and forgets it. */
function takeReturnTo(): string {
  const path = sessionStorage.getItem(returnToKey) ?? "";
  sessionStorage.removeItem(returnToKey);
  return isDashboardPath(path) ? path : paths.dashboard;
}

/** Sends staff on to the dashboard. The form does not stay behind in the history. */
export function enterDashboard(user: StoredUserInfo): boolean {
  if (!isStaff(user.role)) return false;
  location.replace(takeReturnTo());
  return true;
}

export async function logOut(user: StoredUserInfo) {
  localStorage.removeItem(userInfoKey);
  const headers: HeadersInit = user.token ? { authorization: `Bearer ${user.token}` } : {};
  // Signed out here in any case; a session that the server could not be told about ends by itself.
  await fetch("/api/auth/logout", { method: "POST", headers }).catch(() => undefined);
}
