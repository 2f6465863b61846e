import {
  isStaff,
  parseUserInfo,
  type Role,
  returnToKey,
  type StoredUserInfo,
  userInfoKey,
} from "@etalase/contracts/auth";
import { paths } from "@etalase/contracts/site/paths";

/** Sent on `window` before the dashboard is left for another sign-in, or loaded anew: whoever holds unsaved work keeps it now. */
export const sessionEndsEvent = "etalase:session-ends";

export function storedUser(): StoredUserInfo | undefined {
  const info = parseUserInfo(localStorage.getItem(userInfoKey));
  return typeof info === "string" ? undefined : info;
}

export const isSuperadmin = (): boolean => storedUser()?.role === "superadmin";

/** Returns where somebody has to go who may not be here, or undefined for staff. Removes info that cannot be read. */
export function awayFromHere(): typeof paths.login | typeof paths.home | undefined {
  const info = parseUserInfo(localStorage.getItem(userInfoKey));
  if (info === "corrupt") localStorage.removeItem(userInfoKey);
  if (typeof info === "string") return paths.login;
  return isStaff(info.role) ? undefined : paths.home;
}

let leaving = false;

/**
 * Lets a session end without "Leave site?": unsaved work is kept as a draft then. To be called before anything else
 * listens, since the browser asks its listeners in the order they came.
 */
export function leaveUnasked(): void {
  window.addEventListener("beforeunload", (event) => {
    if (leaving) event.stopImmediatePropagation();
  });
}

function leaveFor(url: string): void {
  window.dispatchEvent(new Event(sessionEndsEvent));
  leaving = true;
  location.assign(url);
}

/** Loads the page anew, without "Leave site?" either. */
export function reload(): void {
  window.dispatchEvent(new Event(sessionEndsEvent));
  leaving = true;
  location.reload();
}

/** The server has ended the session, as was asked for here. */
export function leaveSignedOut(): void {
  leaveFor(paths.login);
  localStorage.removeItem(userInfoKey);
}

/** Sent on `window` when the own account is called something else. */
export const renamedEvent = "etalase:renamed";

/** What the server calls the own account, which other sessions of it may have changed. */
export function rememberName(name: string): void {
  const user = storedUser();
  if (!user || user.name === name) return;
  localStorage.setItem(userInfoKey, JSON.stringify({ ...user, name }));
  window.dispatchEvent(new Event(renamedEvent));
}

/** The own role has changed: the dashboard starts anew with what it may do now. */
export function startAnew(role: Role): void {
  localStorage.setItem(userInfoKey, JSON.stringify({ ...storedUser(), role }));
  leaveFor(paths.dashboard);
}

let signingOut = false;

export const accountPath = `${paths.dashboard}/account`;

/** Leads to where two-factor sign-in is set up, before which nothing else can be done. False when this is the place. */
export function leadToAccount(): boolean {
  if (location.pathname === accountPath) return false;
  leaveFor(accountPath);
  return true;
}

/** Leads away who may not be here. Whoever signs out is on the way to another place already. */
export function leadAway(url: string): void {
  if (!signingOut) location.replace(url);
}

/** The server no longer knows the session: sign in again, then come back. */
export function signInAgain(): void {
  // Calls that are under way at logout are refused too; nobody wants to come back then.
  if (signingOut) return;
  sessionStorage.setItem(returnToKey, location.pathname + location.search);
  leaveFor(paths.login);
  localStorage.removeItem(userInfoKey);
}

/** Ends the session here and on the server; a server that cannot be reached does not keep anybody signed in. */
export async function signOut(): Promise<void> {
  signingOut = true;
  const token = storedUser()?.token;
  const headers = token ? { Authorization: `Bearer ${token}` } : undefined;
  await fetch("/api/auth/logout", { method: "POST", ...(headers && { headers }) }).catch(() => undefined);
  leaveFor("/");
  localStorage.removeItem(userInfoKey);
}
