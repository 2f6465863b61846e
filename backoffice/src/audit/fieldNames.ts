import { socialNetworkNames } from "@etalase/contracts/settings";
import { isEnglish, originalKey } from "@etalase/contracts/texts";
import { t } from "../language/t.ts";
import { wholeLabelOf } from "../texts/labels.ts";

/** Labels of fields. English ones that say no more than the property's name are here for their translation. */
const names: Readonly<Record<string, string>> = {
  ...socialNetworkNames,
  siteName: t("site name"),
  brand: t("colours"),
  siteDescription: t("site description"),
  contactEmail: t("contact e-mail"),
  contactPhone: t("contact phone"),
  socialMedia: t("social media"),
  metaTags: t("meta tags"),
  googleAnalyticsId: t("Google Analytics ID"),
  ogImage: t("default share picture"),
  email: t("e-mail"),
  lostReason: t("reason of the loss"),
  followUpAt: t("day to come back"),
  firstAnswerAt: t("first answer"),
  featuredImage: t("main picture"),
  images: t("gallery"),
  isActive: t("shown or hidden"),
  isFeatured: t("featured [field]"),
  isHighlighted: t("highlighted [field]"),
  portfolioId: t("project"),
  projectType: t("project type"),
  projectStatus: t("project status"),
  publishedAt: t("publication time"),
  readingTime: t("reading time"),
  signInLetters: t("letters about new browsers"),
  websiteUrl: t("website"),
  address: t("address"),
  alt: t("alt"),
  answer: t("answer"),
  answersWithin: t("answers within"),
  english: t("pages in English"),
  answerText: t("answer text"),
  assignee: t("assignee"),
  authorId: t("author"),
  badge: t("badge"),
  caption: t("caption"),
  category: t("category"),
  client: t("client"),
  completionDate: t("completion date"),
  content: t("content"),
  description: t("description"),
  disabled: t("disabled"),
  drawing: t("drawing"),
  excerpt: t("excerpt"),
  favicon: t("favicon"),
  features: t("features"),
  file: t("file"),
  focal: t("focal"),
  forgetClicksAfterDays: t("forget clicks after days"),
  forgetLeadsAfterMonths: t("forget leads after months"),
  isFrom: t("is from"),
  language: t("language"),
  link: t("link"),
  logo: t("logo"),
  menu: t("menu"),
  translationOf: t("translation of"),
  name: t("name"),
  note: t("note"),
  officeHours: t("office hours"),
  order: t("order"),
  password: t("password"),
  phone: t("phone [of a contact]"),
  photo: t("photo"),
  picture: t("picture"),
  price: t("price"),
  priceBefore: t("price before"),
  promo: t("promo"),
  publishAt: t("publish at"),
  unpublishAt: t("unpublish at"),
  question: t("question"),
  quote: t("quote"),
  rating: t("rating"),
  role: t("role"),
  noindex: t("noindex"),
  seoTitle: t("seo title"),
  seoDescription: t("seo description"),
  shareImage: t("share image"),
  slug: t("slug"),
  status: t("status"),
  tags: t("tags"),
  technologies: t("technologies"),
  text: t("text"),
  title: t("title"),
  value: t("value"),
  website: t("website"),
};

const words = (name: string) =>
  name
    .replace(/Id$/, "")
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .trim();

/** Names one of the site's texts by its key, which begins with its page. */
function nameOfText(key: string): string {
  const [page = ""] = (isEnglish(key) ? originalKey(key) : key).split(".", 1);
  return wholeLabelOf({ key, page });
}

/** Returns a field's label as the forms have it. */
export const fieldName = (name: string): string => names[name] ?? (name.includes(".") ? nameOfText(name) : words(name));
