import { emailChangeSchema, invitationSchema, resetLinkSchema } from "../persistence/account-links.ts";
import { pushSchema, ringSchema, subscriptionSchema } from "../persistence/alerts.ts";
import { attemptsSchema } from "../persistence/attempts.ts";
import { auditChainSchema, auditSchema } from "../persistence/audit.ts";
import type { Tables } from "../persistence/database.ts";
import { demoRecordSchema } from "../persistence/demo.ts";
import { previewSchema } from "../persistence/desk/previews.ts";
import { reviewCommentSchema, reviewSchema } from "../persistence/desk/reviews.ts";
import { saveSchema } from "../persistence/desk/saves.ts";
import { workingCopySchema } from "../persistence/desk/working-copies.ts";
import { historyTables } from "../persistence/history/history.ts";
import { forgottenLeadSchema } from "../persistence/leads/counts.ts";
import { leadSchema } from "../persistence/leads/rows.ts";
import { mediaSchema } from "../persistence/media.ts";
import { newsSchema, newsSlugSchema, newsTextSchema } from "../persistence/news.ts";
import { newsTagSchema } from "../persistence/news-tags.ts";
import { digestSchema, subscriberSchema } from "../persistence/newsletter.ts";
import { importOriginSchema } from "../persistence/origins.ts";
import { outboxSchema } from "../persistence/outbox.ts";
import { packageSchema, packageSlugSchema } from "../persistence/packages.ts";
import { pageSchema, pageSlugSchema, pageTextSchema } from "../persistence/pages.ts";
import { plainTables } from "../persistence/plain.ts";
import { portfolioSchema, portfolioSlugSchema, portfolioTextSchema } from "../persistence/portfolio.ts";
import { redirectSchema, unknownAddressSchema } from "../persistence/redirects.ts";
import { testimonialRequestSchema } from "../persistence/requests/testimonial-requests.ts";
import { sessionSchema } from "../persistence/sessions.ts";
import { settingsSchema } from "../persistence/settings.ts";
import { menusSchema, sectionsSchema, textsSchema } from "../persistence/single-record.ts";
import { siteStateSchema } from "../persistence/site-state.ts";
import { testimonialSchema } from "../persistence/testimonials.ts";
import { twoFactorSchema } from "../persistence/two-factor.ts";
import { userSchema } from "../persistence/users.ts";
import { visitDaySchema, visitMarkSchema, visitorSchema, visitTotalSchema } from "../persistence/visits.ts";
import { deliverySchema, webhookSchema } from "../persistence/webhooks.ts";

/** The tables of all records of content, and of the columns by which they are found. */
export const recordTables = [
  newsSchema,
  newsSlugSchema,
  newsTagSchema,
  newsTextSchema,
  packageSchema,
  packageSlugSchema,
  pageSchema,
  pageSlugSchema,
  pageTextSchema,
  ...Object.values(plainTables),
  portfolioSchema,
  portfolioSlugSchema,
  portfolioTextSchema,
  testimonialSchema,
];

// Imported from their files, not from the features: programs such as the rehearsal of a backup open the database alone.
/** The tables of all features. */
export const tables: Tables = [
  ...recordTables,
  settingsSchema,
  textsSchema,
  sectionsSchema,
  menusSchema,
  emailChangeSchema,
  invitationSchema,
  resetLinkSchema,
  sessionSchema,
  twoFactorSchema,
  userSchema,
  attemptsSchema,
  siteStateSchema,
  demoRecordSchema,
  leadSchema,
  forgottenLeadSchema,
  testimonialRequestSchema,
  visitDaySchema,
  visitMarkSchema,
  visitorSchema,
  visitTotalSchema,
  auditChainSchema,
  auditSchema,
  importOriginSchema,
  redirectSchema,
  unknownAddressSchema,
  subscriberSchema,
  digestSchema,
  outboxSchema,
  webhookSchema,
  deliverySchema,
  ringSchema,
  subscriptionSchema,
  pushSchema,
  mediaSchema,
  workingCopySchema,
  previewSchema,
  reviewSchema,
  reviewCommentSchema,
  saveSchema,
  ...historyTables,
];
