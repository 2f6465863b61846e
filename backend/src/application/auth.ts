import type { Role } from "@etalase/contracts/auth";
import type { LoginInput, PasswordInput, RegisterInput } from "@etalase/contracts/auth.schema";
import { messages } from "@etalase/contracts/text/messages";
import { DomainError, invalidField } from "../domain/errors.ts";
import { isAlive, type Session, sessionLimits } from "../domain/session.ts";
import { identityKey, type User } from "../domain/user.ts";
import type { Clock, NewId, RateLimiter, SiteState, Transaction } from "./ports.ts";
import type { SessionRepository } from "./sessions.ts";
import type { UserRepository } from "./users.ts";

export interface PasswordHasher {
  /** @throws {DomainError} "busy" when too many hashes wait. */
  hash(password: string): Promise<string>;
  /** Takes as long for a null hash as for a real one. */
  verify(hash: string | null, password: string): Promise<boolean>;
  /** True when the hash was made with other parameters than today's. */
  isOutdated(hash: string): boolean;
  isCommon(password: string): boolean;
}

/** A token's content: `binding` is the hash of the cookie that it works with, absent for clients without cookies. */
export type TokenClaims = Readonly<{ userId: string; sessionId: string; binding?: string }>;

export interface TokenSigner {
  sign(claims: TokenClaims, issuedAt: Date): Promise<string>;
  /** Null for a token that is not ours, is malformed, or has run out. */
  verify(token: string, now: Date): Promise<TokenClaims | null>;
}

/** `ip` of the client; `binding` as in TokenClaims. */
export type Origin = Readonly<{ ip: string; binding?: string }>;
export type SignedIn = Readonly<{ user: User; sessionId: string }>;

type Needs = Readonly<{
  users: UserRepository;
  sessions: SessionRepository;
  passwords: PasswordHasher;
  tokens: TokenSigner;
  limiter: RateLimiter;
  siteState: SiteState;
  transaction: Transaction;
  registration: "open" | "closed";
  now: Clock;
  newId: NewId;
}>;

const minuteMs = 60_000;
const quarterMs = 15 * minuteMs;
const dayMs = 24 * 60 * minuteMs;

