import type { PasswordInput } from "@etalase/contracts/auth.schema";
import type { User } from "@etalase/contracts/users.schema";
import { guarded } from "../data/authProvider.ts";
import { http } from "../data/http.ts";

export const loadAccount = async (): Promise<User> => (await guarded(http("/api/auth/me"))).json;

/** Ends every other session of the account. @throws {HttpError} with `errors` for a wrong or unfit password */
export async function changePassword(passwords: PasswordInput): Promise<void> {
  await guarded(http("/api/auth/password", { method: "PUT", body: JSON.stringify(passwords) }));
}

/** Ends all sessions of the account, this one too. */
export async function endAllSessions(): Promise<void> {
  await guarded(http("/api/auth/logout-everywhere", { method: "POST" }));
}
