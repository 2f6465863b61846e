import {
  contactOf,
  type DeletedStore,
  deletedStores,
  isDraftDeleted,
  mentions,
} from "@etalase/contracts/personal-data";
import { idsOf } from "../../domain/content.ts";
import type { Actor } from "../../domain/user.ts";
import type { Trash } from "../history/trash.ts";
import type { LeadsService } from "../leads/leads.ts";
import type { PeopleRepository } from "../leads/people.ts";
import type { LeadNotices } from "../mail/new-leads.ts";
import type { NewsletterService } from "../newsletter/newsletter.ts";
import type { Tools } from "../tools.ts";
import { createSearches, type PersonalData, type Repositories, searchAll, type Who } from "./searches.ts";

type Needs = Pick<Tools, "transaction" | "audit" | "pause"> &
  Readonly<{
    repositories: Repositories;
    people: Pick<PeopleRepository, "ofLeads" | "withContact" | "contactsOf" | "leadsOf">;
    leads: Pick<LeadsService, "forget">;
    newsletter: Pick<NewsletterService, "remove">;
    testimonials: Readonly<{ remove(ids: readonly string[], by: Actor): Promise<number> }>;
    trash: Pick<Trash, "purgePresent">;
    leadNotices: Pick<LeadNotices, "forget">;
  }>;

const about = { resource: "privacy", record: null };

/** The way each store forgets its results, or some of them. */
type Removals = {
  readonly [Store in DeletedStore]: (rows: PersonalData[Store], by: Actor, who: Who) => Promise<unknown>;
};

const createRemovals = ({ repositories, leads, newsletter, testimonials, trash, ...needs }: Needs): Removals => ({
  leads: (rows, by) => leads.forget(idsOf(rows), by),
  async subscribers(rows, by) {
    for (const { id } of rows) await newsletter.remove(id, by);
  },
  testimonials: (rows, by) => testimonials.remove(idsOf(rows), by),
  trashed: (rows, by) => trash.purgePresent("testimonials", idsOf(rows), by),
  // The use case is bypassed, since it would record in the log who was invited.
  async invitations(rows) {
    for (const { id } of rows) await repositories.invitations.remove(id);
  },
  async emailChanges(rows) {
    for (const { userId } of rows) await repositories.emailChanges.removeOf(userId);
  },
  async mails(rows, _, { isOf }) {
    for (const { id, to, parts } of rows) {
      // The mail goes to another person, and perhaps concerns others as well.
      if (parts && !isOf(to)) await needs.transaction(() => needs.leadNotices.forget(id, isOf));
      else await repositories.mails.remove(id);
    }
  },
  async drafts(rows) {
    for (const { by: author, ...place } of rows) await repositories.copies.remove(place, author.id);
  },
  // Versions are removed whole: one with a gap would be restored as if an editor had written it.
  versions: (rows) => repositories.revisions.remove(idsOf(rows)),
  async undos(rows) {
    for (const { id } of rows) await repositories.undos.remove(id);
  },
});

/**
 * Everything that concerns a person, for handing out or deletion (UU 27/2022): whoever owns an address or a number, with
 * all leads that are the same person's, and their other numbers and addresses.
 */
export function createPersonalData(needs: Needs) {
  const { repositories, people, audit, pause } = needs;
  const searches = createSearches(repositories, pause);
  const removals = createRemovals(needs);

  /** The person with this id, or the only one with this contact: a number of several says nothing of the others. */
  async function whoIs(typed: string): Promise<Who> {
    const contact = contactOf(typed);
    const [person, other] = contact
      ? await people.withContact(contact)
      : [(await people.ofLeads([typed])).get(typed)?.id];
    const isKnown = person !== undefined && other === undefined;
    const contacts = [...(contact ? [contact] : []), ...(isKnown ? await people.contactsOf(person) : [])];
    const leads = new Set(isKnown ? idsOf(await people.leadsOf(person)) : []);
    return { contacts, isOf: mentions(contacts), leads };
  }
  const find = async (typed: string): Promise<PersonalData> => searchAll(searches, await whoIs(typed));

  return {
    find,

    /** The data for a file; the log records the export, but not the person. */
    async export(typed: string, by: Actor): Promise<PersonalData> {
      const found = await find(typed);
      const rows = Object.values(found).reduce((sum, some) => sum + some.length, 0);
      await audit.record(by, [{ ...about, action: "export", detail: { rows } }]);
      return found;
    },

    /**
     * Deletes for good, except accounts, which superadmins delete, and entries of the audit log, which last a year.
     * Drafts of anything but testimonials are somebody's work, to be edited by hand, as are the present texts of other
     * records.
     */
    async remove(typed: string, { user, ip }: Actor): Promise<Readonly<Record<DeletedStore, number>>> {
      const who = await whoIs(typed);
      const data = await searchAll(searches, who);
      const going = { ...data, drafts: data.drafts.filter(isDraftDeleted) };
      const by = { user, ip, history: "none" } as const;
      const remove = async <Store extends DeletedStore>(store: Store) => {
        const rows: PersonalData[Store] = going[store];
        if (rows.length > 0) await removals[store](rows, by, who);
        return [store, rows.length] as const;
      };
      const counts: (readonly [DeletedStore, number])[] = [];
      for (const store of deletedStores) counts.push(await remove(store));
      const removed = Object.fromEntries(counts) as Record<DeletedStore, number>; // one for each store
      await audit.record(by, [{ ...about, action: "purge", detail: removed }]);
      return removed;
    },
  };
}

export type PersonalDataService = ReturnType<typeof createPersonalData>;
