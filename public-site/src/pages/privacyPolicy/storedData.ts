import { revisionsKept } from "@etalase/contracts/history";
import type { PersonalDataStore } from "@etalase/contracts/privacy/personal-data";
import type { SiteSettings } from "@etalase/contracts/settings.schema";
import { fill } from "../../site/texts.ts";
import { storedWords as copy } from "./storedCopy.ts";

type Stored = Readonly<{ what: string; why: string; basis: string; keptFor: string }>;

/** Counters of others, which wait for consent. */
export type Agreed = "analytics" | "foreign";

/** How long leads are kept, according to the settings. */
type Kept = Pick<SiteSettings, "forgetClicksAfterDays" | "forgetLeadsAfterMonths">;

const clicks = ({ forgetClicksAfterDays }: Kept): Stored => ({
  ...copy.clicks,
  keptFor: fill(copy.clicks.keptFor, { days: forgetClicksAfterDays }),
});

const messages = ({ forgetLeadsAfterMonths }: Kept): Stored => ({
  ...copy.messages,
  keptFor: fill(copy.messages.keptFor, { months: forgetLeadsAfterMonths }),
});

const versions = (): Stored => ({
  ...copy.versions,
  keptFor: fill(copy.versions.keptFor, { count: revisionsKept }),
});

/** The stores where staff search and delete personal data: a store without a row here fails to compile. */
const searched = (kept: Kept): Readonly<Record<PersonalDataStore, Stored>> => ({
  leads: messages(kept),
  subscribers: copy.newsletter,
  mails: copy.mails,
  comments: copy.reviews,
  testimonials: copy.testimonials,
  trashed: copy.testimonials,
  drafts: copy.unsaved,
  versions: versions(),
  undos: copy.unsaved,
  accounts: copy.staff,
  invitations: copy.staff,
  emailChanges: copy.staff,
});

/** Returns the rows of the table of stored data. */
export const storedData = (agreed: readonly Agreed[], kept: Kept): readonly Stored[] => [
  ...new Set(Object.values(searched(kept))),
  clicks(kept),
  copy.visits,
  copy.reading,
  ...agreed.map((counter) => copy[counter]),
  copy.chats,
  copy.limits,
  copy.logs,
];
