import type { SiteAlerts } from "./alerts.ts";
import { type BrandColours, noBrandColours } from "./site/brand-colours.ts";
import { noForeignScripts } from "./site/foreign-scripts.ts";
import { noOfficeHours } from "./site/office-hours.ts";
import type { TimeZone } from "./site/time-zone.ts";

export const socialNetworks = ["facebook", "twitter", "instagram", "linkedin", "youtube", "whatsapp"] as const;
export type SocialNetwork = (typeof socialNetworks)[number];
export const socialNetworkNames: Readonly<Record<SocialNetwork, string>> = {
  facebook: "Facebook",
  twitter: "Twitter",
  instagram: "Instagram",
  linkedin: "LinkedIn",
  youtube: "YouTube",
  whatsapp: "WhatsApp",
};

/** The placeholders in the text that answers a lead, in Indonesian like the text itself. */
export const answerFields = ["{nama}", "{situs}", "{perihal}", "{kode}"] as const;

export const settingsLimits = {
  nameMax: 100,
  descriptionMax: 500,
  phoneMax: 40,
  addressMax: 300,
  metaTagsMax: 20_000,
  metaTagMax: 500,
  metaTagsCount: 20,
  customCodeMaxBytes: 65_536,
  /** The longest times that leads are kept: clicks, which identify nobody, and other leads since their last change. */
  forgetClicksAfterDaysMax: 90,
  forgetLeadsAfterMonthsMax: 24,
  answersWithinMax: 30,
  answerTextMax: 500,
} as const;

/**
 * The names allowed for a meta tag of the settings; tags and policies that the pages set themselves are not among them.
 */
export const metaTagNames = [
  "author",
  "copyright",
  "fb:app_id",
  "facebook-domain-verification",
  "google-site-verification",
  "keywords",
  "msvalidate.01",
  "p:domain_verify",
  "twitter:creator",
  "twitter:site",
  "yandex-verification",
] as const;

const alerts: SiteAlerts = { duty: [], nextAfterMinutes: 10 };
const brand: BrandColours = noBrandColours;
const timeZone: TimeZone = "WIB";

export const defaultSettings = {
  siteName: "Etalase",
  siteDescription: "Web Development and Digital Solutions",
  logo: "",
  favicon: "",
  ogImage: "",
  brand,
  contactEmail: "",
  contactPhone: "",
  address: "Jakarta, Indonesia",
  socialMedia: { facebook: "", twitter: "", instagram: "", linkedin: "", youtube: "", whatsapp: "" },
  metaTags: "",
  googleAnalyticsId: "",
  customCss: "",
  customJs: "",
  scripts: noForeignScripts,
  forgetClicksAfterDays: 90,
  forgetLeadsAfterMonths: 24,
  timeZone,
  /** Empty hours: no agency's are known until they are entered. */
  officeHours: noOfficeHours,
  answersWithin: "1 jam",
  alerts,
  english: false,
  answerText:
    "Halo {nama}, terima kasih sudah menghubungi {situs}. Kami ingin menindaklanjuti {perihal} (kode {kode}).",
};
