import type { ContentResource } from "@etalase/contracts/kinds";
import type { LeadChange } from "@etalase/contracts/leads/leads";
import type { newsFields } from "@etalase/contracts/news.schema";
import type { packageFields } from "@etalase/contracts/packages.schema";
import type { pageFields } from "@etalase/contracts/pages.schema";
import type { PlainKindOf, PlainResource } from "@etalase/contracts/plain-kinds";
import type { portfolioFields } from "@etalase/contracts/portfolio.schema";
import { socialNetworkNames } from "@etalase/contracts/settings";
import type { SettingsUpdate } from "@etalase/contracts/settings.schema";
import type { testimonialFields } from "@etalase/contracts/testimonials.schema";
import { isEnglish, originalKey } from "@etalase/contracts/texts";
import { humanised } from "../kit/language/humanised.ts";
import { t, translatedLabel } from "../kit/language/t.ts";
import type { Unsaid } from "../kit/revisions/fields.ts";
import { wholeLabelOf } from "../texts/labels.ts";

type OwnFields = {
  news: typeof newsFields;
  pages: typeof pageFields;
  portfolio: typeof portfolioFields;
  packages: typeof packageFields;
  testimonials: typeof testimonialFields;
};
type FieldsOf<Resource extends ContentResource> = Resource extends PlainResource
  ? PlainKindOf<Resource>["fields"]
  : OwnFields[Exclude<Resource, PlainResource>];
type Described = { [R in ContentResource]: keyof FieldsOf<R> }[ContentResource];
type Changed = Described | keyof SettingsUpdate | LeadChange;

const inRunningText = (label: string) => label.charAt(0).toLowerCase() + label.slice(1);

/** Names that differ from the field's label, or of fields without a label, which do not compile without a name. */
const names: Readonly<Record<Unsaid<Changed>, string> & Record<string, string>> = {
  ...socialNetworkNames,
  brand: t("colours"),
  customCss: inRunningText(t("Custom CSS")),
  customJs: inRunningText(t("Custom JavaScript")),
  scripts: inRunningText(t("Third-party scripts")),
  contactEmail: t("contact e-mail"),
  socialMedia: t("social media"),
  googleAnalyticsId: t("Google Analytics ID"),
  ogImage: t("default share picture"),
  email: t("e-mail"),
  lostReason: t("reason for the loss"),
  person: t("person"),
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

/** Names one of the site's texts by its key, which begins with its page. */
function nameOfText(key: string): string {
  const [page = ""] = (isEnglish(key) ? originalKey(key) : key).split(".", 1);
  return wholeLabelOf({ key, page });
}

/** Returns a field's label as the forms have it. */
export const fieldName = (name: string): string =>
  names[name] ?? (name.includes(".") ? nameOfText(name) : inRunningText(translatedLabel(labelOf(name))));
