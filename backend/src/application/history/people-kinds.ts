import { DomainError } from "../../domain/errors.ts";
import type { KeptRecord } from "../../domain/history.ts";
import type { Lead } from "../../domain/leads/lead.ts";
import { noHash, type User } from "../../domain/user.ts";
import { accountOf } from "../audit.ts";
import { type LeadRepository, leadAbout } from "../leads/leads.ts";
import { type Subscriber, type SubscriberRepository, subscriberAbout } from "../newsletter/subscribers.ts";
import { type AccountWrites, accountChange, type UserRepository } from "../users.ts";
import { changedSince, type Kind } from "./kinds.ts";

// A lead in an undo came from this kind: hence the cast.
const leadOf = (record: KeptRecord) => record as unknown as Lead;

/** Leads hold personal data, so neither versions nor the trash keep them, only the undo. */
export function leadsKind(leads: LeadRepository): Kind {
  const asKept = (lead: Lead): KeptRecord => ({ ...lead });
  return {
    find: async (ids) => (await leads.findByIds(ids)).map(asKept),
    update: async (record) => asKept(await leads.update(leadOf(record))),
    async insert(record) {
      // Another lead was sent under the same code.
      if (!(await leads.remember(leadOf(record)))) throw changedSince();
    },
    remove: leads.remove,
    titleOf: (record) => leadOf(record).code,
    about: (record) => leadAbout(leadOf(record)),
    forUndo: (record) => record,
  };
}

// A subscriber in an undo came from this kind: hence the cast.
const subscriberOf = ({ version: _version, ...record }: KeptRecord) => record as unknown as Subscriber;

/** Subscribers, whom nobody edits: a deleted one is kept for the undo alone. */
export function subscribersKind(subscribers: SubscriberRepository): Kind {
  const find = async (ids: readonly string[]) => {
    const found = await Promise.all(ids.map(subscribers.findById));
    return found.flatMap((one): readonly KeptRecord[] => (one ? [{ ...one, version: 1 }] : []));
  };
  return {
    find,
    async update() {
      throw new DomainError("invalid");
    },
    async insert(record) {
      await subscribers.add(subscriberOf(record));
      // The address has subscribed again.
      if ((await find([record.id])).length === 0) throw changedSince();
    },
    async remove(ids) {
      for (const id of ids) await subscribers.remove(id);
    },
    isSuperadmins: true,
    titleOf: (record) => subscriberAbout(subscriberOf(record)).record.title,
    about: (record) => subscriberAbout(subscriberOf(record)),
    forUndo: (record) => record,
  };
}

type Accounts = Readonly<{ users: UserRepository; accountWrites: AccountWrites }>;

// An account in an undo came from this kind, but without its password: hence the cast.
const userOf = (record: KeptRecord) => record as unknown as User;

/**
 * The accounts. A restored account needs a new password, since no credentials are kept; its second factor, links and
 * sessions are gone, too.
 */
export function usersKind({ users, accountWrites: { save, remove, keepOneSuperadmin } }: Accounts): Kind {
  const asKept = (user: User): KeptRecord => ({ ...user });
  return {
    find: async (ids) => (await Promise.all(ids.map(users.findById))).flatMap((one) => (one ? [asKept(one)] : [])),
    update: async (record) => asKept(await save(userOf(record))),
    insert: (record) => users.insert({ ...userOf(record), passwordHash: noHash }),
    async remove(ids) {
      for (const id of ids) await remove(id);
    },
    isSuperadmins: true,
    titleOf: (record) => userOf(record).username,
    about: (record) => accountOf(userOf(record)),
    forUndo: ({ passwordHash: _hash, ...record }) => record,
    async guard(before, after) {
      if (before) await keepOneSuperadmin(userOf(before), after && userOf(after));
    },
    acts: (before, after) => [accountChange(userOf(before), userOf(after))],
  };
}
