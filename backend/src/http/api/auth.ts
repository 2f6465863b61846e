import { profileInput } from "@etalase/contracts/accounts/people.schema";
import {
  type UserInfo,
  user as userAnswer,
  userInfo as userInfoAnswer,
} from "@etalase/contracts/accounts/users.schema";
import { loginInput, passwordInput, registerInput } from "@etalase/contracts/auth.schema";
import type { ProfileService } from "../../application/accounts/profile.ts";
import type { AuthService } from "../../application/auth.ts";
import type { Origin } from "../../application/login-limits.ts";
import { DomainError, type DomainErrorKind } from "../../domain/errors.ts";
import type { User } from "../../domain/user.ts";
import { type Call, type Route, route } from "./route.ts";
import { type Sessions, theActor, theUser } from "./session.ts";
import { userView } from "./views/user-view.ts";

/** The refusals whose line in the log says which account was tried. */
const tried = new Set<DomainErrorKind>(["unauthenticated", "conflict", "tooManyAttempts"]);

type SignIn = (origin: Origin) => Promise<Readonly<{ user: User; token: string; device: string }>>;

/** The browser stores this answer: the account, with the token. */
function userInfo({ id, name, username, email, role }: User, token: string): UserInfo {
  return { _id: id, id, name, username, email, role, token };
}

type Needs = Readonly<{
  auth: AuthService;
  profile: ProfileService;
  sessions: Sessions;
  /** Hashes a client's address with a key. */
  addressHash: (ip: string) => string;
}>;

export function authRoutes({ auth, profile, sessions, addressHash }: Needs): readonly Route[] {
  const begin = async ({ context, ip }: Call, username: string, signIn: SignIn) => {
    // For the request's line in the log, where it is refused.
    context.state.client = addressHash(ip);
    try {
      const { user, token } = await sessions.begin(context, signIn);
      context.state.userId = user.id;
      return { body: userInfo(user, token) };
    } catch (error) {
      // A name that nobody has may be a password in the wrong field.
      if (error instanceof DomainError && tried.has(error.kind))
        context.state.account = await auth.usernameOf(username);
      throw error;
    }
  };

  return [
    route({
      method: "POST",
      path: "/api/auth/login",
      who: "anyone",
      ignoresToken: true,
      body: { schema: loginInput },
      response: userInfoAnswer,
      handle: (call) => begin(call, call.input.username, (origin) => auth.login(call.input, origin)),
    }),
    route({
      method: "POST",
      path: "/api/auth/register",
      who: "anyone",
      ignoresToken: true,
      body: { schema: registerInput },
      response: userInfoAnswer,
      status: 201,
      handle: (call) => begin(call, call.input.username, (origin) => auth.register(call.input, origin)),
    }),
    route({
      method: "POST",
      path: "/api/auth/logout",
      who: "signedIn",
      handle: async ({ context, signedIn, ip }) => {
        if (signedIn) await auth.logout(signedIn, ip);
        sessions.end(context);
        return {};
      },
    }),
    route({
      method: "POST",
      path: "/api/auth/logout-everywhere",
      who: "signedIn",
      handle: async (call) => {
        await auth.logoutEverywhere(theActor(call));
        sessions.end(call.context);
        return {};
      },
    }),
    route({
      method: "GET",
      path: "/api/auth/me",
      who: "signedIn",
      response: userAnswer,
      handle: async ({ signedIn }) => ({ body: userView(theUser(signedIn)) }),
    }),
    route({
      method: "PUT",
      path: "/api/auth/me",
      who: "signedIn",
      body: { schema: profileInput },
      response: userAnswer,
      handle: async ({ signedIn, input, context }) => {
        if (!signedIn) throw new DomainError("unauthenticated");
        return { body: userView(await profile.change(signedIn, input, sessions.originOf(context))) };
      },
    }),
    route({
      method: "PUT",
      path: "/api/auth/password",
      who: "signedIn",
      body: { schema: passwordInput },
      handle: async ({ signedIn, input, context }) => {
        const change = async () => signedIn && auth.changePassword(signedIn, input, sessions.originOf(context));
        await sessions.keepingDevice(context, theUser(signedIn), change);
        return {};
      },
    }),
  ];
}
