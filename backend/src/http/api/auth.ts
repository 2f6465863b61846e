import { loginInput, passwordInput, registerInput } from "@etalase/contracts/auth.schema";
import { type User as UserView, user as userAnswer, userInfo as userInfoAnswer } from "@etalase/contracts/users.schema";
import type { AuthService, Origin } from "../../application/auth.ts";
import type { User } from "../../domain/user.ts";
import { type Call, type Route, route } from "./route.ts";
import { type Sessions, theUser } from "./session.ts";
import { userView } from "./user-view.ts";

type SignIn = (origin: Origin) => Promise<Readonly<{ user: User; token: string }>>;

/** The browser stores this answer: the account, with the token. */
function userInfo(user: User, token: string) {
  const { _id, id, name, username, email, role }: UserView = userView(user);
  return { _id, id, name, username, email, role, token };
}

export function authRoutes({ auth, sessions }: Readonly<{ auth: AuthService; sessions: Sessions }>): readonly Route[] {
  const begin = async ({ context, ip }: Call, signIn: SignIn) => {
    const { user, token } = await sessions.begin(context, (binding) =>
      signIn({ ip, ...(binding === undefined ? {} : { binding }) }),
    );
    return { body: userInfo(user, token) };
  };

  return [
    route({
      method: "POST",
      path: "/api/auth/login",
      who: "anyone",
      ignoresToken: true,
      body: { schema: loginInput },
      response: userInfoAnswer,
      handle: (call) => begin(call, (origin) => auth.login(call.input, origin)),
    }),
    route({
      method: "POST",
      path: "/api/auth/register",
      who: "anyone",
      ignoresToken: true,
      body: { schema: registerInput },
      response: userInfoAnswer,
      status: 201,
      handle: (call) => begin(call, (origin) => auth.register(call.input, origin)),
    }),
    route({
      method: "POST",
      path: "/api/auth/logout",
      who: "signedIn",
      handle: async ({ context, signedIn }) => {
        if (signedIn) await auth.logout(signedIn);
        sessions.end(context);
        return {};
      },
    }),
    route({
      method: "POST",
      path: "/api/auth/logout-everywhere",
      who: "signedIn",
      handle: async ({ context, signedIn }) => {
        await auth.logoutEverywhere(theUser(signedIn));
        sessions.end(context);
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
      path: "/api/auth/password",
      who: "signedIn",
      body: { schema: passwordInput },
      handle: async ({ signedIn, input, ip }) => {
        if (signedIn) await auth.changePassword(signedIn, input, ip);
        return {};
      },
    }),
  ];
}
