import { type AuthProvider, HttpError } from "react-admin";
import { awayFromHere, signInAgain, signOut, storedUser } from "./session.ts";

// The next page is another app's. react-admin must not go on meanwhile: it would sign out whoever lacks the role.
const leaving = () => new Promise<never>(() => {});

export const authProvider: AuthProvider = {
  // The public app signs in.
  login: () => Promise.resolve(),
  async checkAuth() {
    const away = awayFromHere();
    if (!away) return;
    location.replace(away);
    await leaving();
  },
  async checkError(error: unknown) {
    if (!(error instanceof HttpError) || error.status !== 401) return;
    signInAgain();
    await leaving();
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

/** For calls that react-admin does not make: a session that has ended leads to /login, and the call never returns. */
export async function guarded<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    await authProvider.checkError(error);
    throw error;
  }
}
