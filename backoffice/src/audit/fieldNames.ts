import { socialNetworkNames } from "@etalase/contracts/settings";

/** Labels of fields whose property names do not say enough; other labels are derived from the name. */
const names: Readonly<Record<string, string>> = {
  ...socialNetworkNames,
  siteName: "site name",
  brand: "colours",
  siteDescription: "site description",
  contactEmail: "contact e-mail",
  contactPhone: "contact phone",
  socialMedia: "social media",
  metaTags: "meta tags",
  googleAnalyticsId: "Google Analytics ID",
  ogImage: "default share picture",
  email: "e-mail",
  lostReason: "reason of the loss",
  followUpAt: "day to come back",
  firstAnswerAt: "first answer",
  featuredImage: "main picture",
  images: "gallery",
  isActive: "shown or hidden",
  isFeatured: "featured",
  isHighlighted: "highlighted",
  portfolioId: "project",
  projectType: "project type",
  projectStatus: "project status",
  publishedAt: "publication time",
  readingTime: "reading time",
  signInLetters: "letters about new browsers",
  websiteUrl: "website",
};

const words = (name: string) =>
  name
    .replace(/Id$/, "")
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .trim();

/** Returns a field's label as the forms have it. */
export const fieldName = (name: string): string => names[name] ?? words(name);
