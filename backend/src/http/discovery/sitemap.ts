import { articlePath, paths, projectPath, tagPath } from "@etalase/contracts/site/paths";
import { escapeXml } from "@etalase/contracts/text/xml";
import type { NewsService } from "../../application/news.ts";
import type { PortfolioService } from "../../application/portfolio.ts";
import type { ContentAddress } from "../../application/slugs.ts";
import type { Document } from "./documents.ts";

/** `path` is below the public address. */
type Page = Readonly<{ path: string; changedAt?: Date | undefined }>;

/** The protocol's limit for one file: https://www.sitemaps.org/protocol.html */
const maxPages = 50_000;

const latest = (addresses: readonly ContentAddress[]): Date | undefined =>
  addresses.reduce<Date | undefined>((last, { changedAt }) => (last && last > changedAt ? last : changedAt), undefined);

const pagesOf = (addresses: readonly ContentAddress[], pathOf: (slug: string) => string): Page[] =>
  addresses.filter(({ noindex }) => !noindex).map(({ slug, changedAt }) => ({ path: pathOf(slug), changedAt }));

function entry({ path, changedAt }: Page, publicUrl: string): string {
  const lastmod = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : "";
  return `<url><loc>${escapeXml(publicUrl + path)}</loc>${lastmod}</url>`;
}

type Needs = Readonly<{
  news: Pick<NewsService, "addresses" | "facets">;
  portfolio: Pick<PortfolioService, "addresses">;
  publicUrl: string;
}>;

/** Lists every page that search engines should know. */
export const sitemap = ({ news, portfolio, publicUrl }: Needs): Document => ({
  type: "application/xml; charset=utf-8",
  async text() {
    const [articles, projects, { tags }] = await Promise.all([
      news.addresses("public"),
      portfolio.addresses("public"),
      news.facets("public"),
    ]);
    const pages: Page[] = [
      { path: paths.home, changedAt: latest([...articles, ...projects]) },
      { path: paths.blog, changedAt: latest(articles) },
      { path: paths.portfolio, changedAt: latest(projects) },
      { path: paths.privacyPolicy },
      ...pagesOf(articles, articlePath),
      ...pagesOf(projects, projectPath),
      ...tags.map(({ slug }) => ({ path: tagPath(encodeURIComponent(slug)) })),
    ];
    const entries = pages.slice(0, maxPages).map((page) => entry(page, publicUrl));
    return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join("\n")}
</urlset>
`;
  },
});
