import type { PasswordInput, RegisterInput, SignOutEverywhereInput } from "@etalase/contracts/auth.schema";
import { verbatim } from "@etalase/contracts/refusals/refusal";
import { accountMessages } from "@etalase/contracts/text/account-messages";
import { messages } from "@etalase/contracts/text/messages";
import type { AuditDetail } from "../../domain/audit.ts";
import { DomainError, invalidField } from "../../domain/errors.ts";
import { type Actor, identityKey, terminal, type User } from "../../domain/user.ts";
import { accountOf, createSignInRefusalLog } from "../audit.ts";
import { refuseWeak } from "../credentials.ts";
import type { Origin } from "../login-limits.ts";
import { beginSession, type SessionNeeds, welcome } from "./sessions.ts";
import { createSignIn, type SignedIn, type SignInNeeds } from "./sign-in.ts";
import { type AccountTools, presentAs, storeHash } from "./tools.ts";

/**
 * The setup code, with which the first account becomes superadmin. Required when strangers could be faster; when
 * registration is closed, the code opens it for that one account.
 */
type Setup = Readonly<{ isRequired: boolean; matches(code: string): boolean }>;

type JoiningNeeds = SessionNeeds & Readonly<{ registration: "open" | "closed"; setup: Setup }>;

const closed = () => new DomainError("forbidden", { message: messages.auth.closed });

/** @throws {DomainError} under `setupCode` */
function checkSetupCode(setup: Setup, code: string | undefined) {
  if (!code) throw invalidField("setupCode", accountMessages.setupCodeWanted);
  if (!setup.matches(code)) throw invalidField("setupCode", accountMessages.setupCodeWrong);
}

/** Makes the superadmin of the configuration on an empty site. Does nothing when accounts exist. */
const createBootstrap =
  ({ users, makeAccount, exclusively, audit }: JoiningNeeds) =>
  async (input: RegisterInput): Promise<boolean> => {
    if ((await users.count()) > 0) return false;
    const user = await makeAccount(input, { role: "superadmin" });
    return exclusively(async () => {
      if ((await users.count()) > 0) return false;
      await users.insert(user);
      await audit.record(terminal, [{ ...accountOf(user), action: "register", detail: { role: user.role } }]);
      return true;
    });
  };

/** Registration, and the first account of an empty site. */
function createFirstAccount(needs: JoiningNeeds) {
  const { users, makeAccount, signUpLimits, siteState, exclusively, audit, setup } = needs;
  const loggingRefusals = createSignInRefusalLog(audit);
  const mayBeUser = needs.registration === "open";
  const wantsSetupCode = setup.isRequired || !mayBeUser;
  let maybeEmpty = true;
  // A site that has an account never loses all of them, since its last superadmin stays.
  const isEmptySite = async () => {
    maybeEmpty = maybeEmpty && (await users.count()) === 0;
    return maybeEmpty;
  };

  /** Stores an account that registers; the first one becomes superadmin. */
  const admit = (user: User, origin: Origin) =>
    exclusively(async () => {
      const first = (await users.count()) === 0;
      if (!first && !mayBeUser) throw closed();
      const account: User = { ...user, role: first ? "superadmin" : user.role, lastSignInAt: user.createdAt };
      await users.insert(account);
      // From now on pages no longer speak of the first account, nor ask for its code.
      if (first) await siteState.contentChanged();
      const session = await beginSession(needs, account, origin);
      const act = { ...accountOf(account), action: "register", detail: { role: account.role } } as const;
      await audit.record({ user: account, ip: origin.ip }, [act]);
      return { account, session };
    });

  const join = async (input: RegisterInput, origin: Origin) => {
    const isEmpty = await isEmptySite();
    if (!mayBeUser && !(isEmpty && input.setupCode)) throw closed();
    await signUpLimits("register", origin.ip);
    if (isEmpty && wantsSetupCode) checkSetupCode(setup, input.setupCode);
    return welcome(needs, await admit(await makeAccount(input, { role: "user" }), origin), origin);
  };

  return {
    /** Registers an account. The first one of an empty site becomes its superadmin; all others wait as "user". */
    register: (input: RegisterInput, origin: Origin) =>
      loggingRefusals({ action: "register", name: "", user: null, ip: origin.ip }, () => join(input, origin)),

    hasAccounts: async () => !(await isEmptySite()),

    /** Tells whether the next account is the first one and must have the code. */
    wantsSetupCode: async () => wantsSetupCode && (await isEmptySite()),

    bootstrap: createBootstrap(needs),
  };
}

/** Details for the log. */
const detailOf = (keepLinks: boolean | undefined): AuditDetail => (keepLinks ? { linksKept: true } : {});

/** Changes the account's credentials. A browser that was known before gets a mark that keeps it known. */
const createKeepingDevice =
  ({ users, loginLimits }: AccountTools) =>
  async <T>(user: User, mark: string, change: () => Promise<T>) => {
    const known = await loginLimits.knownDevice(user, mark);
    const result = await change();
    const changed = known && (await users.findById(user.id));
    return { result, device: known && changed ? await loginLimits.markAgain(known, changed) : null };
  };

/** The sessions and the password of the account that is signed in. */
function createOwnAccount(needs: AccountTools) {
  const { sessions, passwords, ownPassword, resetLinks, madeLinks, exclusively, transaction, audit } = needs;

  return {
    /** Ends every session of the account, and the links that it has made, unless they are to be kept. */
    logoutEverywhere: (by: Actor, { keepLinks }: SignOutEverywhereInput) =>
      exclusively(async () => {
        await sessions.removeOf(by.user.id);
        if (!keepLinks) await madeLinks.end(by.user.id);
        await audit.record(by, [{ ...accountOf(by.user), action: "signOutEverywhere", detail: detailOf(keepLinks) }]);
      }),

    logout: ({ user, sessionId }: SignedIn, ip: string) =>
      transaction(async () => {
        if (!(await sessions.remove(sessionId))) return;
        await audit.record({ user, ip }, [{ ...accountOf(user), action: "signOut" }]);
      }),

    /** Ends every other session of the account, and the links that it has made, unless they are to be kept. */
    async changePassword({ user, sessionId }: SignedIn, input: PasswordInput, origin: Origin) {
      const { currentPassword, newPassword, keepLinks } = input;
      await ownPassword.check(user, { action: "passwordChange", password: { currentPassword } }, origin);
      await refuseWeak(passwords, { field: "newPassword", password: newPassword, username: user.username });
      const hash = await passwords.hash(newPassword);
      await exclusively(async () => {
        const current = await presentAs(needs, user);
        // Another change was faster, and has ended this session unless this session made it.
        if (!current) throw invalidField("currentPassword", accountMessages.wrongPassword);
        await storeHash(needs, current, hash);
        await sessions.removeOf(user.id, sessionId);
        await resetLinks.removeOf(user.id);
        if (!keepLinks) await madeLinks.end(user.id);
        await audit.record({ user, ip: origin.ip }, [
          { ...accountOf(user), action: "passwordChange", detail: detailOf(keepLinks) },
        ]);
      });
    },

    keepingDevice: createKeepingDevice(needs),
  };
}

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
