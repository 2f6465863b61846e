import { homes } from "@etalase/contracts/site/english";
import { pathsWhere, type SitePage } from "@etalase/contracts/site/pages";
import {
  articlePath,
  localPath,
  ownPagePath,
  paths,
  projectPath,
  type SiteLanguage,
  servedPaths,
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

/** The protocol allows 50,000 addresses and 50 MB in one file: https://www.sitemaps.org/protocol.html */
const perFile = 45_000;

/** Half a million addresses, more than any agency writes. */
const maxFiles = 12;

const partPath = (number: number) => `/sitemap-${number}.xml`;

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

const drawn = (name: "urlset" | "sitemapindex", entries: readonly string[]) => `<?xml version="1.0" encoding="UTF-8"?>
<${name} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${namespaceOf(entries)}>
${entries.join("\n")}
</${name}>
`;

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

/**
 * Lists every page that search engines should know, by the path of the file: more than fit into one file are in
 * numbered ones, and the first file lists these.
 */
export function sitemaps(needs: Needs): Readonly<Record<string, Document>> {
  const { publicUrl } = needs;
  const type = "application/xml; charset=utf-8";
  const listOf = (pages: readonly Page[]) =>
    drawn(
      "urlset",
      pages.map((page) => entry(page, publicUrl)),
    );

  const main: Document = {
    type,
    async text() {
      const all = await publicPages(needs);
      if (all.length <= perFile) return listOf(all);
      const files = Math.min(maxFiles, Math.ceil(all.length / perFile));
      const locations = Array.from({ length: files }, (_, index) => escapeXml(publicUrl + partPath(index + 1)));
      return drawn(
        "sitemapindex",
        locations.map((address) => `<sitemap><loc>${address}</loc></sitemap>`),
      );
    },
  };

  const part = (number: number): Document => ({
    type,
    async text() {
      const all = await publicPages(needs);
      const own = all.slice((number - 1) * perFile, number * perFile);
      return all.length > perFile && own.length > 0 ? listOf(own) : null;
    },
  });

  const numbers = Array.from({ length: maxFiles }, (_, index) => index + 1);
  return {
    [servedPaths.sitemap]: main,
    ...Object.fromEntries(numbers.map((number) => [partPath(number), part(number)])),
  };
}
