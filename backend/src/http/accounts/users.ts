import {
  invitationInput,
  invitationLink,
  invitations as invitationsAnswer,
  resetLink,
} from "@etalase/contracts/accounts/people.schema";
import { user, userQuery, usersPage, userUpdate } from "@etalase/contracts/accounts/users.schema";
import { invitationPath, resetPasswordPath } from "@etalase/contracts/site/paths";
import type { InvitationsService } from "../../application/accounts/invitations.ts";
import type { ResetLinksService } from "../../application/accounts/reset-links.ts";
import type { TwoFactorService } from "../../application/accounts/two-factor.ts";
import type { UsersService } from "../../application/users.ts";
import { type Route, route } from "../api/route.ts";
import { viewBy } from "../api/views/view-by.ts";

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
      return { body: viewBy(usersPage, { users: rows.map((row) => ({ ...row, ...stateOf(row.id) })), ...info }) };
    },
  }),
  route.put("/api/users/:id", "superadmin", {
    body: { schema: userUpdate },
    response: user,
    handle: async (call) => {
      const saved = await users.update(call.id, call.input, call.by);
      const openLinks = (await users.openLinks([saved.id])).get(saved.id) ?? 0;
      return { body: viewBy(user, { ...saved, twoFactor: await twoFactor.isOn(saved.id), openLinks }) };
    },
  }),
  route.delete("/api/users/:id", "superadmin", {
    handle: ({ id, by }) => users.remove(id, by),
  }),
];

type Listed = Awaited<ReturnType<InvitationsService["list"]>>[number];

/** The answer never includes the link, which cannot be shown again. */
const wholeOf = ({ invitedBy, inviterName, ...invitation }: Listed) => ({
  ...invitation,
  invitedBy: { id: invitedBy, name: inviterName },
});

type LinkNeeds = Readonly<{ invitations: InvitationsService; resetLinks: ResetLinksService; publicUrl: string }>;

type MadeInvitation = Awaited<ReturnType<InvitationsService["create"]>>;

const linkRoutes = ({ invitations, resetLinks, publicUrl }: LinkNeeds): readonly Route[] => {
  const answer = (invitation: MadeInvitation) => ({
    body: viewBy(invitationLink, { ...invitation, url: publicUrl + invitationPath(invitation.token) }),
  });
  return [
    route.post("/api/users/invitations", "superadmin", {
      body: { schema: invitationInput },
      response: invitationLink,
      answers: [201],
      handle: async ({ input, by }) => answer(await invitations.create(input, by)),
    }),
    route.get("/api/users/invitations", "superadmin", {
      response: invitationsAnswer,
      handle: async () => ({
        body: viewBy(invitationsAnswer, { invitations: (await invitations.list()).map(wholeOf) }),
      }),
    }),
    route.post("/api/users/invitations/:id/link", "superadmin", {
      response: invitationLink,
      handle: async ({ id, by }) => answer(await invitations.renew(id, by)),
    }),
    route.delete("/api/users/invitations/:id", "superadmin", {
      handle: ({ id, by }) => invitations.revoke(id, by),
    }),
    route.post("/api/users/:id/reset-link", "superadmin", {
      response: resetLink,
      handle: async ({ id, by }) => {
        const link = await resetLinks.create(id, by);
        return { body: viewBy(resetLink, { ...link, url: publicUrl + resetPasswordPath(link.token) }) };
      },
    }),
  ];
};

/** The calls of superadmins: accounts, and the links that give access. */
export const userRoutes = (needs: AccountNeeds & LinkNeeds): readonly Route[] => [
  ...accountRoutes(needs),
  ...linkRoutes(needs),
];
