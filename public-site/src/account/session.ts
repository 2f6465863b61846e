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

/** The longest wait in milliseconds for the language to be saved, which must not keep anybody from the dashboard. */
const longestSave = 3000;

/**
 * Saves the language of the page with the account, if it was chosen during the sign-in, because the dashboard follows
 * the account. When that fails, the account keeps its language.
 */
export async function saveChosenLanguage({ token }: StoredUserInfo, language: DashboardLanguage): Promise<void> {
  const chosen = sessionStorage.getItem(languageKey);
  sessionStorage.removeItem(languageKey);
  // Another tab may have been opened in the other language.
  if (chosen !== language) return;
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  const call = { method: "PUT", headers, body: JSON.stringify({ language }), signal: AbortSignal.timeout(longestSave) };
  await fetch("/api/auth/me", call).catch(() => undefined);
}

export async function logOut(user: StoredUserInfo) {
  localStorage.removeItem(userInfoKey);
  const headers: HeadersInit = user.token ? { authorization: `Bearer ${user.token}` } : {};
  // Signed out here in any case; if the server is unreachable, the session expires there.
  await fetch("/api/auth/logout", { method: "POST", headers }).catch(() => undefined);
}
