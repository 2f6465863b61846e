import * as z from "zod/mini";
import { roles } from "../auth.ts";
import { leadStatuses } from "../leads/leads.ts";
import { count, id, list, time } from "../rules/answers.schema.ts";
import { rule } from "../rules/fields.ts";
import { contactMax, contactOf, personalDataMessages } from "./personal-data.ts";

const { badContact } = personalDataMessages;

/** Whose data are asked for: an e-mail address or a phone number. */
export const personalDataQuery = z.object({
  contact: z.string({ error: badContact }).check(
    z.trim(),
    rule((value) => (value.length <= contactMax && contactOf(value) ? undefined : badContact)),
  ),
});

const shown = z.string();

/** What is stored. Accounts and comments are named here, and deleted elsewhere or by themselves. */
export const personalDataFound = z.strictObject({
  leads: list(
    z.strictObject({
      id,
      code: shown,
      name: shown,
      phone: shown,
      email: shown,
      status: z.enum(leadStatuses),
      createdAt: time,
    }),
  ),
  subscribers: list(z.strictObject({ id, email: shown, consentVersion: shown, consentAt: time })),
  testimonials: list(z.strictObject({ id, name: shown, role: shown, quote: shown, inTrash: z.boolean() })),
  /** `entries` of the audit log name the account. */
  accounts: list(
    z.strictObject({ id, name: shown, username: shown, email: shown, role: z.enum(roles), entries: count }),
  ),
  /** Of review links; they are forgotten with those. */
  comments: list(z.strictObject({ name: shown, text: shown, at: time })),
});

/** All of it, for whoever it is about: leads with everything that was done with them. */
export const personalDataFile = z.extend(personalDataFound, {
  contact: shown,
  exportedAt: time,
  leads: list(z.record(z.string(), z.unknown())),
});

export const personalDataDeleted = z.strictObject({ leads: count, subscribers: count, testimonials: count });

export type PersonalDataFound = Readonly<z.output<typeof personalDataFound>>;
export type PersonalDataDeleted = Readonly<z.output<typeof personalDataDeleted>>;
