import * as z from "zod/mini";
import { leadsPage } from "./leads/leads.schema.ts";
import { subscriber } from "./newsletter.schema.ts";
import { count, list, pageOf, record, strings, time } from "./rules/answers.schema.ts";
import { paging } from "./rules/content.schema.ts";
import { ids, search } from "./rules/fields.ts";
import { testimonial } from "./testimonials.schema.ts";

/** `search` looks in everything that a lead says, and finds a number in any spelling. */
export const peopleQuery = z.object({ ...paging(20), search });

/** The leads to keep apart from the others of their person. */
export const splitInput = z.object({ leads: ids });

const shown = z.string();

/**
 * A person. Numbers are in international form, and as typed where they cannot be one; addresses are in lower case.
 * `value` sums up the won leads, in whole rupiah; `lastAt` is the time of the latest lead.
 */
const person = z.strictObject({
  ...record,
  name: shown,
  phones: strings,
  emails: strings,
  leads: count,
  value: count,
  lastAt: time,
});

/** The latest contact comes first. */
export const peoplePage = pageOf({ people: list(person) });

/** A person with all leads, the latest first, and the testimonials that name a number or an address of only this one. */
export const personAnswer = z.extend(person, {
  leads: leadsPage.shape.leads,
  testimonials: list(z.pick(testimonial, { id: true, name: true, role: true, quote: true, status: true })),
  subscriptions: list(z.pick(subscriber, { id: true, email: true, consentAt: true, confirmedAt: true })),
});

export type PeopleQuery = z.output<typeof peopleQuery>;
export type Person = Readonly<z.output<typeof person>>;
export type PersonWithLeads = Readonly<z.output<typeof personAnswer>>;
