import type { LoginInput } from "@etalase/contracts/auth.schema";
import { accountMessages } from "@etalase/contracts/text/account-messages";
import { DomainError } from "../../domain/errors.ts";
import { isAlive, type Session, sessionLimits } from "../../domain/session.ts";
import { identityKey, type User } from "../../domain/user.ts";
import { accountOf, createSignInRefusalLog } from "../audit.ts";
import type { Attempt, Origin } from "../login-limits.ts";
import { beginSession, type SessionNeeds, welcome } from "./sessions.ts";
import { presentAs, storeHash } from "./tools.ts";
import type { TwoFactorService } from "./two-factor.ts";

/** `lacksTwoFactor` is true for an account that must set up two-factor sign-in before anything else. */
export type SignedIn = Readonly<{ user: User; sessionId: string; lacksTwoFactor: boolean }>;

export type SignInNeeds = SessionNeeds & Readonly<{ twoFactor: TwoFactorService }>;

const wrongCredentials = () => new DomainError("unauthenticated", { message: accountMessages.wrongCredentials });

type Entering = LoginInput & Readonly<{ origin: Origin }>;

/** Mails the owner, if wanted, unless the browser has signed in to the account before. */
async function tellOfBrowser(needs: SignInNeeds, user: User, session: Session, origin: Origin) {
  const { outbox, letters, loginLimits } = needs;
  const isNew = user.signInLetters && !(await loginLimits.knownDevice(user, origin.device));
  if (isNew) await outbox.put({ to: user.email, ...(await letters.newBrowser(user, session)) });
}

/** Begins a session, unless the account changes while the password is checked. @throws {DomainError} */
async function enter(needs: SignInNeeds, user: User | null, { password, code, origin }: Entering, attempt: Attempt) {
  const { users, passwords, twoFactor, actLimits, exclusively, audit } = needs;
  const matches = await passwords.verify(attempt.isSpent ? null : (user?.passwordHash ?? null), password);
  if (!user || !matches || user.disabled) throw wrongCredentials();
  await attempt.passwordHolds();
  await actLimits("signIn", user).catch(async (error: unknown) => {
    // No guess, so it counts against no neighbour of this address.
    await attempt.succeeded();
    throw error;
  });
  if (code) await attempt.triesCode();
  const rehashed = matches.isOutdated ? await passwords.hash(password) : undefined;
  return exclusively(async () => {
    const current = await presentAs(needs, user);
    if (!current) return "changed";
    if (current.disabled) throw wrongCredentials();
    const by = await twoFactor.pass(current, code);
    const account = rehashed === undefined ? current : await storeHash(needs, current, rehashed);
    const session = await beginSession(needs, account, origin);
    await users.signedIn(account.id, session.createdAt);
    // With the password that the browser's mark was made with.
    await tellOfBrowser(needs, current, session, origin);
    await audit.record({ user: account, ip: origin.ip }, [
      { ...accountOf(account), action: "signIn", detail: by ? { by } : {} },
    ]);
    return { account, session };
  });
}

async function enterAgain(needs: SignInNeeds, user: User | null, input: Entering, attempt: Attempt) {
  const entered = await enter(needs, user && (await needs.users.findById(user.id)), input, attempt);
  if (entered === "changed") throw wrongCredentials();
  return entered;
}

/** Signing in, and the requests of people who have. */
export function createSignIn(needs: SignInNeeds) {
  const { users, sessions, tokens, loginLimits, twoFactor, audit, now } = needs;
  const loggingRefusals = createSignInRefusalLog(audit);

  return {
    async login(input: LoginInput, origin: Origin) {
      const name = identityKey(input.username);
      const user = await users.findByIdentity(name);
      return loggingRefusals({ action: "signIn", name, user, ip: origin.ip }, async () => {
        const attempt = await loginLimits.begin({ name, user, origin });
        const entering = { ...input, origin };
        const entered = await enter(needs, user, entering, attempt);
        // Another login may have hashed the same password again in between.
        const login = entered === "changed" ? await enterAgain(needs, user, entering, attempt) : entered;
        await attempt.succeeded();
        return welcome(needs, login, origin);
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

    removeEndedSessions: () =>
      sessions.removeEnded(
        new Date(now().getTime() - sessionLimits.idleMs),
        new Date(now().getTime() - sessionLimits.absoluteMs),
      ),
  };
}
