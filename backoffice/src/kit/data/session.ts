import {
  isStaff,
  parseUserInfo,
  type Role,
  returnToKey,
  type StoredUserInfo,
  userInfoKey,
} from "@etalase/contracts/auth";
import { paths } from "@etalase/contracts/site/paths";
import { language, loginAddress } from "../language/language.ts";

/**
 * Sent on `window` before the dashboard is left for another sign-in, or reloaded: holders of unsaved work store it now.
 */
export const sessionEndsEvent = "etalase:session-ends";

export function storedUser(): StoredUserInfo | undefined {
  const info = parseUserInfo(localStorage.getItem(userInfoKey));
  return typeof info === "string" ? undefined : info;
}

/** Returns the key of an entry of react-admin's store that belongs to the signed-in account. */
export const storeKeyOf = (key: string) => `${storedUser()?.id ?? storedUser()?._id ?? ""}.${key}`;

/** Returns headers with the signed-in user's token, and with the language of refusals, which is not always the browser's. */
export function asUser(init?: HeadersInit): Headers {
  const token = storedUser()?.token;
  const headers = new Headers(init);
  if (token) headers.set("Authorization", `Bearer ${token}`);
  headers.set("Accept-Language", language);
  return headers;
}

export const isSuperadmin = (): boolean => storedUser()?.role === "superadmin";

/** Returns the page for a visitor who may not be here, or undefined for staff. Removes info that cannot be read. */
export function awayFromHere(): string | undefined {
  const info = parseUserInfo(localStorage.getItem(userInfoKey));
  if (info === "corrupt") localStorage.removeItem(userInfoKey);
  if (typeof info === "string") return loginAddress;
  return isStaff(info.role) ? undefined : paths.home;
}

let leaving = false;
let signingOut = false;

/**
 * Lets a session end without "Leave site?", since unsaved work is kept as a draft then. Must be called before other
 * listeners are added, because the browser calls them in order.
 */
export function leaveUnasked(): void {
  window.addEventListener("beforeunload", (event) => {
    if (leaving) event.stopImmediatePropagation();
  });
}

/** Reloads a page that was left and that the browser brings back as it was: the account may be another one by now. */
export function reloadWhenBack(): void {
  window.addEventListener("pageshow", ({ persisted }) => {
    if (!persisted || !leaving) return;
    leaving = false;
    signingOut = false;
    location.reload();
  });
}

function leaveFor(url: string): void {
  window.dispatchEvent(new Event(sessionEndsEvent));
  leaving = true;
  location.assign(url);
}

/** Reloads the page, also without "Leave site?". */
export function reload(): void {
  window.dispatchEvent(new Event(sessionEndsEvent));
  leaving = true;
  location.reload();
}

/** Forgets the account after its user has ended the session, with the unsaved texts that the tab held. */
function forget(): void {
  localStorage.removeItem(userInfoKey);
  sessionStorage.clear();
}

/** Leaves after the server ended the session at the user's own request. */
export function leaveSignedOut(): void {
  leaveFor(loginAddress);
  forget();
}

/** Sent on `window` when the signed-in account is renamed. */
export const renamedEvent = "etalase:renamed";

/** Stores the account's name as the server has it, since another session may have changed it. */
export function rememberName(name: string): void {
  const user = storedUser();
  if (!user || user.name === name) return;
  localStorage.setItem(userInfoKey, JSON.stringify({ ...user, name }));
  window.dispatchEvent(new Event(renamedEvent));
}

/** Reloads the screen with the rights of the account's new role: one that is no longer allowed says so. */
export function startAnew(role: Role): void {
  localStorage.setItem(userInfoKey, JSON.stringify({ ...storedUser(), role }));
  reload();
}

export const accountPath = `${paths.dashboard}/account`;

/** Leads to the setup of two-factor sign-in, which must come before anything else. Returns false when already there. */
export function leadToAccount(): boolean {
  if (location.pathname === accountPath) return false;
  leaveFor(accountPath);
  return true;
}

/** Sends away a visitor who may not be here, except during a sign-out, which already leads elsewhere. */
export function leadAway(url: string): void {
  if (!signingOut) location.replace(url);
}

/** Leads to the sign-in, and from there back here, because the server no longer knows the session. */
export function signInAgain(): void {
  // Requests interrupted by a logout are refused too, and must not return here.
  if (signingOut) return;
  sessionStorage.setItem(returnToKey, location.pathname + location.search);
  leaveFor(loginAddress);
  localStorage.removeItem(userInfoKey);
}

/** Ends the session here and on the server, even if the server is unreachable. */
export async function signOut(): Promise<void> {
  signingOut = true;
  const token = storedUser()?.token;
  const headers = token ? { Authorization: `Bearer ${token}` } : undefined;
  await fetch("/api/auth/logout", { method: "POST", ...(headers && { headers }) }).catch(() => undefined);
  leaveFor("/");
  forget();
}
