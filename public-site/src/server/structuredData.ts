import type { SiteContext } from "@etalase/contracts/public-api";
import { articlePath, paths, projectPath, sectionPath } from "@etalase/contracts/site/paths";
import { project as projectCopy } from "../content/project.ts";
import { shorten } from "../content/shorten.ts";
import type { Head } from "../page/head.ts";
import { type Package, packages } from "../pages/home/packages.ts";
import { socialLinks } from "../site/contact.ts";

const abstractMax = 300;

const organizationId = (publicUrl: string) => `${publicUrl}/#organization`;

const organization = (site: SiteContext) => ({
  "@type": "Organization",
  "@id": organizationId(site.publicUrl),
  name: site.settings.siteName,
  url: site.publicUrl + paths.home,
  ...(site.settings.logo ? { logo: site.settings.logo } : {}),
  ...(site.settings.contactEmail ? { email: site.settings.contactEmail } : {}),
  ...(site.settings.contactPhone ? { telephone: site.settings.contactPhone } : {}),
  ...(site.settings.address ? { address: site.settings.address } : {}),
  sameAs: socialLinks(site).map(({ href }) => href),
});

const website = ({ publicUrl, settings }: SiteContext) => ({
  "@type": "WebSite",
  "@id": `${publicUrl}/#website`,
  name: settings.siteName,
  description: settings.siteDescription,
  url: publicUrl + paths.home,
  inLanguage: "id",
  publisher: { "@id": organizationId(publicUrl) },
  potentialAction: {
    "@type": "SearchAction",
    target: `${publicUrl}${paths.blog}?search={search_term_string}`,
    "query-input": "required name=search_term_string",
  },
});

const posting = (article: NonNullable<Head["article"]>, { publicUrl }: SiteContext) => ({
  "@type": "BlogPosting",
  headline: article.title,
  description: article.excerpt,
  ...(article.featuredImage.startsWith("http") ? { image: article.featuredImage } : {}),
  datePublished: article.date,
  dateModified: article.updatedAt,
  author: { "@type": "Person", name: article.author.name },
  publisher: { "@id": organizationId(publicUrl) },
  mainEntityOfPage: publicUrl + articlePath(article.slug),
  articleSection: article.category,
  keywords: article.tags.join(", "),
  timeRequired: `PT${article.readingTime}M`,
  inLanguage: "id",
});

const creativeWork = (project: NonNullable<Head["project"]>, { publicUrl }: SiteContext) => ({
  "@type": "CreativeWork",
  name: project.title,
  abstract: shorten(project.description.replace(/\s+/g, " "), abstractMax),
  url: publicUrl + projectPath(project.slug),
  ...(project.featuredImage.startsWith("http") ? { image: project.featuredImage } : {}),
  genre: project.projectType,
  keywords: project.technologies.join(", "),
  creator: { "@id": organizationId(publicUrl) },
  sourceOrganization: { "@type": "Organization", name: project.client },
  creativeWorkStatus: projectCopy.status[project.projectStatus],
  dateCreated: project.completionDate || project.createdAt,
  dateModified: project.updatedAt,
  ...(project.websiteUrl ? { sameAs: project.websiteUrl } : {}),
  inLanguage: "id",
});

const offer = ({ name, text, price, isFrom }: Package, { publicUrl }: SiteContext) => ({
  "@type": "Offer",
  name,
  description: text,
  url: publicUrl + sectionPath("price"),
  priceCurrency: "IDR",
  ...(isFrom
    ? { priceSpecification: { "@type": "PriceSpecification", minPrice: price, priceCurrency: "IDR" } }
    : { price }),
  seller: { "@id": organizationId(publicUrl) },
});

const breadcrumbs = (trail: NonNullable<Head["trail"]>, { publicUrl, settings }: SiteContext) => ({
  "@type": "BreadcrumbList",
  itemListElement: [{ name: settings.siteName, path: paths.home }, ...trail].map(({ name, path }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name,
    item: publicUrl + path,
  })),
});

/**
 * Describes a page to search engines, as one schema.org graph. Testimonials are left out: search engines refuse reviews
 * of an organisation on its own site.
 */
export const structuredData = ({ canonical, article, project, trail }: Head, site: SiteContext) => ({
  "@context": "https://schema.org",
  "@graph": [
    organization(site),
    website(site),
    ...(canonical === paths.home ? packages.map((each) => offer(each, site)) : []),
    ...(article ? [posting(article, site)] : []),
    ...(project ? [creativeWork(project, site)] : []),
    ...(trail ? [breadcrumbs(trail, site)] : []),
  ],
});
