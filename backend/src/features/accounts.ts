import { createSetupCode, oneTimeCodes } from "../adapters/one-time-codes.ts";
import { createDeviceMarks, createTokenSigner, linkTokens } from "../adapters/tokens.ts";
import { createAuthService } from "../application/accounts/auth.ts";
import { createInvitationsService } from "../application/accounts/invitations.ts";
import { createMadeLinks } from "../application/accounts/links.ts";
import { createProfileService } from "../application/accounts/profile.ts";
import { createForgottenPasswords, createResetLinksService } from "../application/accounts/reset-links.ts";
import { createSessionsService } from "../application/accounts/sessions.ts";
import { createTwoFactorService } from "../application/accounts/two-factor.ts";
import { createAccountMaker, createOwnPassword, type PasswordHasher } from "../application/credentials.ts";
import { createLoginLimits } from "../application/login-limits.ts";
import { createAccountLetters } from "../application/mail/account-letters.ts";
import type { Outbox } from "../application/mail/outbox.ts";
import type { History } from "../application/ports.ts";
import type { SettingsService } from "../application/settings.ts";
import { createActLimits, createSignUpLimits } from "../application/tries.ts";
import { createAccountWrites, createUsersService } from "../application/users.ts";
import { authRoutes } from "../http/accounts/auth.ts";
import { sessionRoutes } from "../http/accounts/sessions.ts";
import { twoFactorRoutes } from "../http/accounts/two-factor.ts";
import { userRoutes } from "../http/accounts/users.ts";
import { accountLinks } from "../http/pages/account-links.ts";
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

/** The tools for passwords, for links, and for letters to the owners of accounts. */
function createTools(base: Base, { settings, ...needs }: Needs) {
  const tools = { ...base, ...base.stores, ...needs };
  const { secret, limiter, twoFactors, now } = tools;
  const devices = createDeviceMarks(secret, now);
  const hasTwoFactor = async (userId: string) => Boolean((await twoFactors.find(userId))?.secret);
  const loginLimits = createLoginLimits({ limiter, devices, hasTwoFactor });
  const [actLimits, signUpLimits] = [createActLimits(limiter), createSignUpLimits(limiter)];
  const ownPassword = createOwnPassword({ ...tools, loginLimits, actLimits });
  const letters = createAccountLetters({ ...base, settings: settings.get });
  const checking = { ownPassword, loginLimits, actLimits, signUpLimits };
  return { ...tools, ...checking, linkTokens, letters, makeAccount: createAccountMaker(tools) };
}

/** Makes the services for accounts, and for all ways to sign in. */
async function createAccountServices(base: Base, needs: Needs) {
  const tools = createTools(base, needs);
  const setupCode = createSetupCode(base.secret);
  const setup = { isRequired: needs.setupCodeRequired, matches: setupCode.matches };
  const issuer = async () => (await needs.settings.get()).siteName;
  const twoFactor = createTwoFactorService({ ...tools, oneTimeCodes, issuer });
  return {
    auth: createAuthService({ ...tools, twoFactor, tokens: await createTokenSigner(base.secret), setup }),
    setupCode: setupCode.text,
    accountSessions: createSessionsService(tools),
    users: createUsersService(tools),
    invitations: createInvitationsService(tools),
    resetLinks: createResetLinksService(tools),
    forgotten: createForgottenPasswords(tools),
    profile: createProfileService(tools),
    twoFactor,
  };
}

/** Accounts, and all ways to sign in and out. */
export async function accountsFeature(base: Base, needs: Needs) {
  const { addressHash } = base;
  const services = await createAccountServices(base, needs);
  return {
    services,
    routes: ({ sessions, publicUrl }) => [
      ...authRoutes({ ...services, addressHash, sessions }),
      ...twoFactorRoutes({ ...services, sessions }),
      ...sessionRoutes({ ...services, addressHash, sessions }),
      ...userRoutes({ ...services, publicUrl }),
    ],
    pages: (web) => [accountLinks({ ...services, ...web, render: web.renderer.renderAccountPage })],
    tidying: {
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
