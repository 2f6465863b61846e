import type { Package } from "@etalase/contracts/packages.schema";
import type { Faq } from "@etalase/contracts/plain/faqs.schema";
import type { SiteContext } from "@etalase/contracts/public-api";
import { lastChange } from "@etalase/contracts/rules/publication";
import type { OfficeDay } from "@etalase/contracts/site/office-hours";
import { articlePath, ownPagePath, paths, projectPath, sectionPath } from "@etalase/contracts/site/paths";
import { project as projectCopy } from "../content/project.ts";
import type { Head } from "../page/head.ts";
import { socialLinks } from "../site/contact.ts";
import { homeOf } from "../site/site.ts";
import { wordsFor } from "../site/texts.ts";

type Times = Readonly<{ updatedAt: string; publishAt: string | null; date?: string }>;

/** The time of a record's last change for search engines, the same as in the sitemap. */
export const modifiedAt = ({ date, ...times }: Times): string =>
  new Date(lastChange({ ...times, publishedAt: date })).toISOString();

const organizationId = (publicUrl: string) => `${publicUrl}/#organization`;
const websiteId = (publicUrl: string) => `${publicUrl}/#website`;

const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

type Days =
  | Readonly<{ dayOfWeek: readonly (string | undefined)[] }>
  | Readonly<{ validFrom: string; validThrough: string }>;

/** A day off opens and closes at midnight, as search engines ask for it. */
const openings = (days: Days, spans: OfficeDay) =>
  (spans ?? [{ opens: "00:00", closes: "00:00" }]).map((span) => ({
    "@type": "OpeningHoursSpecification",
    ...days,
    ...span,
  }));

/** A business has an address where clients can come, and hours. */
function business({ settings: { address, officeHours } }: SiteContext) {
  const { days, holidays } = officeHours;
  const week = days.flatMap((spans, day) => (spans ? openings({ dayOfWeek: [weekdays[day]] }, spans) : []));
  const special = holidays.flatMap(({ date, spans }) => openings({ validFrom: date, validThrough: date }, spans));
  return {
    "@type": ["Organization", "LocalBusiness"],
    address,
    areaServed: { "@type": "Country", name: "Indonesia" },
    ...(week.length > 0 ? { openingHoursSpecification: week } : {}),
    ...(week.length > 0 && special.length > 0 ? { specialOpeningHoursSpecification: special } : {}),
  };
}

const organization = (site: SiteContext) => ({
  ...(site.settings.address ? business(site) : { "@type": "Organization" }),
  "@id": organizationId(site.publicUrl),
  name: site.settings.siteName,
  url: site.publicUrl + paths.home,
  ...(site.settings.logo ? { logo: site.settings.logo } : {}),
  ...(site.settings.contactEmail ? { email: site.settings.contactEmail } : {}),
  ...(site.settings.contactPhone ? { telephone: site.settings.contactPhone } : {}),
  sameAs: socialLinks(site).map(({ href }) => href),
});

/** Pages in both languages describe the same site, so those in English leave its Indonesian description out. */
const website = ({ publicUrl, settings, language, english }: SiteContext) => ({
  "@type": "WebSite",
  "@id": websiteId(publicUrl),
  name: settings.siteName,
  ...(language ? {} : { description: settings.siteDescription }),
  url: publicUrl + paths.home,
  inLanguage: english ? ["id", "en"] : "id",
  publisher: { "@id": organizationId(publicUrl) },
  potentialAction: {
    "@type": "SearchAction",
    target: `${publicUrl}${paths.blog}?search={search_term_string}`,
    "query-input": "required name=search_term_string",
  },
});

/** Returns the record's picture, and its share picture. */
function imagesOf({ featuredImage, shareImage }: Readonly<{ featuredImage: string; shareImage: string }>) {
  const images = [featuredImage, shareImage].filter((address) => address.startsWith("http"));
  return images.length > 0 ? { image: images.length > 1 ? images : images[0] } : {};
}

