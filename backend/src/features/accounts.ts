import { createSetupCode, oneTimeCodes } from "../adapters/one-time-codes.ts";
import { createDeviceMarks, createTokenSigner, linkTokens } from "../adapters/tokens.ts";
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
  const { invitations, reviews, testimonialRequests, previews, resetLinks, users, sessions, twoFactors } = stores;
  const madeLinks = createMadeLinks({ invitations, reviews, testimonialRequests, previews, resetLinks, now });
  return { madeLinks, accountWrites: createAccountWrites({ users, sessions, twoFactors, madeLinks, resetLinks }) };
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

/** The tools for passwords, for links, and for letters to the owners of accounts. */
function createTools({ stores, secret, limiter, audit, now, newId, publicUrl, ...base }: Base, needs: Needs) {
  const { users, sessions, twoFactors, resetLinks } = stores;
  const { outbox, settings, passwords, madeLinks } = needs;
  const { siteState, checkRight, transaction } = base;
  const devices = createDeviceMarks(secret, now);
  const hasTwoFactor = async (userId: string) => Boolean((await twoFactors.find(userId))?.secret);
  const loginLimits = createLoginLimits({ limiter, devices, hasTwoFactor });
  const [actLimits, signUpLimits] = [createActLimits(limiter), createSignUpLimits(limiter)];
  const ownPassword = createOwnPassword({ passwords, loginLimits, actLimits, audit });
  const makeAccount = createAccountMaker({ passwords, now, newId });
  const letters = createAccountLetters({ settings: settings.get, publicUrl });
  const tables = { users, sessions, twoFactors, resetLinks };
  const writing = { siteState, checkRight, transaction, audit, now, newId, makeAccount };
  const checking = { passwords, ownPassword, loginLimits, actLimits, signUpLimits };
  const mailing = { linkTokens, madeLinks, outbox, letters, notices: createOwnerNotices({ outbox, letters }) };
  return { ...tables, ...writing, ...checking, ...mailing };
}

/** Makes the services for accounts, and for all ways to sign in. */
async function createAccountServices(base: Base, needs: Needs) {
  const { stores, database, secret, secretBox, limiter, addressHash, failed } = base;
  const { invitations, emailChanges } = stores;
  const { settings, history, accountWrites, registration, setupCodeRequired } = needs;
  const tools = createTools(base, needs);
  const setupCode = createSetupCode(secret);
  const setup = { isRequired: setupCodeRequired, matches: setupCode.matches };
  const issuer = async () => (await settings.get()).siteName;
  const twoFactor = createTwoFactorService({ ...tools, oneTimeCodes, secretBox, issuer });
  const tokens = await createTokenSigner(secret);
  return {
    auth: createAuthService({ ...tools, twoFactor, tokens, addressHash, registration, setup }),
    setupCode: setupCode.text,
    accountSessions: createSessionsService(tools),
    adoptLinks: createLinkAdoption(database),
    users: createUsersService({ ...tools, accountWrites, history }),
    invitations: createInvitationsService({ ...tools, invitations }),
    resetLinks: createResetLinksService(tools),
    forgotten: createForgottenPasswords({ ...tools, limiter, failed }),
    profile: createProfileService({ ...tools, emailChanges }),
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
