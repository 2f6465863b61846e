import { whatsappDigits } from "../text/phone.ts";

export const personalDataMessages = {
  badContact: "Enter one whole e-mail address, or one phone number of 8 to 15 digits",
} as const;

/** What a deletion takes, and in which order. Of drafts those of testimonials alone: others are somebody's work. */
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
 * Every place where something may be stored about somebody. What searches, what deletes, what the dashboard shows and
 * what the privacy page tells are typed by it: one that is added here and left out there does not compile.
 */
export const personalDataStores = [...deletedStores, "accounts", "comments"] as const;

export type DeletedStore = (typeof deletedStores)[number];
export type PersonalDataStore = (typeof personalDataStores)[number];

/** Whether a deletion takes the draft. */
export const isDraftDeleted = ({ resource }: Readonly<{ resource: string }>): boolean => resource === "testimonials";

/** By what somebody is known: the address in lower case, or the number in international form. */
export type Contact = Readonly<{ kind: "email" | "phone"; value: string }>;

export const contactMax = 254;

/** Null for what is neither an e-mail address nor a phone number. */
export function contactOf(typed: string): Contact | null {
  const text = typed.normalize("NFKC").trim().toLowerCase();
  if (/^[^\s@]+@[^\s@]+$/.test(text)) return { kind: "email", value: text };
  const digits = /^[+\d\s().-]+$/.test(text) ? whatsappDigits(text) : "";
  return digits ? { kind: "phone", value: digits } : null;
}

/** All texts of a value, however deep. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null || value instanceof Date) return [];
  return Object.values(value).flatMap(textsIn);
}

/** Whole addresses, so that "ana@…" is none of Diana's. */
const addressesIn = (text: string) => text.toLowerCase().match(/[^\s@<>()",;:]+@[^\s@<>()",;:]*[^\s@<>()",;:.]/g) ?? [];
/** What is written like a number, in whichever way. */
const numbersIn = (text: string) => (text.match(/\+?[\d(][\d\s().-]{6,}\d/g) ?? []).map(whatsappDigits);

/** Whether anything of a record names the address or the number; "0812 3456" and "+62 812-3456" are one. */
export const mentions =
  ({ kind, value }: Contact) =>
  (record: unknown): boolean =>
    textsIn(record).some((text) => (kind === "email" ? addressesIn(text) : numbersIn(text)).includes(value));
