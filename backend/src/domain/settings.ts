import type { PriceAnswer, SocialNetwork } from "@etalase/contracts/settings";
import type { OfficeHours } from "@etalase/contracts/site/office-hours";
import type { Picture } from "./picture.ts";

export type Settings = Readonly<{
  siteName: string;
  siteDescription: string;
  logo: Picture | null;
  favicon: Picture | null;
  /** The default picture of shared pages. */
  ogImage: Picture | null;
  contactEmail: string;
  contactPhone: string;
  address: string;
  socialMedia: Readonly<Record<SocialNetwork, string>>;
  metaTags: string;
  googleAnalyticsId: string;
  customCss: string;
  customJs: string;
  /** Those that tell of nobody. */
  forgetClicksAfterDays: number;
  /** All others, after their last change. */
  forgetLeadsAfterMonths: number;
  officeHours: OfficeHours;
  /** How soon somebody usually answers, in words. */
  answersWithin: string;
  priceAnswers: readonly PriceAnswer[];
  /** How an answer to a lead begins. */
  answerText: string;
  /** Raised by every edit. */
  version: number;
}>;
