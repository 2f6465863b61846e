import { type AuthProvider, HttpError } from "react-admin";
import { http } from "./http.ts";
import { setLacking } from "./lacking.ts";
import {
  awayFromHere,
  leadAway,
  leadToAccount,
  rememberName,
  signInAgain,
  signOut,
  startAnew,
  storedUser,
} from "./session.ts";

// The next page is another app's. react-admin must not go on meanwhile: it would sign out whoever lacks the role.
const leaving = () => new Promise<never>(() => {});

const hasStatus = (error: unknown, status: number) => error instanceof HttpError && error.status === status;

/** The stored role is trusted so long, in milliseconds. */
const roleTrustMs = 60_000;
let roleReadAt = Number.NEGATIVE_INFINITY;

async function signInAnew(): Promise<never> {
  signInAgain();
  return leaving();
}

/**
 * Asks the server what the own account is now: with another role the dashboard starts anew, without a session it is
 * left, and where a second factor is lacking it leads to setting that up. What else fails says nothing about any of it.
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
    if (json.role !== "superadmin") return;
    const twoFactor = await http("/api/auth/two-factor");
    const lacking = twoFactor.json.lacking === true;
    if (lacking && leadToAccount()) await leaving();
    setLacking(lacking);
  } catch (error) {
    if (hasStatus(error, 401)) await signInAnew();
  }
}

export const authProvider: AuthProvider = {
  // The public app signs in.
  login: () => Promise.resolve(),
  async checkAuth() {
    const away = awayFromHere();
    if (away) {
      leadAway(away);
      await leaving();
    }
    // Nobody waits for it. Who is no longer staff gets the public's lists without a word, which would seem to be all.
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
    return { id: user?.id ?? user?._id ?? "", fullName: user?.name || "User", role: user?.role ?? "" };
  },
  async getPermissions() {
    return storedUser()?.role;
  },
};
