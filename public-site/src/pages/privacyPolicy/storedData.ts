import { revisionsKept } from "@etalase/contracts/history";
import type { PersonalDataStore } from "@etalase/contracts/personal-data";
import type { SiteSettings } from "@etalase/contracts/settings.schema";
import { fill, type Spoken, wordsFor } from "../../site/texts.ts";
import { storedWords } from "./storedCopy.ts";

type Stored = Readonly<{ what: string; why: string; basis: string; keptFor: string }>;

/** Counters of others, which wait for consent. */
export type Agreed = "analytics" | "foreign";

/** The site's words, and how long its settings keep leads. */
type Site = Spoken & Readonly<{ settings: Pick<SiteSettings, "forgetClicksAfterDays" | "forgetLeadsAfterMonths"> }>;
type Copy = (typeof storedWords)["own"];

/** The stores where staff search and delete personal data: a store without a row here fails to compile. */
const searched = (copy: Copy, { settings }: Site): Readonly<Record<PersonalDataStore, Stored>> => ({
  leads: {
    ...copy.messages,
    keptFor: fill(copy.messages.keptFor, { months: settings.forgetLeadsAfterMonths }),
  },
  subscribers: copy.newsletter,
  mails: copy.mails,
  comments: copy.reviews,
  testimonials: copy.testimonials,
  trashed: copy.testimonials,
  drafts: copy.unsaved,
  versions: { ...copy.versions, keptFor: fill(copy.versions.keptFor, { count: revisionsKept }) },
  undos: copy.unsaved,
  accounts: copy.staff,
  invitations: copy.staff,
  emailChanges: copy.staff,
});

/** Returns the rows of the list of stored data. */
export function storedData(agreed: readonly Agreed[], site: Site): readonly Stored[] {
  const copy = wordsFor(storedWords, site);
  return [
    ...new Set(Object.values(searched(copy, site))),
    { ...copy.clicks, keptFor: fill(copy.clicks.keptFor, { days: site.settings.forgetClicksAfterDays }) },
    copy.visits,
    copy.reading,
    ...agreed.map((counter) => copy[counter]),
    copy.chats,
    copy.limits,
    copy.logs,
  ];
}
