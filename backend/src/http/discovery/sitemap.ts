import { homes } from "@etalase/contracts/site/english";
import { pathsWhere, type SitePage } from "@etalase/contracts/site/pages";
import {
  articlePath,
  localPath,
  ownPagePath,
  paths,
  projectPath,
  type SiteLanguage,
  siteLanguages,
  tagPath,
} from "@etalase/contracts/site/paths";
import { escapeXml } from "@etalase/contracts/text/xml";
import type { NewsService } from "../../application/news.ts";
import type { PagesService } from "../../application/pages.ts";
import type { PortfolioService } from "../../application/portfolio.ts";
import type { SettingsService } from "../../application/settings.ts";
import type { ContentAddress } from "../../application/slugs.ts";
import type { Document } from "./documents.ts";

/** `path` is below the public address. */
type Page = Readonly<{
  path: string;
  changedAt?: Date | undefined;
  /** The same page in each language, where there are two. */
  languages?: readonly (readonly [code: string, path: string])[];
}>;

/** The protocol allows 50,000 addresses and 50 MB: https://www.sitemaps.org/protocol.html */
const most = 45_000;

const latest = (addresses: readonly ContentAddress[]): Date | undefined =>
  addresses.reduce<Date | undefined>((last, { changedAt }) => (last && last > changedAt ? last : changedAt), undefined);

type PathOf = (slug: string, language: SiteLanguage) => string;

const pagesOf = (addresses: readonly ContentAddress[], pathOf: PathOf): Page[] =>
  addresses
    .filter(({ noindex }) => !noindex)
    .map(({ slug, language, changedAt }) => ({ path: pathOf(slug, language), changedAt }));

function entry({ path, changedAt, languages = [] }: Page, publicUrl: string): string {
  const lastmod = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : "";
  const links = languages.map(
    ([code, other]) => `<xhtml:link rel="alternate" hreflang="${code}" href="${escapeXml(publicUrl + other)}"/>`,
  );
  return `<url><loc>${escapeXml(publicUrl + path)}</loc>${lastmod}${links.join("")}</url>`;
}

type Needs = Readonly<{
  news: Pick<NewsService, "addresses" | "facets">;
  portfolio: Pick<PortfolioService, "addresses">;
  pages: Pick<PagesService, "addresses">;
  settings: Pick<SettingsService, "get">;
  publicUrl: string;
}>;

/** Names the elements of languages only where some are there. */
const namespaceOf = (entries: readonly string[]) =>
  entries.some((one) => one.includes("<xhtml:")) ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : "";

/** Every page that search engines should know. */
async function publicPages({ news, portfolio, pages, settings }: Needs): Promise<readonly Page[]> {
  const { english } = await settings.get();
  const spoken: readonly SiteLanguage[] = english ? siteLanguages : ["id"];
  const all = await Promise.all([news, portfolio, pages].map(({ addresses }) => addresses("public")));
  const inEach = await Promise.all(
    spoken.map(async (language) => {
      const [articles = [], projects = [], own = []] = all.map((some) =>
        some.filter((one) => one.language === language),
      );
      const { tags } = await news.facets("public", language);
      const listed: Readonly<Record<string, readonly ContentAddress[]>> = {
        [paths.home]: [...articles, ...projects],
        [paths.blog]: articles,
        [paths.portfolio]: projects,
      };
      const page = (path: string): Page => ({
        path: localPath(language, path),
        changedAt: latest(listed[path] ?? []),
        ...(english && path === paths.home ? { languages: homes } : {}),
      });
      const isThere = ({ path, inEnglish }: SitePage) =>
        language === "id" || path === paths.home || (inEnglish && listed[path]?.length !== 0);
      return [
        ...pathsWhere((each) => each.inSitemap && isThere(each)).map(page),
        ...pagesOf(own, ownPagePath),
        ...pagesOf(articles, articlePath),
        ...pagesOf(projects, projectPath),
        ...tags.map(({ slug }) => ({ path: tagPath(encodeURIComponent(slug), language) })),
      ];
    }),
  );
  return inEach.flat();
}

/** Lists every page that search engines should know, as many as a file may hold. */
export const sitemap = (needs: Needs): Document => ({
  type: "application/xml; charset=utf-8",
  async text() {
    const pages = await publicPages(needs);
    const entries = pages.slice(0, most).map((page) => entry(page, needs.publicUrl));
    return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${namespaceOf(entries)}>
${entries.join("\n")}
</urlset>
`;
  },
});
