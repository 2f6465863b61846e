import { isStaff, parseUserInfo, returnToKey, type StoredUserInfo, userInfoKey } from "@etalase/contracts/auth";
import { isDashboardPath, paths } from "@etalase/contracts/paths";

/** Who is signed in here, or undefined: info without a role or a token is nobody's. What cannot be read is removed. */
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

/** Whether the dashboard sent its user here, since the session had ended. */
export const isSentBack = (): boolean => isDashboardPath(sessionStorage.getItem(returnToKey) ?? "");

/** Where someone who has just signed in wanted to go; asked once. */
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
