import { socialNetworkNames } from "@etalase/contracts/settings";
import { isEnglish, originalKey } from "@etalase/contracts/texts";
import { humanised } from "../kit/language/humanised.ts";
import { t, translatedLabel } from "../kit/language/t.ts";
import { wholeLabelOf } from "../texts/labels.ts";

/** Names that differ from the field's label, or of fields without a label in the dictionary. */
const names: Readonly<Record<string, string>> = {
  ...socialNetworkNames,
  brand: t("colours"),
  contactEmail: t("contact e-mail"),
  socialMedia: t("social media"),
  googleAnalyticsId: t("Google Analytics ID"),
  ogImage: t("default share picture"),
  email: t("e-mail"),
  lostReason: t("reason for the loss"),
  followUpAt: t("follow-up day"),
  firstAnswerAt: t("first answer"),
  featuredImage: t("main picture"),
  images: t("gallery"),
  isActive: t("shown or hidden"),
  isFeatured: t("featured [field]"),
  isHighlighted: t("highlighted [field]"),
  portfolioId: t("project"),
  publishedAt: t("publication time"),
  readingTime: t("reading time"),
  signInLetters: t("mails about new browsers"),
  websiteUrl: t("website"),
  alt: t("alt"),
  answersWithin: t("answers within"),
  english: t("pages in English"),
  focal: t("focal"),
  forgetClicksAfterDays: t("forget clicks after days"),
  forgetLeadsAfterMonths: t("forget leads after months"),
  isFrom: t("is from"),
  noindex: t("noindex"),
  seoTitle: t("seo title"),
  seoDescription: t("seo description"),
  shareImage: t("share image"),
  slug: t("slug"),
};

/** The label of a field with the name: "projectType" has "Project type", and "authorId" has "Author". */
const labelOf = (name: string) => humanised(name.replace(/Id$/, ""));

const inRunningText = (label: string) => label.charAt(0).toLowerCase() + label.slice(1);

/** Names one of the site's texts by its key, which begins with its page. */
function nameOfText(key: string): string {
  const [page = ""] = (isEnglish(key) ? originalKey(key) : key).split(".", 1);
  return wholeLabelOf({ key, page });
}

/** Returns a field's label as the forms have it. */
export const fieldName = (name: string): string =>
  names[name] ?? (name.includes(".") ? nameOfText(name) : inRunningText(translatedLabel(labelOf(name))));
