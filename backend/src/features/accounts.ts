import { createDeviceMarks } from "../adapters/devices.ts";
import { linkTokens } from "../adapters/link-tokens.ts";
import { oneTimeCodes } from "../adapters/one-time-codes.ts";
import { createSetupCode } from "../adapters/setup-code.ts";
import { createTokenSigner } from "../adapters/tokens.ts";
import { createActLimits, createSignUpLimits } from "../application/accounts/act-limits.ts";
import { createAuthService } from "../application/accounts/auth.ts";
import { createForgottenPasswords } from "../application/accounts/forgotten.ts";
import { createInvitationsService } from "../application/accounts/invitations.ts";
import { createMadeLinks } from "../application/accounts/made-links.ts";
import { createOwnerNotices } from "../application/accounts/notices.ts";
import { createProfileService } from "../application/accounts/profile.ts";
import { createResetLinksService } from "../application/accounts/reset-links.ts";
import { createSessionsService } from "../application/accounts/sessions.ts";
import { createTwoFactorService } from "../application/accounts/two-factor.ts";
import { createAccountMaker, createOwnPassword, type PasswordHasher } from "../application/credentials.ts";
import { createLoginLimits } from "../application/login-limits.ts";
import { createAccountLetters } from "../application/mail/account-letters.ts";
import type { Outbox } from "../application/mail/outbox.ts";
import type { History } from "../application/ports.ts";
import type { SettingsService } from "../application/settings.ts";
import { createAccountWrites, createUsersService } from "../application/users.ts";
import { authRoutes } from "../http/accounts/auth.ts";
import { sessionRoutes } from "../http/accounts/sessions.ts";
import { twoFactorRoutes } from "../http/accounts/two-factor.ts";
import { userRoutes } from "../http/accounts/users.ts";
import { accountLinks } from "../http/pages/account-links.ts";
import { createLinkAdoption } from "../persistence/account-links.ts";
import type { Base } from "./base.ts";
import type { Feature } from "./feature.ts";

/** Makes the links that end with an account, and the writes to accounts that the history repeats. */
export function createAccountWriting({ stores, now }: Base) {
  const madeLinks = createMadeLinks({ ...stores, now });
  return { madeLinks, accountWrites: createAccountWrites({ ...stores, madeLinks }) };
}

type Needs = ReturnType<typeof createAccountWriting> &
  Readonly<{
    history: History;
    outbox: Outbox;
    settings: SettingsService;
    passwords: PasswordHasher;
    registration: "open" | "closed";
    setupCodeRequired: boolean;
  }>;

/** The tools for passwords, and for letters to the owners of accounts. */
function createPeople(base: Base, { outbox, settings, passwords, madeLinks }: Needs) {
  const { stores, secret, limiter, now, newId, audit, publicUrl } = base;
  const { twoFactors } = stores;
  const loginLimits = createLoginLimits({
    limiter,
    devices: createDeviceMarks(secret, now),
    hasTwoFactor: async (userId) => Boolean((await twoFactors.find(userId))?.secret),
  });
  const actLimits = createActLimits(limiter);
  const mail = { outbox, letters: createAccountLetters({ settings: settings.get, publicUrl }) };
  return {
    ...base,
    ...stores,
    ...mail,
    notices: createOwnerNotices(mail),
    passwords,
    loginLimits,
    signUpLimits: createSignUpLimits(limiter),
    actLimits,
    linkTokens,
    makeAccount: createAccountMaker({ passwords, now, newId }),
    ownPassword: createOwnPassword({ passwords, loginLimits, actLimits, audit }),
    madeLinks,
  };
}

/** Makes the services for accounts, and for all ways to sign in. */
async function createAccountServices(base: Base, needs: Needs) {
  const { database, secret, failed } = base;
  const { settings, history, accountWrites, registration, setupCodeRequired } = needs;
  const people = createPeople(base, needs);
  const setupCode = createSetupCode(secret);
  const twoFactor = createTwoFactorService({
    ...people,
    oneTimeCodes,
    issuer: async () => (await settings.get()).siteName,
  });
  return {
    auth: createAuthService({
      ...people,
      twoFactor,
      tokens: await createTokenSigner(secret),
      registration,
      setup: { isRequired: setupCodeRequired, matches: setupCode.matches },
    }),
    setupCode: setupCode.text,
    accountSessions: createSessionsService(people),
    adoptLinks: createLinkAdoption(database),
    users: createUsersService({ ...people, accountWrites, history }),
    invitations: createInvitationsService(people),
    resetLinks: createResetLinksService(people),
    forgotten: createForgottenPasswords({ ...people, failed }),
    profile: createProfileService(people),
    twoFactor,
  };
}

/** Accounts, and all ways to sign in and out. */
export async function accountsFeature(base: Base, needs: Needs) {
  const { addressHash } = base;
  const services = await createAccountServices(base, needs);
  return {
    services,
    routes: ({ sessions, addresses }) => [
      ...authRoutes({ ...services, addressHash, sessions }),
      ...twoFactorRoutes({ ...services, sessions }),
      ...sessionRoutes({ ...services, addressHash, sessions }),
      ...userRoutes({ ...services, ...addresses }),
    ],
    pages: (web) => [accountLinks({ ...services, ...web, render: web.renderer.renderAccountPage })],
    tidying: {
      hourly: { links: services.adoptLinks },
      forgetting: {
        sessions: services.auth.removeEndedSessions,
        invitations: services.invitations.removeEnded,
        resetLinks: services.resetLinks.removeEnded,
        emailChanges: services.profile.removeEnded,
        limits: base.limiter.removeEnded,
      },
    },
  } satisfies Feature;
}
