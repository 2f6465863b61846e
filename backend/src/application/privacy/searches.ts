import { type Contact, type PersonalDataStore, personalDataStores } from "@etalase/contracts/privacy/personal-data";
import type { EmailChange, Invitation } from "../../domain/account-links.ts";
import type { ReviewComment, WorkingCopy } from "../../domain/desk.ts";
import type { KeptRecord, Revision, UndoInList } from "../../domain/history.ts";
import type { Lead } from "../../domain/leads/lead.ts";
import type { Mail } from "../../domain/mail/mail.ts";
import { unpacked } from "../../domain/snapshot.ts";
import type { Testimonial } from "../../domain/testimonials.ts";
import { identityKey, type User } from "../../domain/user.ts";
import type { EmailChangeRepository, InvitationRepository } from "../accounts/links.ts";
import type { AuditRepository } from "../audit.ts";
import type { ReviewRepository } from "../desk/reviews.ts";
import type { WorkingCopyRepository } from "../desk/working-copies.ts";
import type { RevisionRepository, TrashRepository, UndoRepository } from "../history/store.ts";
import type { LeadRepository } from "../leads/leads.ts";
import type { MailRepository } from "../mail/outbox.ts";
import type { Subscriber, SubscriberRepository } from "../newsletter/newsletter.ts";
import type { Clock } from "../ports.ts";
import type { TestimonialRepository } from "../testimonials.ts";
import type { UserRepository } from "../users.ts";

/** What each store holds. */
type Held = {
  leads: Lead;
  subscribers: Subscriber;
  testimonials: Testimonial;
  /** Testimonials that lie in the trash. */
  trashed: Readonly<{ id: string; record: KeptRecord }>;
  invitations: Invitation;
  emailChanges: EmailChange & Readonly<{ user: User }>;
  /** `parts` are what a letter tells of several people. */
  mails: Mail & Readonly<{ parts: readonly unknown[] | null }>;
  drafts: WorkingCopy;
  versions: Omit<Revision, "snapshot"> & Readonly<{ record: KeptRecord }>;
  /** `records` are those about somebody that it would bring back. */
  undos: UndoInList & Readonly<{ records: readonly KeptRecord[] }>;
  accounts: Readonly<{ user: User; entries: number }>;
  comments: ReviewComment;
};

/** What is stored about somebody. */
export type PersonalData = { readonly [Store in PersonalDataStore]: readonly Held[Store][] };

/** Somebody, and whether anything names them. */
export type Who = Contact & Readonly<{ isOf: (record: unknown) => boolean }>;

/** `found` is what the stores before this one hold. */
type Searches = {
  readonly [Store in PersonalDataStore]: (who: Who, found: Partial<PersonalData>) => Promise<PersonalData[Store]>;
};

export type Repositories = Readonly<{
  leads: Pick<LeadRepository, "personal">;
  subscribers: Pick<SubscriberRepository, "all">;
  testimonials: Pick<TestimonialRepository, "all">;
  users: Pick<UserRepository, "findByIdentity" | "findById">;
  reviews: Pick<ReviewRepository, "commentsAfter">;
  trash: Pick<TrashRepository, "idsBefore" | "findByIds">;
  entries: Pick<AuditRepository, "list">;
  invitations: Pick<InvitationRepository, "all" | "remove">;
  emailChanges: Pick<EmailChangeRepository, "all" | "removeOf">;
  mails: Pick<MailRepository, "after" | "remove">;
  copies: Pick<WorkingCopyRepository, "all" | "remove">;
  revisions: Pick<RevisionRepository, "after" | "remove">;
  undos: Pick<UndoRepository, "all" | "remove">;
}>;

const atOnce = 500;
/** Of mails with their bodies, and of versions with all that they hold. */
const wholeAtOnce = 50;

/** Reads a table in parts: no index finds what may name somebody. */
async function inParts<T extends Readonly<{ id: string }>>(
  read: (after: string, limit: number) => Promise<readonly T[]>,
  isOf: (row: T) => boolean,
  limit = atOnce,
): Promise<readonly T[]> {
  const found: T[] = [];
  for (let after = ""; ; ) {
    const some = await read(after, limit);
    found.push(...some.filter(isOf));
    if (some.length < limit) return found;
    after = some.at(-1)?.id ?? after;
  }
}

