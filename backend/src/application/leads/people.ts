import { leadMessages } from "@etalase/contracts/leads/leads";
import type { PeopleQuery } from "@etalase/contracts/people.schema";
import { type Contact, mentions } from "@etalase/contracts/personal-data";
import type { Act } from "../../domain/audit.ts";
import { invalidField } from "../../domain/errors.ts";
import type { Lead } from "../../domain/leads/lead.ts";
import { type Person, personFrom } from "../../domain/leads/people.ts";
import type { Actor } from "../../domain/user.ts";
import { existing, pageOf, type Rows } from "../content.ts";
import { foundIn } from "../in-parts.ts";
import type { Subscriber, SubscriberRepository } from "../newsletter/subscribers.ts";
import type { TestimonialRepository } from "../testimonials.ts";
import type { Tools } from "../tools.ts";
import { type LeadRepository, leadAbout } from "./leads.ts";

/** A lead's person, with the number of their leads. */
export type LeadPerson = Readonly<{ id: string; leads: number }>;

export interface PeopleRepository {
  /** The latest contact comes first. */
  list(query: PeopleQuery): Promise<Rows<Person>>;
  /** The persons of leads that have one, by the ids of the leads. */
  ofLeads(ids: readonly string[]): Promise<ReadonlyMap<string, LeadPerson>>;
  /** The leads of a person, whole, the latest first. */
  leadsOf(personId: string): Promise<readonly Lead[]>;
  /** The persons who have this number or address. */
  withContact(contact: Contact): Promise<readonly string[]>;
  /** The numbers and addresses of a person that no other person has. */
  contactsOf(personId: string): Promise<readonly Contact[]>;
  /** Finds the persons and channels of up to so many leads of the version before. @returns the number of these leads */
  group(limit: number): Promise<number>;
}

type Needs = Pick<Tools, "history" | "exclusively" | "newId" | "pause"> &
  Readonly<{
    people: PeopleRepository;
    leads: Pick<LeadRepository, "update">;
    testimonials: Pick<TestimonialRepository, "after">;
    subscribers: Pick<SubscriberRepository, "findByEmail">;
  }>;

const atOnce = 200;

/** The persons behind leads: derived from numbers and addresses, split by hand. */
export function createPeopleService(needs: Needs) {
  const { people, leads, testimonials, subscribers, history, exclusively, newId, pause } = needs;

  /** The leads of a person; an id of any of these leads finds the person too, since an older lead may have joined. */
  async function find(id: string) {
    const person = existing((await people.ofLeads([id])).get(id));
    return { id: person.id, all: await people.leadsOf(person.id) };
  }

  async function get(asked: string) {
    const { id, all } = await find(asked);
    const contacts = await people.contactsOf(id);
    const emails = contacts.filter(({ kind }) => kind === "email");
    const found = await Promise.all(emails.map(({ value }) => subscribers.findByEmail(value)));
    return {
      ...personFrom(id, all),
      leads: all,
      testimonials: await foundIn(testimonials.after, mentions(contacts), { limit: atOnce, pause }),
      subscriptions: found.filter((one): one is Subscriber => one !== null),
    };
  }

  return {
    get,
    ofLeads: people.ofLeads,
    async list(query: PeopleQuery) {
      return pageOf(await people.list(query), query);
    },

    /**
     * Keeps leads of a person apart from the others, whatever is edited later. Both sides get marks, so that a further
     * lead, which has none, can still join either.
     * @throws {DomainError} "invalid" for leads of another person, or all of them
     */
    async split(asked: string, ids: readonly string[], by: Actor) {
      await exclusively(async () => {
        const { all } = await find(asked);
        const leaving = all.filter(({ id }) => ids.includes(id));
        if (leaving.length < ids.length) throw invalidField("leads", leadMessages.notOfThePerson);
        if (leaving.length === all.length) throw invalidField("leads", leadMessages.nobodyLeft);
        const [stays, leaves] = [all.find(({ apart }) => apart !== null)?.apart ?? newId(), newId()];
        await history.write(by, { leads: all }, async () => {
          const saved: Lead[] = [];
          for (const lead of all)
            saved.push(await leads.update({ ...lead, apart: leaving.includes(lead) ? leaves : stays }));
          const acts = leaving.map(
            (lead): Act => ({ ...leadAbout(lead), action: "update", detail: { fields: ["person"] } }),
          );
          return { after: { leads: saved }, acts, result: undefined };
        });
      });
      return get(asked);
    },

    /** Groups the leads that the version before has written, all of them after an update. */
    async group(): Promise<void> {
      while ((await exclusively(() => people.group(atOnce))) === atOnce) await pause();
    },
  };
}

export type PeopleService = ReturnType<typeof createPeopleService>;