const posting = (article: NonNullable<Head["article"]>, { publicUrl }: SiteContext) => ({
  "@type": "BlogPosting",
  headline: article.title,
  description: article.seoDescription || article.excerpt,
  ...imagesOf(article),
  datePublished: article.date,
  dateModified: modifiedAt(article),
  author: { "@type": "Person", name: article.author.name },
  publisher: { "@id": organizationId(publicUrl) },
  mainEntityOfPage: publicUrl + articlePath(article.slug, article.language),
  articleSection: article.category,
  keywords: article.tags.join(", "),
  timeRequired: `PT${article.readingTime}M`,
  inLanguage: article.language,
});

const creativeWork = (project: NonNullable<Head["project"]>, { publicUrl, ...site }: SiteContext) => ({
  "@type": "CreativeWork",
  name: project.title,
  abstract: project.seoDescription || project.excerpt,
  url: publicUrl + projectPath(project.slug, project.language),
  ...imagesOf(project),
  genre: project.projectType,
  keywords: project.technologies.join(", "),
  creator: { "@id": organizationId(publicUrl) },
  sourceOrganization: { "@type": "Organization", name: project.client },
  creativeWorkStatus: wordsFor(projectCopy, site).status[project.projectStatus],
  dateCreated: project.completionDate || project.createdAt,
  dateModified: modifiedAt(project),
  ...(project.websiteUrl ? { sameAs: project.websiteUrl } : {}),
  inLanguage: project.language,
});

const webPage = (page: NonNullable<Head["ownPage"]>, { publicUrl }: SiteContext) => ({
  "@type": "WebPage",
  name: page.title,
  description: page.seoDescription || page.excerpt,
  url: publicUrl + ownPagePath(page.slug, page.language),
  ...(page.shareImage.startsWith("http") ? { image: page.shareImage } : {}),
  dateModified: page.updatedAt,
  isPartOf: { "@id": websiteId(publicUrl) },
  inLanguage: page.language,
});

const offer = ({ name, description, currentPrice, isFrom }: Package, site: SiteContext) => ({
  "@type": "Offer",
  name,
  ...(description ? { description } : {}),
  url: site.publicUrl + sectionPath("price", homeOf(site)),
  priceCurrency: "IDR",
  ...(isFrom
    ? { priceSpecification: { "@type": "PriceSpecification", minPrice: currentPrice, priceCurrency: "IDR" } }
    : { price: currentPrice }),
  seller: { "@id": organizationId(site.publicUrl) },
});

/** Answers keep their marks, which search engines read; their links have to be whole addresses. */
const faqPage = (faqs: readonly Faq[], { publicUrl }: SiteContext) => ({
  "@type": "FAQPage",
  url: publicUrl + sectionPath("faq"),
  mainEntity: faqs.map(({ question, answer }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: answer.replaceAll('href="/', `href="${publicUrl}/`) },
  })),
});

const breadcrumbs = (trail: NonNullable<Head["trail"]>, site: SiteContext) => ({
  "@type": "BreadcrumbList",
  itemListElement: [{ name: site.settings.siteName, path: homeOf(site) }, ...trail].map(({ name, path }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name,
    item: site.publicUrl + path,
  })),
});

/**
 * Describes a page to search engines, as one schema.org graph. Testimonials are left out: search engines refuse reviews
 * of an organisation on its own site.
 */
export const structuredData = (
  { article, project, ownPage, offers = [], faqs = [], trail }: Head,
  site: SiteContext,
) => ({
  "@context": "https://schema.org",
  "@graph": [
    organization(site),
    website(site),
    ...offers.map((each) => offer(each, site)),
    ...(faqs.length > 0 ? [faqPage(faqs, site)] : []),
    ...(article ? [posting(article, site)] : []),
    ...(project ? [creativeWork(project, site)] : []),
    ...(ownPage ? [webPage(ownPage, site)] : []),
    ...(trail ? [breadcrumbs(trail, site)] : []),
  ],
});
