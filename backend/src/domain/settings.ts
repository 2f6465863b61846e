import type { SiteAlerts } from "@etalase/contracts/alerts";
import type { SocialNetwork } from "@etalase/contracts/settings";
import type { BrandColours } from "@etalase/contracts/site/brand-colours";
import type { ForeignScripts } from "@etalase/contracts/site/foreign-scripts";
import type { OfficeHours } from "@etalase/contracts/site/office-hours";
import type { TimeZone } from "@etalase/contracts/site/time-zone";
import type { SynonymGroups } from "@etalase/contracts/synonyms";
import type { Picture } from "./picture.ts";

export type Settings = Readonly<{
  siteName: string;
  siteDescription: string;
  logo: Picture | null;
  favicon: Picture | null;
  /** The default picture of shared pages. */
  ogImage: Picture | null;
  brand: BrandColours;
  contactEmail: string;
  contactPhone: string;
  address: string;
  socialMedia: Readonly<Record<SocialNetwork, string>>;
  metaTags: string;
  googleAnalyticsId: string;
  customCss: string;
  customJs: string;
  scripts: ForeignScripts;
  /** The retention of leads without personal data. */
  forgetClicksAfterDays: number;
  /** The retention of all other leads, after their last change. */
  forgetLeadsAfterMonths: number;
  /** The zone of every date and time of the site. */
  timeZone: TimeZone;
  officeHours: OfficeHours;
  /** The usual time until an answer, in words. */
  answersWithin: string;
  /** The beginning of an answer to a lead. */
  answerText: string;
  /** Who is rung about a new lead. Strangers do not see it. */
  alerts: SiteAlerts;
  /** The words that mean the same to a search. They are edited apart from the other settings. */
  synonyms: SynonymGroups;
  /** Whether the site has pages in English, too. */
  english: boolean;
  /** Raised by every edit. */
  version: number;
}>;
