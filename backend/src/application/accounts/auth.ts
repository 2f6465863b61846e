import { verbatim } from "@etalase/contracts/refusals/refusal";
import { DomainError } from "../../domain/errors.ts";
import { identityKey, terminal } from "../../domain/user.ts";
import { accountOf } from "../audit.ts";
import { refuseWeak } from "../credentials.ts";
import { createFirstAccount, type JoiningNeeds } from "./first-account.ts";
import { createOwnAccount } from "./own-account.ts";
import { createSignIn, type SignInNeeds } from "./sign-in.ts";
import { storeHash } from "./tools.ts";

/** Help for people who cannot sign in, from the terminal of the server. */
function createTerminalHelp(needs: SignInNeeds) {
  const { users, sessions, passwords, resetLinks, madeLinks, loginLimits, twoFactor, exclusively, audit } = needs;

  return {
    /** The user name of an account, by user name or e-mail address; undefined when there is none. */
    usernameOf: async (identity: string): Promise<string | undefined> =>
      (await users.findByIdentity(identityKey(identity)))?.username,

    /** Tells whether the account of this name signs in with a second factor. */
    async hasTwoFactor(username: string): Promise<boolean> {
      const user = await users.findByIdentity(identityKey(username));
      return user !== null && twoFactor.isOn(user.id);
    },

    /** Turns the second factor off, for people who have lost app and recovery codes. */
    async dropTwoFactor(username: string): Promise<void> {
      const user = await users.findByIdentity(identityKey(username));
      if (user) await twoFactor.drop(user);
    },

    /** Sets a superadmin's new password and ends all sessions of the account. */
    async resetPassword(username: string, password: string) {
      const user = await users.findByIdentity(identityKey(username));
      if (user?.role !== "superadmin") throw new DomainError("notFound", { message: verbatim("No such superadmin") });
      await refuseWeak(passwords, { field: "password", password, username: user.username });
      const hash = await passwords.hash(password);
      await exclusively(async () => {
        const current = await users.findById(user.id);
        if (current) await storeHash(needs, current, hash);
        await sessions.removeOf(user.id);
        await resetLinks.removeOf(user.id);
        await madeLinks.end(user.id);
        await audit.record(terminal, [{ ...accountOf(user), action: "passwordChange" }]);
      });
      await loginLimits.forget(user);
    },
  };
}

/** All ways to get into an account and out of it. */
export const createAuthService = (needs: SignInNeeds & JoiningNeeds) =>
  Object.assign(createFirstAccount(needs), createSignIn(needs), createOwnAccount(needs), createTerminalHelp(needs));

export type AuthService = ReturnType<typeof createAuthService>;
