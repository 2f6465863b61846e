export const socialNetworks = ["facebook", "twitter", "instagram", "linkedin", "youtube", "whatsapp"] as const;
export type SocialNetwork = (typeof socialNetworks)[number];

/** What the public pages know of the site. `logo` and `ogImage` are absolute URLs, `favicon` a path; all may be empty. */
export type SiteSettings = Readonly<{
  siteName: string;
  siteDescription: string;
  logo: string;
  favicon: string;
  ogImage: string;
  contactEmail: string;
  contactPhone: string;
  address: string;
  socialMedia: Readonly<Record<SocialNetwork, string>>;
}>;

export const defaultSettings: SiteSettings = {
  siteName: "Etalase",
  siteDescription: "Web Development and Digital Solutions",
  logo: "",
  favicon: "",
  ogImage: "",
  contactEmail: "",
  contactPhone: "",
  address: "Jakarta, Indonesia",
  socialMedia: { facebook: "", twitter: "", instagram: "", linkedin: "", youtube: "", whatsapp: "" },
};
