import * as z from "zod/mini";
import { leadsPage } from "./leads/leads.schema.ts";
import { subscriberStates } from "./newsletter.ts";
import { count, id, list, pageOf, record, strings, time } from "./rules/answers.schema.ts";
import { paging } from "./rules/content.schema.ts";
import { ids, search } from "./rules/fields.ts";
import { testimonialStatuses } from "./testimonials.ts";

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
  testimonials: list(
    z.strictObject({ id, name: shown, role: shown, quote: shown, status: z.enum(testimonialStatuses) }),
  ),
  subscriptions: list(
    z.strictObject({
      id,
      email: shown,
      consentAt: time,
      confirmedAt: z.nullable(time),
      state: z.enum(subscriberStates),
    }),
  ),
});

export type PeopleQuery = z.output<typeof peopleQuery>;
export type Person = Readonly<z.output<typeof person>>;
export type PersonWithLeads = Readonly<z.output<typeof personAnswer>>;
