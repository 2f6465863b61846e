import type { LoginInput, PasswordInput, RegisterInput, SignOutEverywhereInput } from "@etalase/contracts/auth.schema";
import { accountMessages } from "@etalase/contracts/text/account-messages";
import { messages } from "@etalase/contracts/text/messages";
import type { AuditDetail } from "../domain/audit.ts";
import { DomainError, invalidField } from "../domain/errors.ts";
import { isAlive, type Session, sessionLimits } from "../domain/session.ts";
import { type Actor, identityKey, terminal, type User } from "../domain/user.ts";
import { type AuditLog, accountOf, createTellingRefusals } from "./audit.ts";
import {
  type AccountMaker,
  type OwnerNotices,
  type OwnPassword,
  type PasswordHasher,
  refuseWeak,
  type TokenSigner,
} from "./credentials.ts";
import type { Attempt, LoginLimits, Origin, SignUpLimits } from "./login-limits.ts";
import type { Clock, NewId, SiteState, Transaction } from "./ports.ts";
import type { SessionRepository } from "./sessions.ts";
import type { TwoFactorService } from "./two-factor.ts";
import type { UserRepository } from "./users.ts";

/** `lacksTwoFactor` is true for an account that must set up two-factor sign-in before anything else. */
export type SignedIn = Readonly<{ user: User; sessionId: string; lacksTwoFactor: boolean }>;

type Needs = Readonly<{
  users: UserRepository;
  sessions: SessionRepository;
  passwords: PasswordHasher;
  tokens: TokenSigner;
  makeAccount: AccountMaker;
  ownPassword: OwnPassword;
  /** Links that set the password; none stays valid after another way of setting it. */
  resetLinks: Readonly<{ removeOf(userId: string): Promise<void> }>;
  /** Links that an account has made for others. */
  madeLinks: Readonly<{ end(userId: string): Promise<void> }>;
  notices: Pick<OwnerNotices, "newBrowser">;
  /** Hashes a client's address with a key. */
  addressHash: (ip: string) => string;
  signUpLimits: SignUpLimits;
  loginLimits: LoginLimits;
  twoFactor: TwoFactorService;
  siteState: SiteState;
  transaction: Transaction;
  audit: AuditLog;
  registration: "open" | "closed";
  setup: Setup;
  now: Clock;
  newId: NewId;
}>;

/**
 * The setup code, with which the first account becomes superadmin. Required when strangers could be faster; when
 * registration is closed, the code opens it for that one account.
 */
export type Setup = Readonly<{ isRequired: boolean; matches(code: string): boolean }>;

/** Details for the log. */
const kept = (keepLinks: boolean | undefined): AuditDetail => (keepLinks ? { linksKept: true } : {});

const closed = () => new DomainError("forbidden", { message: messages.auth.closed });
const wrongCredentials = () => new DomainError("unauthenticated", { message: messages.auth.wrongCredentials });

type Entering = LoginInput & Readonly<{ origin: Origin }>;

