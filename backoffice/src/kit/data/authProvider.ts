import { isStaff } from "@etalase/contracts/auth";
import { type AuthProvider, HttpError } from "react-admin";
import { followAccount } from "../language/following.ts";
import { t } from "../language/t.ts";
import { http } from "./http.ts";
import { setLacking } from "./lacking.ts";
import {
  awayFromHere,
  leadAway,
  leadToAccount,
  reload,
  rememberName,
  signInAgain,
  signOut,
  startAnew,
  storedUser,
} from "./session.ts";

// The next page belongs to the other app. react-admin must wait for it: it would sign out an account without the role.
const leaving = () => new Promise<never>(() => {});

const hasStatus = (error: unknown, status: number) => error instanceof HttpError && error.status === status;

/** Milliseconds for which the stored role is trusted. */
const roleTrustMs = 60_000;
let roleReadAt = Number.NEGATIVE_INFINITY;

async function signInAnew(): Promise<never> {
  signInAgain();
  return leaving();
}

/**
 * Asks the server for the account's current state: a changed role restarts the dashboard, a missing session leaves it,
 * and a missing second factor leads to its setup. Any other failure says nothing about these.
 */
async function readRole(): Promise<void> {
  roleReadAt = performance.now();
  try {
    const { json } = await http("/api/auth/me");
    if (json.role !== storedUser()?.role) {
      startAnew(json.role);
      await leaving();
    }
    if (typeof json.name === "string") rememberName(json.name);
    if (followAccount(json.language)) {
      reload();
      await leaving();
    }
    if (!isStaff(json.role)) return;
    const twoFactor = await http("/api/auth/two-factor");
    const lacking = twoFactor.json.lacking === true;
    if (lacking && leadToAccount()) await leaving();
    setLacking(lacking);
  } catch (error) {
    if (hasStatus(error, 401)) await signInAnew();
  }
}

export const authProvider: AuthProvider = {
  // The public app handles the sign-in.
  login: () => Promise.resolve(),
  async checkAuth() {
    const away = awayFromHere();
    if (away) {
      leadAway(away);
      await leaving();
    }
    // In the background. A former member of the staff would silently get the public's lists, which look complete.
    if (performance.now() - roleReadAt > roleTrustMs) void readRole();
  },
  async checkError(error: unknown) {
    if (hasStatus(error, 401)) await signInAnew();
    if (hasStatus(error, 403)) await readRole();
  },
  async logout() {
    await signOut();
    return leaving();
  },
  async getIdentity() {
    const user = storedUser();
    return { id: user?.id ?? user?._id ?? "", fullName: user?.name || t("User"), role: user?.role ?? "" };
  },
  async getPermissions() {
    return storedUser()?.role;
  },
};
