import { profileUpdate } from "@etalase/contracts/accounts/people.schema";
import { ownAccount } from "@etalase/contracts/accounts/users.schema";
import { passwordInput } from "@etalase/contracts/auth.schema";
import type { AuthService } from "../../application/accounts/auth.ts";
import type { ProfileService } from "../../application/accounts/profile.ts";
import type { UsersService } from "../../application/users.ts";
import { DomainError } from "../../domain/errors.ts";
import type { User } from "../../domain/user.ts";
import { type Route, route } from "../api/route.ts";
import type { Sessions } from "../api/session.ts";
import { viewBy } from "../api/views/view-by.ts";

export type OwnAccountNeeds = Readonly<{
  auth: AuthService;
  users: Pick<UsersService, "openLinks">;
  profile: ProfileService;
  sessions: Sessions;
}>;

/** The caller's own account, and its password. */
export function ownAccountRoutes({ auth, users, profile, sessions }: OwnAccountNeeds): readonly Route[] {
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