export function createAuthService(needs: Needs) {
  const { users, sessions, passwords, tokens, limiter, siteState, transaction, registration, now, newId } = needs;

  /** Counts one event under the key; refuses when there were more than `max` in the window. */
  const limit = async (key: string, max: number, windowMs: number) => {
    const { count, retryAfter } = await limiter.count(key, windowMs);
    if (count > max) throw new DomainError("tooManyAttempts", { limit: max, retryAfter });
  };

  // Counted before the password is checked, so that parallel guesses cannot slip past; a right one gives it back.
  const checkPassword = async (account: string, ip: string, hash: string | null, password: string) => {
    await limit(`login:ip:${ip}`, 20, quarterMs);
    await limit(`login:account:${account}`, 5, quarterMs);
    if (!(await passwords.verify(hash, password))) return false;
    await limiter.giveBack(`login:ip:${ip}`);
    await limiter.clear(`login:account:${account}`);
    return true;
  };

  const refusePassword = (field: string, password: string, username: string) => {
    if (passwords.isCommon(password)) throw invalidField(field, messages.auth.commonPassword);
    if (identityKey(password) === username) throw invalidField(field, messages.auth.passwordIsUsername);
  };

  const signIn = async (user: User, binding: string | undefined) => {
    const at = now();
    const session: Session = { id: newId(), userId: user.id, createdAt: at, lastSeenAt: at };
    await sessions.insert(session);
    const claims = { userId: user.id, sessionId: session.id, ...(binding ? { binding } : {}) };
    return { user, token: await tokens.sign(claims, at) };
  };

  /** Makes an account, not yet stored. @throws {DomainError} for a password that may not be used */
  const newUser = async (input: RegisterInput, role: Role): Promise<User> => {
    const username = identityKey(input.username);
    refusePassword("password", input.password, username);
    const at = now();
    return {
      id: newId(),
      name: input.name,
      username,
      email: identityKey(input.email),
      passwordHash: await passwords.hash(input.password),
      role,
      disabled: false,
      createdAt: at,
      updatedAt: at,
      version: 1,
    };
  };

  /** Stores the hash in the account as it is by now: the role may have changed while the hash was made. */
  const storeHash = async (id: string, passwordHash: string) => {
    await siteState.lock();
    const user = await users.findById(id);
    if (user) await users.update({ ...user, passwordHash, updatedAt: now() });
  };

  /** Ends every session of the account, but for `except`. */
  const setPassword = async (user: User, field: string, password: string, except?: string) => {
    refusePassword(field, password, user.username);
    const hash = await passwords.hash(password);
    await transaction(async () => {
      await storeHash(user.id, hash);
      await sessions.removeOf(user.id, except);
    });
  };

  return {
    /** The first account of an empty site becomes its superadmin; all others wait as "user". */
    async register(input: RegisterInput, { ip, binding }: Origin) {
      if (registration === "closed") throw new DomainError("forbidden", { message: messages.auth.closed });
      await limit(`register:minute:${ip}`, 5, minuteMs);
      await limit(`register:day:${ip}`, 20, dayMs);
      const user = await newUser(input, "user");
      return transaction(async () => {
        await siteState.lock();
        const first = (await users.count()) === 0;
        const stored: User = first ? { ...user, role: "superadmin" } : user;
        await users.insert(stored);
        return signIn(stored, binding);
      });
    },

    async login({ username, password }: LoginInput, { ip, binding }: Origin) {
      const identity = identityKey(username);
      const user = await users.findByIdentity(identity);
      // One counter for an account, whichever of its names is tried.
      const account = user?.username ?? identity;
      const matches = await checkPassword(account, ip, user?.passwordHash ?? null, password);
      if (!user || !matches || user.disabled)
        throw new DomainError("unauthenticated", { message: messages.auth.wrongCredentials });
      if (passwords.isOutdated(user.passwordHash)) {
        const hash = await passwords.hash(password);
        await transaction(() => storeHash(user.id, hash));
      }
      return signIn(user, binding);
    },

    /** Returns the holder of this token, or null. `binding` is the hash of the cookie that came along. */
    async authenticate(token: string, binding: string | undefined): Promise<SignedIn | null> {
      const claims = await tokens.verify(token, now());
      if (!claims || (claims.binding !== undefined && claims.binding !== binding)) return null;
      const session = await sessions.find(claims.sessionId);
      if (!session || session.userId !== claims.userId || !isAlive(session, now())) return null;
      const user = await users.findById(claims.userId);
      if (!user || user.disabled) return null;
      if (now().getTime() - session.lastSeenAt.getTime() > sessionLimits.touchMs)
        await sessions.touch(session.id, now());
      return { user, sessionId: session.id };
    },

    /** Ends every session of the account. */
    logoutEverywhere: ({ id }: User) => sessions.removeOf(id),

    logout: ({ sessionId }: SignedIn) => sessions.remove(sessionId),

    /** Ends every other session of the account. */
    async changePassword({ user, sessionId }: SignedIn, input: PasswordInput, ip: string) {
      if (!(await checkPassword(user.username, ip, user.passwordHash, input.currentPassword)))
        throw invalidField("currentPassword", messages.auth.wrongPassword);
      await setPassword(user, "newPassword", input.newPassword, sessionId);
    },

    hasAccounts: async () => (await users.count()) > 0,

    /** Makes the superadmin of the configuration on an empty site. Does nothing where accounts exist. */
    async bootstrap(input: RegisterInput): Promise<boolean> {
      if ((await users.count()) > 0) return false;
      const user = await newUser(input, "superadmin");
      return transaction(async () => {
        await siteState.lock();
        if ((await users.count()) > 0) return false;
        await users.insert(user);
        return true;
      });
    },

    /** Sets a superadmin's new password from the terminal and ends all sessions of the account. */
    async resetPassword(username: string, password: string) {
      const user = await users.findByIdentity(identityKey(username));
      if (user?.role !== "superadmin") throw new DomainError("notFound", { message: "No such superadmin" });
      await setPassword(user, "password", password);
      await limiter.clear(`login:account:${user.username}`);
    },

    removeEndedSessions: () =>
      sessions.removeEnded(
        new Date(now().getTime() - sessionLimits.idleMs),
        new Date(now().getTime() - sessionLimits.absoluteMs),
      ),
  };
}

export type AuthService = ReturnType<typeof createAuthService>;