const idsOf = (rows: readonly Readonly<{ id: string }>[] | undefined) => rows?.map(({ id }) => id) ?? [];

/** Where to look for somebody, store by store. */
export function createSearches(repositories: Repositories, now: Clock): Searches {
  const { leads, subscribers, testimonials, users, reviews, trash, entries } = repositories;
  const { invitations, emailChanges, mails, copies, revisions, undos } = repositories;
  return {
    leads: ({ isOf }) => inParts(leads.personal, isOf),
    subscribers: async ({ isOf }) => (await subscribers.all()).filter(isOf),
    testimonials: async ({ isOf }) => (await testimonials.all()).filter(isOf),

    async trashed({ isOf }) {
      const ids = await trash.idsBefore(new Date(now().getTime() + 1), Number.MAX_SAFE_INTEGER);
      const items = ids.length > 0 ? await trash.findByIds(ids) : [];
      return items
        .filter(({ resource }) => resource === "testimonials")
        .map(({ id, snapshot }) => ({ id, record: unpacked(snapshot) }))
        .filter(({ record }) => isOf(record));
    },

    invitations: async ({ isOf }) => (await invitations.all()).filter(isOf),

    async emailChanges({ isOf }) {
      const changes = (await emailChanges.all()).filter(({ email }) => isOf(email));
      const found = changes.map(async (change) => {
        const user = await users.findById(change.userId);
        return user ? [{ ...change, user }] : [];
      });
      return (await Promise.all(found)).flat();
    },

    // The page says what the text does, between numbers of its own.
    mails: ({ isOf }) => inParts(mails.after, ({ html: _html, headers: _headers, ...mail }) => isOf(mail), wholeAtOnce),

    /** Whatever is typed into a testimonial of theirs, too. */
    async drafts({ isOf }, found) {
      const theirs = new Set(idsOf([...(found.testimonials ?? []), ...(found.trashed ?? [])]));
      const isTheirs = ({ resource, key }: WorkingCopy) => resource === "testimonials" && theirs.has(key);
      return (await copies.all()).filter((copy) => isTheirs(copy) || isOf(copy));
    },

    async versions({ isOf }) {
      const found = await inParts(revisions.after, ({ snapshot }) => isOf(unpacked(snapshot)), wholeAtOnce);
      return found.map(({ snapshot, ...version }) => ({ ...version, record: unpacked(snapshot) }));
    },

    /** Of a record that is found elsewhere, an undo may hold no more than its name, or lead to a version of it. */
    async undos({ isOf }, found) {
      const theirs = new Set(
        [found.leads, found.subscribers, found.testimonials, found.trashed].flatMap((rows) => idsOf(rows)),
      );
      const versions = new Set(found.versions?.map(({ recordId, version }) => `${recordId} ${version}`));
      return (await undos.all()).flatMap(({ steps, order: _order, ...undo }) => {
        const records = steps.flatMap(({ was }) => (was ? [unpacked(was)] : [])).filter(isOf);
        const leads = steps.some(({ id, from }) => theirs.has(id) || versions.has(`${id} ${from}`));
        const isTheirs = records.length > 0 || isOf(undo) || leads;
        return isTheirs ? [{ ...undo, records }] : [];
      });
    },

    async accounts({ kind, value }) {
      const user = kind === "email" ? await users.findByIdentity(identityKey(value)) : null;
      if (!user) return [];
      const { total } = await entries.list({ who: user.id, page: 1, limit: 1 });
      return [{ user, entries: total }];
    },

    comments: ({ isOf }) => inParts(reviews.commentsAfter, isOf),
  };
}

/** Looks into every store, in their order. */
export async function searchAll(searches: Searches, who: Who): Promise<PersonalData> {
  const found: { -readonly [Store in PersonalDataStore]?: PersonalData[Store] } = {};
  const look = async <Store extends PersonalDataStore>(store: Store) => {
    found[store] = await searches[store](who, found);
  };
  for (const store of personalDataStores) await look(store);
  return found as PersonalData; // each store has been looked into
}
