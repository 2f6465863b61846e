import { invitationLimits } from "@etalase/contracts/accounts/people";
import type { AcceptInput, InvitationInput } from "@etalase/contracts/accounts/people.schema";
import type { DashboardLanguage } from "@etalase/contracts/auth";
import type { Refusal } from "@etalase/contracts/refusals/refusal";
import { accountMessages } from "@etalase/contracts/text/account-messages";
import { type Invitation, invitationEnd, isOpen } from "../../domain/account-links.ts";
import { DomainError } from "../../domain/errors.ts";
import { type Actor, identityKey, isSuperadmin, type User } from "../../domain/user.ts";
import { accountOf } from "../audit.ts";
import { existing } from "../content.ts";
import { goneLink, type InvitationRepository, type MadeLink } from "./links.ts";
import type { AccountTools } from "./tools.ts";

type Needs = AccountTools & Readonly<{ invitations: InvitationRepository }>;

/** `mailedTo` is empty when nothing was mailed. */
type MadeInvitation = MadeLink & Readonly<{ id: string; mailedTo: string }>;

/** The language is the one that was chosen on the link's page, if any. */
type AcceptedForm = AcceptInput & Readonly<{ language?: DashboardLanguage | undefined }>;

/** The audit log's reference to an invitation. */
const about = ({ id, name, role }: Invitation) => ({
  resource: "invitations",
  record: { id, title: name },
  detail: { role },
});

const taken = (field: string, message: Refusal) => new DomainError("conflict", { errors: { [field]: message } });

/** @returns the address that the invitation was mailed to; empty for none */
async function mail({ outbox, letters }: Needs, invitation: Invitation, token: string, by: User): Promise<string> {
  const { email: to, expiresAt: validUntil } = invitation;
  if (!to || !outbox.isSetUp) return "";
  await outbox.put({ to, validUntil, ...(await letters.invitation(invitation, token, by)) });
  return to;
}

async function refuseMore({ invitations }: Needs) {
  const { pendingMax } = invitationLimits;
  if ((await invitations.count()) >= pendingMax)
    throw new DomainError("invalid", { message: accountMessages.tooManyInvitations(pendingMax) });
}

/** The invitations as superadmins make them. */
function createInviting(needs: Needs) {
  const { invitations, users, checkRight, linkTokens, exclusively, audit, now, newId } = needs;

  const newLink = () => {
    const token = linkTokens.make();
    return { token, tokenHash: linkTokens.hashOf(token), createdAt: now(), expiresAt: invitationEnd(now()) };
  };

  return {
    async create(input: InvitationInput, by: Actor): Promise<MadeInvitation> {
      const { token, ...link } = newLink();
      const { name, role } = input;
      const email = identityKey(input.email ?? "");
      const invitation = { id: newId(), name, email, role, invitedBy: by.user.id, ...link };
      const mailedTo = await exclusively(async () => {
        await checkRight(by, isSuperadmin);
        if (email && (await users.findByIdentity(email))) throw taken("email", accountMessages.taken);
        await refuseMore(needs);
        await invitations.insert(invitation);
        await audit.record(by, [{ ...about(invitation), action: "create" }]);
        return mail(needs, invitation, token, by.user);
      });
      return { id: invitation.id, token, expiresAt: link.expiresAt, mailedTo };
    },

    /** The old link stops working, and a new one is returned: a stored hash cannot be turned back into a link. */
    async renew(id: string, by: Actor): Promise<MadeInvitation> {
      const { token, ...link } = newLink();
      const mailedTo = await exclusively(async () => {
        await checkRight(by, isSuperadmin);
        const renewed = { ...existing(await invitations.findById(id)), ...link, invitedBy: by.user.id };
        await invitations.renew(renewed);
        await audit.record(by, [{ ...about(renewed), action: "update", detail: { fields: ["link"] } }]);
        return mail(needs, renewed, token, by.user);
      });
      return { id, token, expiresAt: link.expiresAt, mailedTo };
    },
  };
}

/** The invitations that were not accepted yet, as superadmins see and revoke them. */
function createPending(needs: Needs) {
  const { invitations, users, exclusively, audit } = needs;

  return {
    revoke: (id: string, by: Actor) =>
      exclusively(async () => {
        const invitation = existing(await invitations.findById(id));
        await invitations.remove(id);
        await audit.record(by, [{ ...about(invitation), action: "delete" }]);
      }),

    /** The invitations with the names of the inviters. */
    async list() {
      const all = await invitations.all();
      const inviters = await Promise.all([...new Set(all.map(({ invitedBy }) => invitedBy))].map(users.findById));
      const names = new Map(inviters.flatMap((user) => (user ? [[user.id, user.name] as const] : [])));
      return all.map((one) => ({ ...one, inviterName: names.get(one.invitedBy) ?? "" }));
    },
  };
}

/** The invitations as the holders of their links see and accept them. */
function createAccepting(needs: Needs) {
  const { invitations, users, linkTokens, makeAccount, signUpLimits, exclusively, audit, now } = needs;

  /** @throws {DomainError} "notFound" for an invalid or expired link */
  const find = async (token: string): Promise<Invitation> => {
    const found = await invitations.findByHash(linkTokens.hashOf(token));
    if (!found || !isOpen(found, now())) throw goneLink();
    if (!isSuperadmin(await users.findById(found.invitedBy))) throw goneLink();
    return found;
  };

  const refuseTaken = async ({ email }: Invitation, account: User) => {
    if (await users.findByIdentity(account.username)) throw taken("username", accountMessages.taken);
    if (email && (await users.findByIdentity(email)))
      throw new DomainError("conflict", { message: accountMessages.invitedIsThere });
  };

  return {
    find,

    /** Makes the account, which may sign in at once. @throws {DomainError} for an invalid link or input */
    async accept(token: string, { language, ...input }: AcceptedForm, ip: string): Promise<User> {
      const invited = await find(token);
      await signUpLimits("invitation", ip);
      const account = await makeAccount({ ...invited, ...input }, { role: invited.role, language });
      return exclusively(async () => {
        // Another request may have been faster, or the invitation was revoked meanwhile.
        const { id, email, role } = await find(token);
        if (id !== invited.id || role !== invited.role) throw goneLink();
        await refuseTaken(invited, account);
        await users.insert(account);
        await invitations.remove(id);
        if (email) await invitations.removeFor(email);
        const detail = { role, invitation: true };
        await audit.record({ user: account, ip }, [{ ...accountOf(account), action: "register", detail }]);
        return account;
      });
    },

    removeEnded: () => invitations.removeEnded(now()),
  };
}

/** Superadmins invite; the holder of the link makes the account, with the role of the invitation. */
export function createInvitationsService(needs: Needs) {
  const [inviting, pending, accepting] = [createInviting(needs), createPending(needs), createAccepting(needs)];
  return { ...inviting, ...pending, ...accepting };
}

export type InvitationsService = ReturnType<typeof createInvitationsService>;
