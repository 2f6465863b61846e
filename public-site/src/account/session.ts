import {
  type DashboardLanguage,
  isStaff,
  languageKey,
  parseUserInfo,
  returnToKey,
  type StoredUserInfo,
  userInfoKey,
} from "@etalase/contracts/auth";
import { isDashboardPath, paths } from "@etalase/contracts/site/paths";

/**
 * Returns the account that is signed in here; info without a role or token does not count. Removes info that cannot be
 * read.
 */
export function storedUser(): StoredUserInfo | undefined {
  const user = parseUserInfo(localStorage.getItem(userInfoKey));
  if (user === "corrupt") localStorage.removeItem(userInfoKey);
  return typeof user !== "string" && user.role && user.token ? user : undefined;
}

/** Stores the answer of login and register unchanged. */
export function storeUser(answer: unknown): StoredUserInfo | undefined {
  localStorage.setItem(userInfoKey, JSON.stringify(answer));
  return storedUser();
}

/** Tells whether the dashboard sent its user here because the session had ended. */
export const isSentBack = (): boolean => isDashboardPath(sessionStorage.getItem(returnToKey) ?? "");

/** Returns the page that the visitor wanted before signing in, and forgets it. */
function takeReturnTo(): string {
  const path = sessionStorage.getItem(returnToKey) ?? "";
  sessionStorage.removeItem(returnToKey);
  return isDashboardPath(path) ? path : paths.dashboard;
}

/** Redirects staff to the dashboard, in place of the form's history entry. */
export function enterDashboard(user: StoredUserInfo): boolean {
  if (!isStaff(user.role)) return false;
  location.replace(takeReturnTo());
  return true;
}

/** Remembers a language until the end of the sign-in. */
export const chooseLanguage = (language: DashboardLanguage): void => sessionStorage.setItem(languageKey, language);

/**
 * Saves a language that was chosen during the sign-in with the account, because the dashboard follows the account. When
 * that fails, the account keeps its language.
 */
export async function saveChosenLanguage({ token }: StoredUserInfo): Promise<void> {
  const language = sessionStorage.getItem(languageKey);
  if (!language) return;
  sessionStorage.removeItem(languageKey);
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  await fetch("/api/auth/me", { method: "PUT", headers, body: JSON.stringify({ language }) }).catch(() => undefined);
}

export async function logOut(user: StoredUserInfo) {
  localStorage.removeItem(userInfoKey);
  const headers: HeadersInit = user.token ? { authorization: `Bearer ${user.token}` } : {};
  // Signed out here in any case; a session that the server was not told about expires by itself.
  await fetch("/api/auth/logout", { method: "POST", headers }).catch(() => undefined);
}
