import { type Contact, type PersonalDataStore, personalDataStores } from "@etalase/contracts/personal-data";
import type { EmailChange, Invitation } from "../../domain/account-links.ts";
import type { ReviewComment, WorkingCopy } from "../../domain/desk.ts";
import type { KeptRecord, Revision, Step, TrashItem, Undo, UndoInList } from "../../domain/history.ts";
import type { Lead } from "../../domain/leads/lead.ts";
import type { Mail } from "../../domain/mail.ts";
import { unpacked } from "../../domain/snapshot.ts";
import type { Testimonial } from "../../domain/testimonials.ts";
import { identityKey, type User } from "../../domain/user.ts";
import type { EmailChangeRepository, InvitationRepository } from "../accounts/links.ts";
import type { AuditRepository } from "../audit.ts";
import type { ReviewRepository } from "../desk/reviews.ts";
import type { WorkingCopyRepository } from "../desk/working-copies.ts";
import type { RevisionRepository, TrashRepository, UndoRepository } from "../history/store.ts";
import { foundIn, type ReadAfter } from "../in-parts.ts";
import type { LeadRepository } from "../leads/leads.ts";
import type { MailRepository } from "../mail/outbox.ts";
import type { Subscriber, SubscriberRepository } from "../newsletter/subscribers.ts";
import type { Pause } from "../ports.ts";
import type { TestimonialRepository } from "../testimonials.ts";
import type { UserRepository } from "../users.ts";

/** The results of each store. */
type Held = {
  leads: Lead;
  subscribers: Subscriber;
  testimonials: Testimonial;
  /** Testimonials in the trash. */
  trashed: Readonly<{ id: string; record: KeptRecord }>;
  invitations: Invitation;
  emailChanges: EmailChange & Readonly<{ user: User }>;
  /** `parts` are the parts of a mail about several people. */
  mails: Mail & Readonly<{ parts: readonly unknown[] | null }>;
  drafts: WorkingCopy;
  versions: Omit<Revision, "snapshot"> & Readonly<{ record: KeptRecord }>;
  /** `records` are those about the person that an undo would restore. */
  undos: UndoInList & Readonly<{ records: readonly KeptRecord[] }>;
  accounts: Readonly<{ user: User; entries: number }>;
  comments: ReviewComment;
};

/** The stored data about a person. */
export type PersonalData = { readonly [Store in PersonalDataStore]: readonly Held[Store][] };

/** A person by their numbers and addresses, a test whether a record names one of these, and the ids of their leads. */
export type Who = Readonly<{
  contacts: readonly Contact[];
  isOf: (record: unknown) => boolean;
  leads: ReadonlySet<string>;
}>;

/** `earlier` holds the results of the stores before this one. */
type Searches = {
  readonly [Store in PersonalDataStore]: (who: Who, earlier: Partial<PersonalData>) => Promise<PersonalData[Store]>;
};

export type Repositories = Readonly<{
  leads: Pick<LeadRepository, "personal">;
  subscribers: Pick<SubscriberRepository, "after">;
  testimonials: Pick<TestimonialRepository, "after">;
  users: Pick<UserRepository, "findByIdentity" | "findById">;
  reviews: Pick<ReviewRepository, "commentsAfter">;
  trash: Pick<TrashRepository, "after">;
  entries: Pick<AuditRepository, "list">;
  invitations: Pick<InvitationRepository, "all" | "remove">;
  emailChanges: Pick<EmailChangeRepository, "all" | "removeOf">;
  mails: Pick<MailRepository, "after" | "remove">;
  copies: Pick<WorkingCopyRepository, "after" | "remove">;
  revisions: Pick<RevisionRepository, "after" | "remove">;
  undos: Pick<UndoRepository, "after" | "remove">;
}>;

const atOnce = 500;
/** A smaller batch, since mails come with their bodies, and other rows with whole records. */
const wholeAtOnce = 50;

const createFind =
  (pause: Pause) =>
  <Row extends Readonly<{ id: string }>>(read: ReadAfter<Row>, isOf: (row: Row) => boolean, limit = atOnce) =>
    foundIn(read, isOf, { limit, pause });

const idsOf = (rows: readonly Readonly<{ id: string }>[] | undefined) => rows?.map(({ id }) => id) ?? [];

const recordsIn = ({ steps }: Undo) => steps.flatMap(({ was }) => (was ? [unpacked(was)] : []));

/** The key of a record or version of any kind. */
const keyOf = (...parts: readonly (string | number | null)[]) => parts.join(" ");
const keysOf = (resource: string, rows: Parameters<typeof idsOf>[0]) => idsOf(rows).map((id) => keyOf(resource, id));

type Find = ReturnType<typeof createFind>;

