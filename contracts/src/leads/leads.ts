import { type Refusal, refusal, verbatim } from "../refusals/refusal.ts";
import type { Unusable } from "../text/characters.ts";

/** The kinds of leads from the public site: a click on an order or consultation button, or the contact form. */
export const visitorKinds = ["order", "consultation", "contact"] as const;

/** The kinds that staff record by hand: a call, a visit, a chat, or any other message. */
export const handKinds = ["chat", "call", "visit", "contact"] as const;
export type HandKind = (typeof handKinds)[number];

export const leadKinds = [...visitorKinds, "chat", "call", "visit"] as const;
export type LeadKind = (typeof leadKinds)[number];

/** The source of leads by hand. */
export const staffSource = "staff";

/** The kinds that a click makes. */
export const leadClicks = ["order", "consultation"] as const satisfies readonly LeadKind[];
export type LeadClick = (typeof leadClicks)[number];

/** A lead's progress: won and lost are final. */
export const leadStatuses = ["new", "contacted", "quoted", "won", "lost"] as const;
export type LeadStatus = (typeof leadStatuses)[number];

/** The reason why a lead was lost, as far as the agency knows it. */
export const lostReasons = ["price", "rival", "silence", "misfit", "timing", "other"] as const;
export type LostReason = (typeof lostReasons)[number];

/** Sorted by value, leads without one come last. */
export const leadSorts = ["newest", "oldest", "valueDesc", "updated"] as const;
export type LeadSort = (typeof leadSorts)[number];

/**
 * Why a message is held back: its honeypot was filled in, as robots and password managers do, or its browser calls
 * itself a robot or prefetched it.
 */
export const heldReasons = ["trap", "robot"] as const;
export type HeldReason = (typeof heldReasons)[number];

/** The origin of a visitor: texts, empty when unknown. Paths have no query. */
export const leadSources = ["path", "landing", "referrer", "utmSource", "utmMedium", "utmCampaign"] as const;
export type LeadSource = Readonly<Record<(typeof leadSources)[number], string>>;

/** The entries of a lead's history: the field that was changed, or a note that was added. */
export const leadChanges = [
  "status",
  "name",
  "phone",
  "email",
  "value",
  "lostReason",
  "assignee",
  "followUpAt",
  "heldBack",
  "note",
] as const;
export type LeadChange = (typeof leadChanges)[number];

export const leadLimits = {
  nameMax: 100,
  phoneMax: 40,
  emailMax: 254,
  messageMin: 10,
  messageMax: 2000,
  noteMax: 2000,
  /** A pasted chat. */
  chatMax: 20_000,
  /** Longer texts are cut. */
  sourceMax: 500,
  pageSize: 20,
  /** Stored leads of one address. */
  inTenMinutes: 10,
  /** Stored clicks of all addresses together per hour, and in total; the site counts further clicks apart. */
  clicksAnHour: 500,
  clicksStored: 50_000,
  /** Stored leads that are no part of the figures, of all addresses: tests, or messages held back. */
  asideAnHour: 100,
  asideStored: 2000,
  /** Days until a message that was held back is forgotten. */
  heldBackDays: 30,
  /** Days for which the number of clicks that were not stored is reported. */
  unstoredDays: 7,
} as const;

/** Messages about invalid input, in the language of visitors. */
export const leadMessages = {
  nameRequired: verbatim("Nama wajib diisi"),
  unreachable: verbatim("Isi nomor WhatsApp atau email"),
  badPhone: verbatim("Nomor WhatsApp tidak valid"),
  badEmail: verbatim("Email tidak valid"),
  messageTooShort: verbatim(`Pesan minimal ${leadLimits.messageMin} karakter`),
  consentRequired: verbatim("Persetujuan diperlukan"),
  noSuchPackage: verbatim("Paket tidak tersedia"),
  nobody: refusal("Enter a name, a phone number or an e-mail address"),
  notYet: refusal("{field} cannot be in the future", { field: "Time" }),
  notLost: refusal("Only a lost lead can have a reason why it was lost"),
  notOfTheStaff: refusal("Assignee must be a staff member"),
  notOfThePerson: refusal("Only leads of this person can be split off"),
  nobodyLeft: refusal("At least one lead must stay with this person"),
  unusable: (field: string, { code, after }: Unusable) =>
    verbatim(`${field} memuat karakter yang tidak dapat dipakai: ${code} ${after ? `setelah "${after}"` : "di awal"}`),
  badCode: verbatim("Kode harus enam karakter dari 2–9 dan A–Z tanpa I, L dan O"),
} as const;

/** The page of the contact form: thanks, or the form, again with the typed values by field name. */
export type ContactPage = Readonly<{ language?: "en" | undefined }> & ContactState;

type ContactState =
  /** `isTest`: the sender is staff, who tries the form. */
  | Readonly<{ kind: "thanks"; code: string; isTest?: true | undefined }>
  | Readonly<{
      kind: "form";
      typed: Readonly<Record<string, string>>;
      errors: Readonly<Record<string, Refusal>>;
      /** The input is valid, but too many leads have come already. */
      isTooMuch: boolean;
    }>;

/** The contact form's honeypot, which only robots and password managers fill in. */
export const leadTrap = "website";
