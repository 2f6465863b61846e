import { createAuditKeys } from "../src/adapters/fingerprint.ts";
import { oneTimeCodes } from "../src/adapters/one-time-codes.ts";
import { createSecretBox } from "../src/adapters/secret-box.ts";
import { createDeviceMarks, createTokenSigner, linkTokens } from "../src/adapters/tokens.ts";
import { createActLimits, createSignUpLimits } from "../src/application/accounts/act-limits.ts";
import { type AuthService, createAuthService } from "../src/application/accounts/auth.ts";
import { createOwnerNotices } from "../src/application/accounts/notices.ts";
import { createResetLinksService } from "../src/application/accounts/reset-links.ts";
import { createSessionsService } from "../src/application/accounts/sessions.ts";
import { createTwoFactorService } from "../src/application/accounts/two-factor.ts";
import { createAuditLog } from "../src/application/audit.ts";
import { createAccountMaker, createOwnPassword, type PasswordHasher } from "../src/application/credentials.ts";
import { createLoginLimits } from "../src/application/login-limits.ts";
import { createAccountLetters } from "../src/application/mail/account-letters.ts";
import { createRightCheck } from "../src/application/sessions.ts";
import { initialSettings } from "../src/application/settings.ts";
import { createResetLinkRepository } from "../src/persistence/account-links.ts";
import { createRateLimiter } from "../src/persistence/attempts.ts";
import { createAuditRepository } from "../src/persistence/audit.ts";
import type { Database } from "../src/persistence/database.ts";
import { createSessionRepository } from "../src/persistence/sessions.ts";
import { createSiteState } from "../src/persistence/site-state.ts";
import { createTwoFactorRepository } from "../src/persistence/two-factor.ts";
import { createUserRepository } from "../src/persistence/users.ts";
import { newId } from "./records.ts";
import { secret } from "./services.ts";

export const hashOf = (password: string) => `hash of ${password}`;

/** Hashes without any work, in a way that anybody can reverse. */
export const swiftHasher: PasswordHasher = {
  hash: async (password) => hashOf(password),
  // Real hashes differ for the same password, too.
  verify: async (hash, password) => (hash?.toLowerCase() === hashOf(password) ? { isOutdated: false } : null),
  isCommon: async () => false,
};

/** Starts an instance of the sign-in on that database, with the test's hasher and clock. */
export async function startAuth(database: Database, passwords = swiftHasher, now = () => new Date()) {
  const { em, dialect, transaction } = database;
  const limiter = createRateLimiter({ em, dialect, transaction }, now);
  const twoFactors = createTwoFactorRepository(em);
  const loginLimits = createLoginLimits({
    limiter,
    devices: createDeviceMarks(secret, now),
    hasTwoFactor: async (userId) => Boolean((await twoFactors.find(userId))?.secret),
  });
  const [users, sessions, siteState] = [
    createUserRepository(em),
    createSessionRepository(em),
    createSiteState(database),
  ];
  const audit = createAuditLog({
    limiter,
    transaction,
    now,
    newId,
    ...createAuditKeys(secret),
    entries: createAuditRepository(em),
  });
  const actLimits = createActLimits(limiter);
  const ownPassword = createOwnPassword({ passwords, loginLimits, actLimits, audit });
  const letters = createAccountLetters({ settings: async () => initialSettings, publicUrl: "" });
  const madeLinks = { end: async () => {} };
  const outbox = {
    isSetUp: false,
    put: async () => {},
    putAll: async () => {},
    gather: async () => {},
    withdraw: async () => {},
  };
  const notices = createOwnerNotices({ outbox, letters });
  const twoFactor = createTwoFactorService({
    users,
    sessions,
    siteState,
    transaction,
    loginLimits,
    oneTimeCodes,
    audit,
    now,
    twoFactors,
    ownPassword,
    notices,
    checkRight: createRightCheck({ users, sessions }),
    secretBox: createSecretBox(secret),
    issuer: async () => "Etalase",
  });
  const auth: AuthService = createAuthService({
    users,
    sessions,
    passwords,
    tokens: await createTokenSigner(secret),
    makeAccount: createAccountMaker({ passwords, now, newId }),
    ownPassword,
    madeLinks,
    notices,
    addressHash: createAuditKeys(secret).addressOf,
    resetLinks: createResetLinkRepository(em),
    signUpLimits: createSignUpLimits(limiter),
    loginLimits,
    actLimits,
    twoFactor,
    siteState,
    transaction,
    audit,
    registration: "open",
    setup: { isRequired: false, matches: () => false },
    now,
    newId,
  });
  const resetLinks = createResetLinksService({
    users,
    passwords,
    loginLimits,
    siteState,
    transaction,
    audit,
    linkTokens,
    now,
    outbox,
    letters,
    madeLinks,
    checkRight: async () => {},
    resetLinks: createResetLinkRepository(em),
    sessions: createSessionRepository(em),
    signUpLimits: createSignUpLimits(limiter),
  });
  const accountSessions = createSessionsService({ sessions, transaction, audit, now });
  return Object.assign(auth, { twoFactor, resetLinks, accountSessions });
}

/** A hasher that decides at once, and answers when the test lets it. */
export function heldHasher(outdated: (hash: string) => boolean = () => false) {
  let begun = 0;
  let opened = false;
  const waiting: (() => void)[] = [];
  const watchers: (() => void)[] = [];
  const held = async <T>(result: T): Promise<T> => {
    begun += 1;
    for (const look of watchers) look();
    if (!opened) await new Promise<void>((resolve) => waiting.push(resolve));
    return result;
  };
  const passwords: PasswordHasher = {
    ...swiftHasher,
    verify: async (hash, password) =>
      held((await swiftHasher.verify(hash, password)) && { isOutdated: outdated(hash ?? "") }),
  };
  return {
    passwords,
    /** Resolves when that many passwords wait for their answer. */
    reached: (count: number) =>
      new Promise<void>((resolve) => {
        const look = () => begun >= count && resolve();
        watchers.push(look);
        look();
      }),
    open() {
      opened = true;
      for (const go of waiting) go();
    },
  };
}
