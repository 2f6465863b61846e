import type { SocialNetwork } from "@etalase/contracts/settings";
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
  /** Raised by every edit. */
  version: number;
}>;
