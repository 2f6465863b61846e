import type { ProfileUpdate } from "@etalase/contracts/accounts/people.schema";
import { newEmailProblem } from "@etalase/contracts/rules/fields";
import { accountMessages } from "@etalase/contracts/text/account-messages";
import { emailChangeEnd, isOpen } from "../../domain/account-links.ts";
import { changeOf } from "../../domain/audit.ts";
import { DomainError, invalidField } from "../../domain/errors.ts";
import { identityKey, type Source, type User } from "../../domain/user.ts";
import { accountOf } from "../audit.ts";
import { definedValues, refuseEmpty } from "../content.ts";
import type { Origin } from "../login-limits.ts";
import { type EmailChangeRepository, goneLink } from "./links.ts";
import type { SignedIn } from "./sign-in.ts";
import type { AccountTools } from "./tools.ts";

type Needs = AccountTools & Readonly<{ emailChanges: EmailChangeRepository }>;

async function refuseTaken({ users }: Needs, user: User, email: string) {
  const namesake = await users.findByIdentity(email);
  if (namesake && namesake.id !== user.id)
    throw new DomainError("conflict", { errors: { email: accountMessages.taken } });
}

/** Links that were mailed to the old address become void. */
async function store(
  { users, resetLinks, audit, now }: Needs,
  before: User,
  {
    change,
    by,
  }: Readonly<{
    change: Partial<Pick<User, "name" | "email" | "signInLetters" | "language">>;
    by: Omit<Source, "user">;
  }>,
): Promise<User> {
  const after = await users.update({ ...before, ...change, updatedAt: now() });
  if (after.email !== before.email) await resetLinks.removeOf(before.id);
  const fields = Object.keys(change).filter((field) => field !== "language");
  if (fields.length === 0) return after;
  const detail = changeOf(before, after, fields);
  await audit.record({ ...by, user: after }, [{ ...accountOf(after), action: "update", detail }]);
  return after;
}

/** The present address stays until the new one is confirmed. A request for the present one withdraws the change. */
async function askToConfirm({ emailChanges, linkTokens, outbox, letters, now }: Needs, user: User, email: string) {
  if (email === user.email) return emailChanges.removeOf(user.id);
  const token = linkTokens.make();
  const tokenHash = linkTokens.hashOf(token);
  const expiresAt = emailChangeEnd(now());
  await emailChanges.save({ userId: user.id, email, tokenHash, createdAt: now(), expiresAt });
  return outbox.put({ to: email, validUntil: expiresAt, ...(await letters.confirmEmail(user, token)) });
}

/** The change that a link confirms, and its account. @throws {DomainError} "notFound" for an invalid or expired link */
async function changeBehind({ users, emailChanges, linkTokens, now }: Needs, token: string) {
  const change = await emailChanges.findByHash(linkTokens.hashOf(token));
  if (!change || !isOpen(change, now())) throw goneLink();
  const user = await users.findById(change.userId);
  if (!user || user.disabled) throw goneLink();
  return { change, user };
}

/** Changes of a person's own account, which require its password, unless only the language changes. */
export function createProfileService(needs: Needs) {
  const { users, emailChanges, ownPassword, actLimits, outbox, letters, exclusively, now } = needs;

  return {
    async change({ user }: SignedIn, { password, email, ...others }: ProfileUpdate, origin: Origin): Promise<User> {
      const direct = definedValues(others);
      const change = { ...direct, ...definedValues({ email: email === undefined ? undefined : identityKey(email) }) };
      refuseEmpty(change);
      const problem = change.email === undefined ? undefined : newEmailProblem(change.email, user.email);
      if (problem) throw invalidField("email", problem);
      const { language } = change;
      const speaks = language !== undefined && Object.keys(change).length === 1 ? language : undefined;
      if (speaks !== undefined && password === undefined) await actLimits("change", user);
      else await ownPassword.check(user, { action: "update", password: { password: password ?? "" } }, origin);
      if (speaks !== undefined) {
        // Concerns nobody else: it waits for no other write, and the audit log has nothing to tell.
        await users.speaks(user.id, speaks);
        return { ...user, language: speaks };
      }
      return exclusively(async () => {
        const before = await users.findById(user.id);
        // The check takes long enough for the account to be deleted, or to get another password.
        if (before?.passwordHash !== user.passwordHash) throw new DomainError("unauthenticated");
        if (change.email) await refuseTaken(needs, user, change.email);
        if (!outbox.isSetUp || change.email === undefined) return store(needs, before, { change, by: origin });
        await askToConfirm(needs, before, change.email);
        return Object.keys(direct).length === 0 ? before : store(needs, before, { change: direct, by: origin });
      });
    },

    /** The address that waits for confirmation, if there is one. */
    async pendingEmail({ id }: User): Promise<string | null> {
      const change = await emailChanges.findOf(id);
      return change && isOpen(change, now()) ? change.email : null;
    },

    /** The address that a link confirms. */
    emailOf: async (token: string): Promise<string> => (await changeBehind(needs, token)).change.email,

    /** Notifies the old address, too: an attacker who took the account over would rather not. */
    confirmEmail: (token: string, ip: string): Promise<User> =>
      exclusively(async () => {
        const { change, user } = await changeBehind(needs, token);
        await refuseTaken(needs, user, change.email);
        await emailChanges.removeOf(user.id);
        await outbox.put({ to: user.email, ...(await letters.emailChanged(user)) });
        return store(needs, user, { change: { email: change.email }, by: { ip } });
      }),

    removeEnded: () => emailChanges.removeEnded(now()),
  };
}

export type ProfileService = ReturnType<typeof createProfileService>;