/** The searches in what the site keeps of earlier records. */
const createHistorySearches = (
  { trash, revisions, undos }: Repositories,
  find: Find,
): Pick<Searches, "trashed" | "versions" | "undos"> => ({
  async trashed({ isOf }) {
    const read: ReadAfter<TrashItem> = (after, limit) => trash.after("testimonials", after, limit);
    const found = await find(read, ({ snapshot }) => isOf(unpacked(snapshot)), wholeAtOnce);
    return found.map(({ id, snapshot }) => ({ id, record: unpacked(snapshot) }));
  },

  async versions({ isOf }) {
    const found = await find(revisions.after, ({ snapshot }) => isOf(unpacked(snapshot)), wholeAtOnce);
    return found.map(({ snapshot, ...version }) => ({ ...version, record: unpacked(snapshot) }));
  },

  /** For a record that is found elsewhere, an undo may hold only its name, or refer to a version of it. */
  async undos({ isOf }, earlier) {
    const theirs = new Set([
      ...keysOf("leads", earlier.leads),
      ...keysOf("subscribers", earlier.subscribers),
      ...keysOf("testimonials", [...(earlier.testimonials ?? []), ...(earlier.trashed ?? [])]),
      ...(earlier.versions ?? []).map(({ resource, recordId, version }) => keyOf(resource, recordId, version)),
    ]);
    const leads = ({ resource, id, from }: Step) =>
      theirs.has(keyOf(resource, id)) || theirs.has(keyOf(resource, id, from));
    const summaryOf = ({ steps: _steps, order: _order, ...undo }: Undo) => undo;
    const isTheirs = (undo: Undo) => undo.steps.some(leads) || isOf(summaryOf(undo)) || recordsIn(undo).some(isOf);
    const led = await find(undos.after, isTheirs, wholeAtOnce);
    return led
      .map((undo) => ({ ...summaryOf(undo), records: recordsIn(undo).filter(isOf) }))
      .sort((a, b) => Number(b.expiresAt) - Number(a.expiresAt));
  },
});

/** The search for a person in each store. */
export function createSearches(repositories: Repositories, pause: Pause): Searches {
  const find = createFind(pause);
  const { leads, subscribers, testimonials, users, reviews, entries } = repositories;
  const { invitations, emailChanges, mails, copies } = repositories;
  return {
    leads: ({ isOf, leads: theirs }) => find(leads.personal, (lead) => theirs.has(lead.id) || isOf(lead)),
    subscribers: async ({ isOf }) => (await find(subscribers.after, isOf)).reverse(),
    testimonials: async ({ isOf }) => (await find(testimonials.after, isOf)).sort((a, b) => a.order - b.order),

    ...createHistorySearches(repositories, find),

    invitations: async ({ isOf }) => (await invitations.all()).filter(isOf),

    async emailChanges({ isOf }) {
      const changes = (await emailChanges.all()).filter(({ email }) => isOf(email));
      const matches = changes.map(async (change) => {
        const user = await users.findById(change.userId);
        return user ? [{ ...change, user }] : [];
      });
      return (await Promise.all(matches)).flat();
    },

    // The HTML repeats the text, between numbers of its own.
    mails: ({ isOf }) => find(mails.after, ({ html: _html, headers: _headers, ...mail }) => isOf(mail), wholeAtOnce),

    /** All drafts of the person's testimonials are included. */
    async drafts({ isOf }, earlier) {
      const theirs = new Set(idsOf([...(earlier.testimonials ?? []), ...(earlier.trashed ?? [])]));
      const isTheirs = ({ resource, key }: WorkingCopy) => resource === "testimonials" && theirs.has(key);
      const drafts = await find(copies.after, ({ id: _id, ...copy }) => isTheirs(copy) || isOf(copy), wholeAtOnce);
      return drafts.map(({ id: _id, ...copy }) => copy).sort((a, b) => Number(b.updatedAt) - Number(a.updatedAt));
    },

    async accounts({ contacts }) {
      const emails = contacts.filter(({ kind }) => kind === "email");
      const matches = emails.map(async ({ value }) => {
        const user = await users.findByIdentity(identityKey(value));
        return user ? [{ user, entries: (await entries.list({ who: user.id, page: 1, limit: 1 })).total }] : [];
      });
      return (await Promise.all(matches)).flat();
    },

    comments: ({ isOf }) => find(reviews.commentsAfter, isOf),
  };
}

/** Searches every store, in order. */
export async function searchAll(searches: Searches, who: Who): Promise<PersonalData> {
  const data: { -readonly [Store in PersonalDataStore]?: PersonalData[Store] } = {};
  const look = async <Store extends PersonalDataStore>(store: Store) => {
    data[store] = await searches[store](who, data);
  };
  for (const store of personalDataStores) await look(store);
  return data as PersonalData; // every store was searched
}
