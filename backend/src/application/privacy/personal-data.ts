import { type Contact, contactOf, mentions, personalDataMessages } from "@etalase/contracts/privacy/personal-data";
import type { ReviewComment } from "../../domain/desk.ts";
import { invalidField } from "../../domain/errors.ts";
import type { TrashItem } from "../../domain/history.ts";
import type { Lead } from "../../domain/leads/lead.ts";
import { unpacked } from "../../domain/snapshot.ts";
import type { Testimonial } from "../../domain/testimonials.ts";
import { type Actor, identityKey, type User } from "../../domain/user.ts";
import type { AuditLog, AuditRepository } from "../audit.ts";
import type { ReviewRepository } from "../desk/reviews.ts";
import type { TrashRepository } from "../history/store.ts";
import type { Trash } from "../history/trash.ts";
import type { LeadRepository, LeadsService } from "../leads/leads.ts";
import type { NewsletterService, Subscriber, SubscriberRepository } from "../newsletter/newsletter.ts";
import type { Clock } from "../ports.ts";
import type { TestimonialRepository } from "../testimonials.ts";
import type { UserRepository } from "../users.ts";

/** What is stored about somebody. */
export type PersonalData = Readonly<{
  leads: readonly Lead[];
  subscribers: readonly Subscriber[];
  testimonials: readonly Testimonial[];
  /** Those that lie in the trash. */
  trashed: readonly Readonly<{ id: string; record: Readonly<Record<string, unknown>> }>[];
  accounts: readonly Readonly<{ user: User; entries: number }>[];
  comments: readonly ReviewComment[];
}>;

type Needs = Readonly<{
  repositories: Readonly<{
    leads: Pick<LeadRepository, "personal">;
    subscribers: Pick<SubscriberRepository, "all">;
    testimonials: Pick<TestimonialRepository, "all">;
    users: Pick<UserRepository, "findByIdentity">;
    reviews: Pick<ReviewRepository, "list" | "comments">;
    trash: Pick<TrashRepository, "idsBefore" | "findByIds">;
    entries: Pick<AuditRepository, "list">;
  }>;
  leads: Pick<LeadsService, "remove">;
  newsletter: Pick<NewsletterService, "remove">;
  testimonials: Readonly<{ remove(ids: readonly string[], by: Actor): Promise<number> }>;
  trash: Pick<Trash, "purgePresent">;
  audit: Pick<AuditLog, "record">;
  now: Clock;
}>;

const atOnce = 500;
const about = { resource: "privacy", record: null };

/** Everything that tells of the owner of an address or a number, to be handed out or forgotten (UU 27/2022). */
export function createPersonalData({ repositories, leads, newsletter, testimonials, trash, audit, now }: Needs) {
  /** Whatever of a lead may name somebody, in its history too: no index finds that. */
  const leadsOf = async (isOf: (record: unknown) => boolean) => {
    const found: Lead[] = [];
    for (let after = ""; ; ) {
      const some = await repositories.leads.personal(after, atOnce);
      found.push(...some.filter(isOf));
      if (some.length < atOnce) return found;
      after = some.at(-1)?.id ?? after;
    }
  };

  const trashedOf = async (isOf: (record: unknown) => boolean): Promise<PersonalData["trashed"]> => {
    const ids = await repositories.trash.idsBefore(new Date(now().getTime() + 1), Number.MAX_SAFE_INTEGER);
    const items: readonly TrashItem[] = ids.length > 0 ? await repositories.trash.findByIds(ids) : [];
    return items
      .filter(({ resource }) => resource === "testimonials")
      .map(({ id, snapshot }) => ({ id, record: unpacked(snapshot) }))
      .filter(({ record }) => isOf(record));
  };

  const accountsOf = async ({ kind, value }: Contact): Promise<PersonalData["accounts"]> => {
    const user = kind === "email" ? await repositories.users.findByIdentity(identityKey(value)) : null;
    if (!user) return [];
    const { total } = await repositories.entries.list({ who: user.id, page: 1, limit: 1 });
    return [{ user, entries: total }];
  };

  const commentsOf = async (isOf: (record: unknown) => boolean) => {
    const ids = (await repositories.reviews.list({})).map(({ id }) => id);
    return ids.length > 0 ? (await repositories.reviews.comments(ids)).filter(isOf) : [];
  };

  /** @throws {DomainError} "invalid" */
  const find = async (typed: string): Promise<PersonalData> => {
    const contact = contactOf(typed);
    if (!contact) throw invalidField("contact", personalDataMessages.badContact);
    const isOf = mentions(contact);
    return {
      leads: await leadsOf(isOf),
      subscribers: (await repositories.subscribers.all()).filter(isOf),
      testimonials: (await repositories.testimonials.all()).filter(isOf),
      trashed: await trashedOf(isOf),
      accounts: await accountsOf(contact),
      comments: await commentsOf(isOf),
    };
  };

  return {
    find,

    /** For a file: leaves an entry of that, which does not say about whom. */
    async export(typed: string, by: Actor): Promise<PersonalData> {
      const found = await find(typed);
      const rows = Object.values(found).reduce((sum, some) => sum + some.length, 0);
      await audit.record(by, [{ ...about, action: "export", detail: { rows } }]);
      return found;
    },

    /** For good, but for accounts and what the audit log names: those are a superadmin's to delete, and a year's. */
    async remove(typed: string, { user, ip }: Actor) {
      const found = await find(typed);
      const by = { user, ip, leavesNoHistory: true } as const;
      const idsOf = (some: readonly Readonly<{ id: string }>[]) => some.map(({ id }) => id);
      if (found.leads.length > 0) await leads.remove(idsOf(found.leads), by);
      for (const { id } of found.subscribers) await newsletter.remove(id, by);
      if (found.testimonials.length > 0) await testimonials.remove(idsOf(found.testimonials), by);
      if (found.trashed.length > 0) await trash.purgePresent(idsOf(found.trashed), by);
      const removed = {
        leads: found.leads.length,
        subscribers: found.subscribers.length,
        testimonials: found.testimonials.length + found.trashed.length,
      };
      await audit.record(by, [{ ...about, action: "purge", detail: removed }]);
      return removed;
    },
  };
}

export type PersonalDataService = ReturnType<typeof createPersonalData>;
