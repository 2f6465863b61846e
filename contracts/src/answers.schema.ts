/** What the API answers, for its description and for the test that holds answers against it. */

import * as z from "zod/mini";
import { roles, type User, type UserInfo } from "./auth.ts";
import { publicationStatuses } from "./content.ts";
import type { DashboardStats } from "./dashboard.ts";
import type { PictureSet } from "./image.ts";
import type { ErrorBody } from "./list.ts";
import type { NewsArticle, NewsFacets, NewsPage, NewsSummary } from "./news.ts";
import type { SubscribersPage } from "./newsletter.ts";
import type { Partner, PartnerOrder, PartnersPage } from "./partners.ts";
import { type PortfolioItem, type PortfolioPage, projectStatuses } from "./portfolio.ts";
import type { SettingsAnswer } from "./settings.ts";

const id = z.string().check(z.regex(/^[0-9a-f]{24}$/));
const time = z.iso.datetime({ precision: 3 });
const count = z.int().check(z.gte(0));
const pageInfo = { total: count, page: count, totalPages: count };
const record = { _id: id, id };
const edited = { createdAt: time, updatedAt: time, version: count };
const list = <T extends z.core.$ZodType>(item: T) => z.readonly(z.array(item));

const pictureSet = z.strictObject({
  width: count,
  height: count,
  color: z.string().check(z.regex(/^#[0-9a-f]{6}$/)),
  srcset: z.string(),
}) satisfies z.ZodMiniType<PictureSet>;

export const errorBody = z.strictObject({
  message: z.string(),
  errors: z.optional(z.record(z.string(), z.string())),
}) satisfies z.ZodMiniType<ErrorBody>;

const account = { ...record, name: z.string(), username: z.string(), email: z.string(), role: z.enum(roles) };

export const userInfo = z.strictObject({ ...account, token: z.string() }) satisfies z.ZodMiniType<UserInfo>;

export const user = z.strictObject({
  ...account,
  disabled: z.boolean(),
  createdAt: time,
  updatedAt: time,
}) satisfies z.ZodMiniType<User>;

export const usersPage = z.strictObject({ users: list(user), ...pageInfo });

const summary = {
  ...record,
  title: z.string(),
  slug: z.string(),
  excerpt: z.string(),
  featuredImage: z.string(),
  featuredImageSet: pictureSet,
  category: z.string(),
  tags: list(z.string()),
  author: z.strictObject({ name: z.string() }),
  status: z.enum(publicationStatuses),
  isHighlighted: z.boolean(),
  date: time,
  views: count,
  readingTime: count,
  ...edited,
};

export const newsSummary = z.strictObject(summary) satisfies z.ZodMiniType<NewsSummary>;
export const newsSummaries = list(newsSummary);
export const newsPage = z.strictObject({ news: newsSummaries, ...pageInfo }) satisfies z.ZodMiniType<NewsPage>;
export const newsArticle = z.strictObject({
  ...summary,
  content: z.string(),
}) satisfies z.ZodMiniType<NewsArticle>;

export const newsFacets = z.strictObject({
  categories: list(z.strictObject({ name: z.string(), count })),
  tags: list(z.strictObject({ name: z.string(), slug: z.string(), count })),
  archives: list(z.strictObject({ month: z.string(), count })),
}) satisfies z.ZodMiniType<NewsFacets>;

export const portfolioItem = z.strictObject({
  ...record,
  title: z.string(),
  slug: z.string(),
  description: z.string(),
  client: z.string(),
  projectType: z.string(),
  technologies: list(z.string()),
  websiteUrl: z.string(),
  completionDate: z.string(),
  status: z.enum(publicationStatuses),
  projectStatus: z.enum(projectStatuses),
  isFeatured: z.boolean(),
  featuredImage: z.string(),
  featuredImageSet: pictureSet,
  images: list(z.string()),
  imagesSet: list(pictureSet),
  ...edited,
}) satisfies z.ZodMiniType<PortfolioItem>;

export const portfolioItems = list(portfolioItem);
export const portfolioPage = z.strictObject({
  portfolioItems,
  ...pageInfo,
}) satisfies z.ZodMiniType<PortfolioPage>;

export const partner = z.strictObject({
  ...record,
  name: z.string(),
  logo: z.string(),
  logoSet: pictureSet,
  website: z.string(),
  description: z.string(),
  order: count,
  isActive: z.boolean(),
  ...edited,
}) satisfies z.ZodMiniType<Partner>;

export const partners = list(partner);
export const partnersPage = z.strictObject({ partners, ...pageInfo }) satisfies z.ZodMiniType<PartnersPage>;
export const partnerOrder = z.strictObject({
  partners: list(z.strictObject({ _id: id, order: count })),
}) satisfies z.ZodMiniType<PartnerOrder>;

const text = z.string();

export const settingsAnswer = z.strictObject({
  siteName: text,
  siteDescription: text,
  logo: text,
  favicon: text,
  ogImage: text,
  contactEmail: text,
  contactPhone: text,
  address: text,
  socialMedia: z.strictObject({
    facebook: text,
    twitter: text,
    instagram: text,
    linkedin: text,
    youtube: text,
    whatsapp: text,
  }),
  metaTags: text,
  googleAnalyticsId: text,
  customCss: text,
  customJs: text,
  version: count,
}) satisfies z.ZodMiniType<SettingsAnswer>;

const stat = z.strictObject({
  count,
  percentChange: z.nullable(z.number()),
  newThisMonth: count,
  trend: list(z.number()),
});

export const dashboardStats = z.strictObject({
  stats: z.strictObject({ visitors: stat, news: stat, portfolio: stat, partners: stat }),
  charts: z.strictObject({
    visitorData: list(z.strictObject({ name: text, visitors: count })),
    contentData: list(z.strictObject({ name: text, count })),
  }),
}) satisfies z.ZodMiniType<DashboardStats>;

export const subscribersPage = z.strictObject({
  subscribers: list(z.strictObject({ ...record, email: text, consentVersion: text, consentAt: time })),
  ...pageInfo,
}) satisfies z.ZodMiniType<SubscribersPage>;

export const strings = list(z.string());
export const updated = z.strictObject({ updated: count });
export const deleted = z.strictObject({ deleted: count });
export const nothing = z.strictObject({});
