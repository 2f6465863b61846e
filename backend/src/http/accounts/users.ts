import {
  type Invitation as InvitationView,
  invitationInput,
  invitationLink,
  invitations as invitationsAnswer,
  resetLink,
} from "@etalase/contracts/accounts/people.schema";
import { user, userQuery, userRemoval, usersPage, userUpdate } from "@etalase/contracts/accounts/users.schema";
import { invitationPath, resetPasswordPath } from "@etalase/contracts/site/paths";
import type { InvitationsService } from "../../application/accounts/invitations.ts";
import type { MadeLink } from "../../application/accounts/links.ts";
import type { ResetLinksService } from "../../application/accounts/reset-links.ts";
import type { TwoFactorService } from "../../application/accounts/two-factor.ts";
import type { UsersService } from "../../application/users.ts";
import { type Route, route } from "../api/route.ts";
import { userView } from "../api/views/user-view.ts";

type AccountNeeds = Readonly<{ users: UsersService; twoFactor: TwoFactorService }>;

const accountRoutes = ({ users, twoFactor }: AccountNeeds): readonly Route[] => [
  route.get("/api/users", "superadmin", {
    query: userQuery,
    response: usersPage,
    handle: async ({ query }) => {
      const { rows, ...info } = await users.list(query);
      const ids = rows.map(({ id }) => id);
      const [secured, links] = await Promise.all([twoFactor.enabledAmong(ids), users.openLinks(ids)]);
      const stateOf = (id: string) => ({ twoFactor: secured.has(id), openLinks: links.get(id) ?? 0 });
      return { body: { users: rows.map((row) => ({ ...userView(row), ...stateOf(row.id) })), ...info } };
    },
  }),
  route.put("/api/users/:id", "superadmin", {
    body: { schema: userUpdate },
    response: user,
    handle: async (call) => {
      const saved = await users.update(call.id, call.input, call.by);
      const openLinks = (await users.openLinks([saved.id])).get(saved.id) ?? 0;
      return { body: { ...userView(saved), twoFactor: await twoFactor.isOn(saved.id), openLinks } };
    },
  }),
  route.delete("/api/users/:id", "superadmin", {
    query: userRemoval,
    handle: (call) => users.remove(call.id, call.by, call.query),
  }),
];

type Listed = Awaited<ReturnType<InvitationsService["list"]>>[number];

/** Never includes the link, which cannot be shown again. */
const invitationView = ({ id, name, email, role, invitedBy, inviterName, createdAt, expiresAt }: Listed) =>
  ({
    _id: id,
    id,
    name,
    email,
    role,
    invitedBy: { id: invitedBy, name: inviterName },
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  }) satisfies InvitationView;

type LinkNeeds = Readonly<{ invitations: InvitationsService; resetLinks: ResetLinksService; publicUrl: string }>;

/** Returns a function for the answer of a call that makes a link. */
const linkAnswer =
  (publicUrl: string, path: (token: string) => string) =>
  ({ token, expiresAt }: MadeLink) => ({ url: `${publicUrl}${path(token)}`, expiresAt: expiresAt.toISOString() });

type MadeInvitation = Awaited<ReturnType<InvitationsService["create"]>>;

function invitationRoutes({ invitations, publicUrl }: LinkNeeds): readonly Route[] {
  const linkOf = linkAnswer(publicUrl, invitationPath);
  const answer = ({ id, mailedTo, ...link }: MadeInvitation) => ({ body: { id, mailedTo, ...linkOf(link) } });
  return [
    route.post("/api/users/invitations", "superadmin", {
      body: { schema: invitationInput },
      response: invitationLink,
      answers: [201],
      handle: async (call) => answer(await invitations.create(call.input, call.by)),
    }),
    route.get("/api/users/invitations", "superadmin", {
      response: invitationsAnswer,
      handle: async () => ({ body: { invitations: (await invitations.list()).map(invitationView) } }),
    }),
    route.post("/api/users/invitations/:id/link", "superadmin", {
      response: invitationLink,
      handle: async (call) => answer(await invitations.renew(call.id, call.by)),
    }),
    route.delete("/api/users/invitations/:id", "superadmin", {
      handle: (call) => invitations.revoke(call.id, call.by),
    }),
  ];
}

function resetLinkRoute({ resetLinks, publicUrl }: LinkNeeds): Route {
  const answer = linkAnswer(publicUrl, resetPasswordPath);
  return route.post("/api/users/:id/reset-link", "superadmin", {
    response: resetLink,
    handle: async (call) => ({ body: answer(await resetLinks.create(call.id, call.by)) }),
  });
}

/** The calls of superadmins: accounts, and the links that give access. */
export const userRoutes = (needs: AccountNeeds & LinkNeeds): readonly Route[] => [
  ...accountRoutes(needs),
  ...invitationRoutes(needs),
  resetLinkRoute(needs),
];