export function createAuthService(needs: Needs) {
  const { users, sessions, passwords, tokens, makeAccount, ownPassword, resetLinks, loginLimits, twoFactor } = needs;
  const { madeLinks, notices, siteState, transaction, audit, now, newId } = needs;
  const tellingRefusals = createTellingRefusals(audit);

  const wantsSetupCode = needs.setup.isRequired || needs.registration === "closed";
  let maybeEmpty = true;
  // A site that has an account never loses all of them, since its last superadmin stays.
  const isEmptySite = async () => {
    maybeEmpty = maybeEmpty && (await users.count()) === 0;
    return maybeEmpty;
  };

  const checkSetupCode = (code: string | undefined) => {
    if (!wantsSetupCode) return;
    if (!code) throw invalidField("setupCode", accountMessages.setupCodeWanted);
    if (!needs.setup.matches(code)) throw invalidField("setupCode", accountMessages.setupCodeWrong);
  };

  const beginSession = async (user: User, { ip, browser = "" }: Origin): Promise<Session> => {
    const at = now();
    const where = { browser, address: needs.addressHash(ip) };
    const session: Session = { id: newId(), userId: user.id, ...where, createdAt: at, lastSeenAt: at };
    await sessions.insert(session);
    return session;
  };

  /** Mails the owner, if wanted, unless the browser has signed in to the account before. */
  const tellOfBrowser = async (user: User, session: Session, { device }: Origin) => {
    if (user.signInLetters && !(await loginLimits.knownDevice(user, device))) await notices.newBrowser(user, session);
  };

  const signedIn = async (user: User, { id, createdAt }: Session, { binding }: Origin) => {
    const claims = { userId: user.id, sessionId: id, ...(binding ? { binding } : {}) };
    return { user, token: await tokens.sign(claims, createdAt), device: await loginLimits.markDevice(user) };
  };

  /**
   * Returns the present account, and keeps others from changing it until the transaction ends; null when it is gone, or
   * has another password than the one that was checked: the check takes long enough for a change in between.
   */
  const lockedAs = async (checked: User): Promise<User | null> => {
    await siteState.lock();
    const user = await users.findById(checked.id);
    return user?.passwordHash === checked.passwordHash ? user : null;
  };

  /** Begins a session, unless the account changes while the password is checked. @throws {DomainError} */
  const enter = async (user: User | null, { password, code, origin }: Entering, attempt: Attempt) => {
    const matches = await passwords.verify(user?.passwordHash ?? null, password);
    if (!user || !matches || user.disabled) throw wrongCredentials();
    await attempt.passwordHolds();
    if (code) await attempt.triesCode();
    const rehashed = passwords.isOutdated(user.passwordHash) ? await passwords.hash(password) : undefined;
    return transaction(async () => {
      const current = await lockedAs(user);
      if (!current) return "changed";
      if (current.disabled) throw wrongCredentials();
      const by = await twoFactor.pass(current, code);
      const account = rehashed === undefined ? current : await storeHash(current, rehashed);
      const session = await beginSession(account, origin);
      await users.signedIn(account.id, session.createdAt);
      // With the password that the browser's mark was made with.
      await tellOfBrowser(current, session, origin);
      await audit.record({ user: account, ip: origin.ip }, [
        { ...accountOf(account), action: "signIn", detail: by ? { by } : {} },
      ]);
      return { account, session };
    });
  };

  const enterAgain = async (user: User | null, input: Entering, attempt: Attempt) => {
    const entered = await enter(user && (await users.findById(user.id)), input, attempt);
    if (entered === "changed") throw wrongCredentials();
    return entered;
  };

  const join = async (input: RegisterInput, origin: Origin) => {
    const { ip } = origin;
    const mayBeUser = needs.registration === "open";
    const isEmpty = await isEmptySite();
    if (!mayBeUser && !(isEmpty && input.setupCode)) throw closed();
    await needs.signUpLimits("register", ip);
    if (isEmpty) checkSetupCode(input.setupCode);
    const user = await makeAccount(input, "user");
    const { stored, session } = await transaction(async () => {
      await siteState.lock();
      const first = (await users.count()) === 0;
      if (!first && !mayBeUser) throw closed();
      const stored: User = { ...user, role: first ? "superadmin" : user.role, lastSignInAt: user.createdAt };
      await users.insert(stored);
      // From now on pages no longer ask for the code.
      if (first && wantsSetupCode) await siteState.contentChanged();
      const session = await beginSession(stored, origin);
      const act = { ...accountOf(stored), action: "register", detail: { role: stored.role } } as const;
      await audit.record({ user: stored, ip }, [act]);
      return { stored, session };
    });
    return signedIn(stored, session, origin);
  };

  const storeHash = (user: User, passwordHash: string) => users.update({ ...user, passwordHash, updatedAt: now() });

  return {
    /** Registers an account. The first one of an empty site becomes its superadmin; all others wait as "user". */
    register: (input: RegisterInput, origin: Origin) =>
      tellingRefusals({ action: "register", name: "", user: null, ip: origin.ip }, () => join(input, origin)),

    async login(input: LoginInput, origin: Origin) {
      const name = identityKey(input.username);
      const user = await users.findByIdentity(name);
      return tellingRefusals({ action: "signIn", name, user, ip: origin.ip }, async () => {
        const attempt = await loginLimits.begin({ name, user, origin });
        const entering = { ...input, origin };
        const entered = await enter(user, entering, attempt);
        // Another login may have hashed the same password again in between.
        const { account, session } = entered === "changed" ? await enterAgain(user, entering, attempt) : entered;
        await attempt.succeeded();
        return signedIn(account, session, origin);
      });
    },

    /** Returns the holder of this token, or null. `binding` is the hash of the cookie in the request. */
    async authenticate(token: string, binding: string | undefined): Promise<SignedIn | null> {
      const claims = await tokens.verify(token, now());
      if (!claims || (claims.binding !== undefined && claims.binding !== binding)) return null;
      const session = await sessions.find(claims.sessionId);
      if (!session || session.userId !== claims.userId || !isAlive(session, now())) return null;
      const user = await users.findById(claims.userId);
      if (!user || user.disabled) return null;
      // When nothing can be stored, the session ends earlier, but reads go on.
      if (now().getTime() - session.lastSeenAt.getTime() > sessionLimits.touchMs)
        await sessions.touch(session.id, now()).catch(() => undefined);
      return { user, sessionId: session.id, lacksTwoFactor: await twoFactor.isLacking(user) };
    },

    /** Ends every session of the account, and the links that it has made, unless they are to be kept. */
    logoutEverywhere: (by: Actor, { keepLinks }: SignOutEverywhereInput) =>
      transaction(async () => {
        await siteState.lock();
        await sessions.removeOf(by.user.id);
        if (!keepLinks) await madeLinks.end(by.user.id);
        await audit.record(by, [{ ...accountOf(by.user), action: "signOutEverywhere", detail: kept(keepLinks) }]);
      }),

    logout: ({ user, sessionId }: SignedIn, ip: string) =>
      transaction(async () => {
        await sessions.remove(sessionId);
        await audit.record({ user, ip }, [{ ...accountOf(user), action: "signOut" }]);
      }),

    /** Ends every other session of the account, and the links that it has made, unless they are to be kept. */
    async changePassword({ user, sessionId }: SignedIn, input: PasswordInput, origin: Origin) {
      const { currentPassword, newPassword, keepLinks } = input;
      await ownPassword.check(user, { action: "passwordChange", password: { currentPassword } }, origin);
      await refuseWeak(passwords, { field: "newPassword", password: newPassword, username: user.username });
      const hash = await passwords.hash(newPassword);
      await transaction(async () => {
        const current = await lockedAs(user);
        // Another change was faster, and has ended this session unless this session made it.
        if (!current) throw invalidField("currentPassword", messages.auth.wrongPassword);
        await storeHash(current, hash);
        await sessions.removeOf(user.id, sessionId);
        await resetLinks.removeOf(user.id);
        if (!keepLinks) await madeLinks.end(user.id);
        await audit.record({ user, ip: origin.ip }, [
          { ...accountOf(user), action: "passwordChange", detail: kept(keepLinks) },
        ]);
      });
    },

    /** Changes the account's credentials. A browser that was known before gets a mark that keeps it known. */
    async keepingDevice<T>(user: User, mark: string, change: () => Promise<T>) {
      const known = await loginLimits.knownDevice(user, mark);
      const result = await change();
      const changed = known && (await users.findById(user.id));
      return { result, device: known && changed ? await loginLimits.markAgain(known, changed) : null };
    },

    /** The user name of an account, by user name or e-mail address; undefined when there is none. */
    usernameOf: async (identity: string): Promise<string | undefined> =>
      (await users.findByIdentity(identityKey(identity)))?.username,

    hasAccounts: async () => !(await isEmptySite()),

    /** Tells whether the next account is the first one and must have the code. */
    wantsSetupCode: async () => wantsSetupCode && (await isEmptySite()),

    /** Makes the superadmin of the configuration on an empty site. Does nothing when accounts exist. */
    async bootstrap(input: RegisterInput): Promise<boolean> {
      if ((await users.count()) > 0) return false;
      const user = await makeAccount(input, "superadmin");
      return transaction(async () => {
        await siteState.lock();
        if ((await users.count()) > 0) return false;
        await users.insert(user);
        await audit.record(terminal, [{ ...accountOf(user), action: "register", detail: { role: user.role } }]);
        return true;
      });
    },

    /** Tells whether the account of this name signs in with a second factor. */
    async hasTwoFactor(username: string): Promise<boolean> {
      const user = await users.findByIdentity(identityKey(username));
      return user !== null && twoFactor.isOn(user.id);
    },

    /** Turns the second factor off from the terminal, for people who have lost app and recovery codes. */
    async dropTwoFactor(username: string): Promise<void> {
      const user = await users.findByIdentity(identityKey(username));
      if (user) await twoFactor.drop(user);
    },

    /** Sets a superadmin's new password from the terminal and ends all sessions of the account. */
    async resetPassword(username: string, password: string) {
      const user = await users.findByIdentity(identityKey(username));
      if (user?.role !== "superadmin") throw new DomainError("notFound", { message: "No such superadmin" });
      await refuseWeak(passwords, { field: "password", password, username: user.username });
      const hash = await passwords.hash(password);
      await transaction(async () => {
        await siteState.lock();
        const current = await users.findById(user.id);
        if (current) await storeHash(current, hash);
        await sessions.removeOf(user.id);
        await resetLinks.removeOf(user.id);
        await madeLinks.end(user.id);
        await audit.record(terminal, [{ ...accountOf(user), action: "passwordChange" }]);
      });
      await loginLimits.forget(user);
    },

    removeEndedSessions: () =>
      sessions.removeEnded(
        new Date(now().getTime() - sessionLimits.idleMs),
        new Date(now().getTime() - sessionLimits.absoluteMs),
      ),
  };
}

export type AuthService = ReturnType<typeof createAuthService>;
