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

export const settingsLimits = {
  nameMax: 100,
  descriptionMax: 500,
  phoneMax: 40,
  addressMax: 300,
  metaTagsMax: 20_000,
  metaTagMax: 500,
  metaTagsCount: 20,
  customCodeMaxBytes: 65_536,
  /** How long leads are kept at most: those that tell of nobody, and the others since their last change. */
  forgetClicksAfterDaysMax: 90,
  forgetLeadsAfterMonthsMax: 24,
} as const;

/** The names that a meta tag of the settings may have; the pages' own tags and policies are not among them. */
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

export const defaultSettings = {
  siteName: "Etalase",
  siteDescription: "Web Development and Digital Solutions",
  logo: "",
  favicon: "",
  ogImage: "",
  contactEmail: "",
  contactPhone: "",
  address: "Jakarta, Indonesia",
  socialMedia: { facebook: "", twitter: "", instagram: "", linkedin: "", youtube: "", whatsapp: "" },
  metaTags: "",
  googleAnalyticsId: "",
  customCss: "",
  customJs: "",
  forgetClicksAfterDays: 90,
  forgetLeadsAfterMonths: 24,
};
