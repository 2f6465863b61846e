import * as z from "zod/mini";
import { roles } from "../auth.ts";
import { editedResources } from "../kinds.ts";
import { leadStatuses } from "../leads/leads.ts";
import { count, id, list, time } from "../rules/answers.schema.ts";
import { rule } from "../rules/fields.ts";
import {
  contactMax,
  contactOf,
  type DeletedStore,
  type PersonalDataStore,
  personalDataMessages,
} from "./personal-data.ts";

const { badContact } = personalDataMessages;

/** Whose data are asked for: an e-mail address or a phone number. */
export const personalDataQuery = z.object({
  contact: z.string({ error: badContact }).check(
    z.trim(),
    rule((value) => (value.length <= contactMax && contactOf(value) ? undefined : badContact)),
  ),
});

const shown = z.string();
const testimonial = z.strictObject({ id, name: shown, role: shown, quote: shown });
const whole = z.record(z.string(), z.unknown());

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
  testimonials: list(testimonial),
  trashed: list(testimonial),
  invitations: list(z.strictObject({ id, name: shown, email: shown, role: z.enum(roles), expiresAt: time })),
  /** New addresses of accounts that nobody has confirmed. */
  emailChanges: list(z.strictObject({ id, name: shown, email: shown, expiresAt: time })),
  /** Never what they say: that may hold a link that lets somebody in. */
  mails: list(z.strictObject({ id, to: shown, replyTo: shown, subject: shown, createdAt: time })),
  /** What `author` has typed and not saved. */
  drafts: list(
    z.strictObject({ resource: z.enum(editedResources), key: shown, title: shown, author: shown, updatedAt: time }),
  ),
  /** Of records, as `author` has left them; what a record says now may be among them. */
  versions: list(
    z.strictObject({ id, resource: shown, record: shown, title: shown, version: count, author: shown, at: time }),
  ),
  undos: list(z.strictObject({ id: shown, resource: shown, title: shown, expiresAt: time })),
  /** `entries` of the audit log name the account. */
  accounts: list(
    z.strictObject({ id, name: shown, username: shown, email: shown, role: z.enum(roles), entries: count }),
  ),
  /** Of review links; they are forgotten with those. */
  comments: list(z.strictObject({ name: shown, text: shown, at: time })),
} satisfies Record<PersonalDataStore, z.ZodMiniType>);

/**
 * All of it, for whoever it is about: leads with everything that was done with them, drafts of
 * testimonials with what was typed, old versions, and the records that an undo would bring back.
 */
export const personalDataFile = z.extend(personalDataFound, {
  contact: shown,
  exportedAt: time,
  leads: list(whole),
  drafts: list(whole),
  versions: list(whole),
  undos: list(whole),
});

export const personalDataDeleted = z.strictObject({
  leads: count,
  subscribers: count,
  testimonials: count,
  trashed: count,
  invitations: count,
  emailChanges: count,
  mails: count,
  drafts: count,
  versions: count,
  undos: count,
} satisfies Record<DeletedStore, typeof count>);

export type PersonalDataFound = Readonly<z.output<typeof personalDataFound>>;
export type PersonalDataDeleted = Readonly<z.output<typeof personalDataDeleted>>;
