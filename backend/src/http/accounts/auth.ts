import { forgotInput, profileUpdate, tokenResetInput } from "@etalase/contracts/accounts/people.schema";
import { ownAccount, userInfo } from "@etalase/contracts/accounts/users.schema";
import { loginInput, passwordInput, registerInput, signOutEverywhereInput } from "@etalase/contracts/auth.schema";
import { nothing } from "@etalase/contracts/rules/answers.schema";
import type { AuthService } from "../../application/accounts/auth.ts";
import type { ProfileService } from "../../application/accounts/profile.ts";
import type { ForgottenPasswords, ResetLinksService } from "../../application/accounts/reset-links.ts";
import type { Origin } from "../../application/login-limits.ts";
import type { UsersService } from "../../application/users.ts";
import { DomainError, type DomainErrorKind } from "../../domain/errors.ts";
import type { User } from "../../domain/user.ts";
import { type Call, type Route, route } from "../api/route.ts";
import type { Sessions } from "../api/session.ts";
import { viewBy } from "../api/views/view-by.ts";
import { accountForms } from "../language.ts";

type OwnAccountNeeds = Readonly<{
  auth: AuthService;
  users: Pick<UsersService, "openLinks">;
  profile: ProfileService;
  sessions: Sessions;
}>;

/** The caller's own account, and its password. */
function ownAccountRoutes({ auth, users, profile, sessions }: OwnAccountNeeds): readonly Route[] {
  const own = async (user: User) =>
    viewBy(ownAccount, {
      ...user,
      openLinks: (await users.openLinks([user.id])).get(user.id) ?? 0,
      pendingEmail: await profile.pendingEmail(user),
    });

  return [
    route.get("/api/auth/me", "signedIn", {
      response: ownAccount,
      handle: async ({ by }) => ({ body: await own(by.user) }),
    }),
    route.put("/api/auth/me", "signedIn", {
      body: { schema: profileUpdate },
      response: ownAccount,
      handle: async ({ signedIn, input, context }) => {
        if (!signedIn) throw new DomainError("unauthenticated");
        return { body: await own(await profile.change(signedIn, input, sessions.originOf(context))) };
      },
    }),
    route.put("/api/auth/password", "signedIn", {
      body: { schema: passwordInput },
      handle: async ({ signedIn, by, input, context }) => {
        const change = async () => signedIn && auth.changePassword(signedIn, input, sessions.originOf(context));
        await sessions.keepingDevice(context, by.user, change);
      },
    }),
  ];
}

/** The refusals whose line in the log names the account. */
const tried = new Set<DomainErrorKind>(["unauthenticated", "conflict", "tooManyAttempts"]);

type SignIn = (origin: Origin) => Promise<Readonly<{ user: User; token: string; device: string }>>;

type SignInNeeds = Readonly<{
  auth: AuthService;
  sessions: Sessions;
  /** Hashes a client's address with a key. */
  addressHash: (ip: string) => string;
}>;

type PasswordNeeds = Readonly<{ forgotten: ForgottenPasswords; resetLinks: ResetLinksService }>;

/** Asking for a link that sets a new password, and using one. */
const forgottenRoutes = ({ forgotten, resetLinks }: PasswordNeeds): readonly Route[] => [
  route.post("/api/auth/forgot", "anyone", {
    ignoresToken: true,
    body: { schema: forgotInput },
    response: nothing,
    answers: [202],
    handle: async ({ input, ip }) => {
      await forgotten.ask(input.email, ip);
      return { body: {} };
    },
  }),
  route.post("/api/auth/reset", "anyone", {
    ignoresToken: true,
    body: { schema: tokenResetInput },
    handle: async ({ input, ip }) => {
      await resetLinks.use(input.token, input.password, ip);
    },
  }),
];

/** Sign-in and registration, which begin a session. */
function signInRoutes({ auth, sessions, addressHash }: SignInNeeds): readonly Route[] {
  const begin = async ({ context, ip }: Call, username: string, signIn: SignIn) => {
    // For the log line of a refused request.
    context.state.client = addressHash(ip);
    try {
      const { user, token } = await sessions.begin(context, signIn);
      context.state.userId = user.id;
      return { body: viewBy(userInfo, { ...user, token }) };
    } catch (error) {
      // An unknown name may be a password in the wrong field, so it is not logged.
      if (error instanceof DomainError && tried.has(error.kind))
        context.state.account = await auth.usernameOf(username);
      throw error;
    }
  };

  return [
    route.post(accountForms.login, "anyone", {
      ignoresToken: true,
      body: { schema: loginInput },
      response: userInfo,
      handle: (call) => begin(call, call.input.username, (origin) => auth.login(call.input, origin)),
    }),
    route.post(accountForms.register, "anyone", {
      ignoresToken: true,
      body: { schema: registerInput },
      response: userInfo,
      answers: [201],
      handle: (call) => begin(call, call.input.username, (origin) => auth.register(call.input, origin)),
    }),
  ];
}

const signOutRoutes = ({ auth, sessions }: SignInNeeds): readonly Route[] => [
  route.post("/api/auth/logout", "signedIn", {
    handle: async ({ context, signedIn, ip }) => {
      if (signedIn) await auth.logout(signedIn, ip);
      sessions.end(context);
    },
  }),
  route.post("/api/auth/logout-everywhere", "signedIn", {
    body: { schema: signOutEverywhereInput },
    handle: async (call) => {
      await auth.logoutEverywhere(call.by, call.input);
      sessions.end(call.context);
    },
  }),
];

export const authRoutes = (needs: SignInNeeds & PasswordNeeds & OwnAccountNeeds): readonly Route[] => [
  ...forgottenRoutes(needs),
  ...signInRoutes(needs),
  ...signOutRoutes(needs),
  ...ownAccountRoutes(needs),
];
