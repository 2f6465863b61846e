import { refusal } from "./refusals/refusal.ts";
import { digitsOfTyped, numbersIn } from "./text/typed-phone.ts";

export const personalDataMessages = {
  badContact: refusal("Enter one complete e-mail address, or one phone number of 8 to 15 digits"),
} as const;

/** The stores that a deletion clears, in order. It takes only drafts of testimonials: others are an editor's work. */
export const deletedStores = [
  "leads",
  "subscribers",
  "testimonials",
  "trashed",
  "invitations",
  "emailChanges",
  "mails",
  "drafts",
  "versions",
  "undos",
] as const;

/**
 * Every place that may store something about a person. Search, deletion, dashboard and privacy page are typed by this
 * list: a place added here but missing there does not compile.
 */
export const personalDataStores = [...deletedStores, "accounts", "comments"] as const;

export type DeletedStore = (typeof deletedStores)[number];
export type PersonalDataStore = (typeof personalDataStores)[number];

/** Tells whether a deletion takes the draft. */
export const isDraftDeleted = ({ resource }: Readonly<{ resource: string }>): boolean => resource === "testimonials";

/** A person's contact: the address in lower case, or the number in international form. */
export type Contact = Readonly<{ kind: "email" | "phone"; value: string }>;

export const contactMax = 254;

/** Returns null for a text that is neither an e-mail address nor a phone number. */
export function contactOf(typed: string): Contact | null {
  const text = typed.normalize("NFKC").trim().toLowerCase();
  if (/^[^\s@]+@[^\s@]+$/.test(text)) return { kind: "email", value: text };
  const digits = digitsOfTyped(text);
  return digits ? { kind: "phone", value: digits } : null;
}

/** Returns all texts in a value, at any depth. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null || value instanceof Date) return [];
  return Object.values(value).flatMap(textsIn);
}

/** Matches whole addresses, so that "ana@…" does not match Diana's. */
const addressesIn = (text: string) => text.toLowerCase().match(/[^\s@<>()",;:]+@[^\s@<>()",;:]*[^\s@<>()",;:.]/g) ?? [];

/** Tells whether a record mentions one of the addresses or numbers anywhere; "0812 3456" and "+62 812-3456" are equal. */
export function mentions(contacts: readonly Contact[]): (record: unknown) => boolean {
  const [emails, phones] = (["email", "phone"] as const).map(
    (kind) => new Set(contacts.filter((one) => one.kind === kind).map(({ value }) => value)),
  );
  const holdsOne = (text: string) =>
    (emails?.size && addressesIn(text).some((one) => emails.has(one))) ||
    (phones?.size && numbersIn(text).some((one) => phones.has(one)));
  return (record) => textsIn(record).some(holdsOne);
}
