/** A page's metadata. The server makes the whole head from it, the browser only the title and the canonical. */
export type Head = Readonly<{
  /** The whole document title. */
  title: string;
  description: string;
  /** Path and query of the canonical address. */
  canonical: string;
  /** "id" unless given. */
  lang?: DashboardLanguage | undefined;
  status?: number;
  /** Path of a permanent redirect. */
  location?: string;
  noindex?: boolean;
  /** Path of the same page in the other language. */
  translation?: string;
  /** From the first page below the landing page to this one. Browsers need none. */
  trail?: readonly Readonly<{ name: string; path: string }>[];
  article?: NewsArticle;
  project?: PortfolioItem;
  ownPage?: OwnPage;
  offers?: readonly Package[];
  /** The questions that the page answers, with their answers. */
  faqs?: readonly Faq[];
}>;

/**
 * Updates the parts of the head that follow navigation, and the frame's links to the page in English; previews and
 * crawlers read the server's head.
 */
export function showHead(
  { title, canonical, lang = "id", translation = englishHome }: Head,
  { publicUrl }: Readonly<{ publicUrl: string }>,
) {
  document.title = title;
  document.documentElement.lang = lang;
  document.querySelector("link[rel=canonical]")?.setAttribute("href", publicUrl + canonical);
  for (const link of document.querySelectorAll<HTMLAnchorElement>("a[hreflang]")) link.href = translation;
}

import type { DashboardLanguage } from "@etalase/contracts/auth";
import type { NewsArticle } from "@etalase/contracts/news.schema";
import type { Package } from "@etalase/contracts/packages.schema";
import type { OwnPage } from "@etalase/contracts/pages.schema";
import type { Faq } from "@etalase/contracts/plain/faqs.schema";
import type { PortfolioItem } from "@etalase/contracts/portfolio.schema";
import { englishHome } from "@etalase/contracts/site/paths";
