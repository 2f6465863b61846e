/** What somebody did who wants something: a click on an order or consultation button, or the contact form. */
export const leadKinds = ["order", "consultation", "contact"] as const;
export type LeadKind = (typeof leadKinds)[number];

/** Those that a click makes. */
export const leadClicks = ["order", "consultation"] as const satisfies readonly LeadKind[];
export type LeadClick = (typeof leadClicks)[number];

/** How far it has come: won and lost are ends. */
export const leadStatuses = ["new", "contacted", "quoted", "won", "lost"] as const;
export type LeadStatus = (typeof leadStatuses)[number];

/** A lead without a value comes last by value. */
export const leadSorts = ["newest", "oldest", "valueDesc", "updated"] as const;
export type LeadSort = (typeof leadSorts)[number];

/** Where somebody came from: texts, empty where nothing is known. Paths are without query. */
export const leadSources = ["path", "landing", "referrer", "utmSource", "utmMedium", "utmCampaign"] as const;
export type LeadSource = Readonly<Record<(typeof leadSources)[number], string>>;

/** What a history tells of: the field that was changed, or a note that was added. */
export const leadChanges = ["status", "name", "phone", "email", "value", "assignee", "followUpAt", "note"] as const;
export type LeadChange = (typeof leadChanges)[number];

export const leadLimits = {
  nameMax: 100,
  phoneMax: 40,
  emailMax: 254,
  messageMin: 10,
  messageMax: 2000,
  noteMax: 2000,
  /** Longer ones are cut. */
  sourceMax: 500,
  pageSize: 20,
  /** Stored leads of one address. */
  inTenMinutes: 10,
  /** Stored clicks of all addresses together, and how many there may be in all; others are counted alone. */
  clicksAnHour: 500,
  clicksStored: 50_000,
  /** So many days are told how many were counted alone. */
  unstoredDays: 7,
  /** Bytes of the contact form. */
  formMaxBytes: 16_384,
} as const;

/** What is said of input, to visitors in their language. */
export const leadMessages = {
  nameRequired: "Nama wajib diisi",
  unreachable: "Isi nomor WhatsApp atau email",
  badPhone: "Nomor WhatsApp tidak valid",
  badEmail: "Email tidak valid",
  messageTooShort: `Pesan minimal ${leadLimits.messageMin} karakter`,
  consentRequired: "Persetujuan diperlukan",
  noSuchPackage: "Paket tidak tersedia",
  notOfTheStaff: "Assignee must be somebody of the staff",
  badCode: "Kode harus enam karakter dari 2–9 dan A–Z tanpa I, L dan O",
} as const;

/** What sending the contact form leads to: thanks, or the form again with what was typed, by the fields' names. */
export type ContactPage =
  | Readonly<{ kind: "thanks"; code: string }>
  | Readonly<{
      kind: "form";
      typed: Readonly<Record<string, string>>;
      errors: Readonly<Record<string, string>>;
      /** Nothing is wrong but that so much has come already. */
      isTooMuch: boolean;
    }>;

/** The contact form's field that no person sees, and only robots fill in. */
export const leadTrap = "website";
