import * as z from "zod/mini";
import { roles } from "./auth.ts";
import { editedResources } from "./kinds.ts";
import { lead } from "./leads/leads.schema.ts";
import { subscriber } from "./newsletter.schema.ts";
import { contactMax, contactOf, deletedStores, type PersonalDataStore, personalDataMessages } from "./personal-data.ts";
import { issue } from "./refusals/refusal.ts";
import { count, each, id, list, time } from "./rules/answers.schema.ts";
import { rule } from "./rules/fields.ts";
import { isRecordId } from "./text/text.ts";

const { badContact } = personalDataMessages;

/** The person whose data are requested: an e-mail address, a phone number, or the id of a person behind leads. */
export const personalDataQuery = z.object({
  contact: z.string(issue(badContact)).check(
    z.trim(),
    rule((value) => (value.length <= contactMax && (contactOf(value) || isRecordId(value)) ? undefined : badContact)),
  ),
});

const shown = z.string();
const testimonial = z.strictObject({ id, name: shown, role: shown, quote: shown });
const whole = z.record(z.string(), z.unknown());

/** All stored data about a person. Accounts and comments are only listed: they are deleted elsewhere or expire. */
export const personalDataFound = z.strictObject({
  leads: list(
    z.pick(lead, { id: true, code: true, name: true, phone: true, email: true, status: true, createdAt: true }),
  ),
  subscribers: list(z.pick(subscriber, { id: true, email: true, consentVersion: true, consentAt: true })),
  testimonials: list(testimonial),
  trashed: list(testimonial),
  invitations: list(z.strictObject({ id, name: shown, email: shown, role: z.enum(roles), expiresAt: time })),
  /** New account addresses that nobody has confirmed. */
  emailChanges: list(z.strictObject({ id, name: shown, email: shown, expiresAt: time })),
  /** Never the body, which may hold a link that gives access to an account. */
  mails: list(z.strictObject({ id, to: shown, replyTo: shown, subject: shown, createdAt: time })),
  /** Unsaved input that `author` typed. */
  drafts: list(
    z.strictObject({ resource: z.enum(editedResources), key: shown, title: shown, author: shown, updatedAt: time }),
  ),
  /** Versions of records as `author` saved them, possibly including the current one. */
  versions: list(
    z.strictObject({ id, resource: shown, record: shown, title: shown, version: count, author: shown, at: time }),
  ),
  undos: list(z.strictObject({ id: shown, resource: shown, title: shown, expiresAt: time })),
  /** `entries` is the number of audit log entries that name the account. */
  accounts: list(
    z.strictObject({ id, name: shown, username: shown, email: shown, role: z.enum(roles), entries: count }),
  ),
  /** Comments on review links; they are deleted together with the links. */
  comments: list(z.strictObject({ name: shown, text: shown, at: time })),
} satisfies Record<PersonalDataStore, z.ZodMiniType>);

/**
 * The complete data for the person concerned: leads with their history, drafts of testimonials with the typed text, old
 * versions, and the records that an undo would restore.
 */
export const personalDataFile = z.extend(personalDataFound, {
  contact: shown,
  exportedAt: time,
  leads: list(whole),
  drafts: list(whole),
  versions: list(whole),
  undos: list(whole),
});

export const personalDataDeleted = z.strictObject(each(deletedStores, count));

export type PersonalDataFound = Readonly<z.output<typeof personalDataFound>>;
export type PersonalDataDeleted = Readonly<z.output<typeof personalDataDeleted>>;
