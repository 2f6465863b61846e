import { folderOf } from "@etalase/contracts/site/folded-path";
import { feedPaths, localPath, paths, servedPaths, siteLanguages } from "@etalase/contracts/site/paths";
import type { Middleware } from "koa";
import type { ShareCards } from "../../application/cards/share-cards.ts";
import type { NewsService } from "../../application/news.ts";
import type { PagesService } from "../../application/pages.ts";
import type { PortfolioService } from "../../application/portfolio.ts";
import type { SettingsService } from "../../application/settings.ts";
import type { TextsService } from "../../application/texts.ts";
import type { Fallback } from "../pages/fallback.ts";
import { refuseWrites } from "../request-rules.ts";
import { type Document, documents } from "./documents.ts";
import { rss } from "./rss.ts";
import { serveShareCards } from "./share-cards.ts";
import { dashboardManifest, iconFallback, manifest } from "./site-icons.ts";
import { sitemap } from "./sitemap.ts";

/** A rule applies to all paths that begin with it. */
const closed = [paths.dashboard, servedPaths.api, paths.login, paths.register];

export const robots = (publicUrl: string): Document => ({
  type: "text/plain; charset=utf-8",
  text: async () =>
    [
      "User-agent: *",
      ...closed.map((path) => `Disallow: ${path}`),
      "",
      `Sitemap: ${publicUrl}${servedPaths.sitemap}`,
      "",
    ].join("\n"),
});

type Services = Readonly<{
  news: NewsService;
  portfolio: PortfolioService;
  pages: PagesService;
  settings: SettingsService;
  texts: TextsService;
  shareCards: ShareCards;
}>;

/** `ofSite` stands in for documents about the settings, `ofRecords` for documents about records, which may end. */
type Fallbacks = Readonly<{ ofSite: Fallback; ofRecords: Fallback }>;

/** Redirects readers of feeds from the addresses of other systems. */
const feedLead =
  (publicUrl: string): Middleware =>
  async (ctx, next) => {
    if (folderOf(ctx.path, feedPaths) === undefined) return next();
    refuseWrites(ctx);
    ctx.status = 301;
    ctx.set({ Location: publicUrl + servedPaths.rss, "Cache-Control": "no-cache" });
  };

/** The documents and pictures with which the site is found and shared, beside its pages. */
export const discovery = (
  services: Services,
  publicUrl: string,
  { ofSite, ofRecords }: Fallbacks,
): readonly Middleware[] => [
  documents(
    {
      [servedPaths.sitemap]: sitemap({ ...services, publicUrl }),
      ...Object.fromEntries(
        siteLanguages.map((language) => [
          localPath(language, servedPaths.rss),
          rss(language, { ...services, publicUrl }),
        ]),
      ),
    },
    ofRecords,
  ),
  documents(
    {
      [servedPaths.robots]: robots(publicUrl),
      [servedPaths.manifest]: manifest(services.settings),
      [servedPaths.dashboardManifest]: dashboardManifest(services.settings),
    },
    ofSite,
  ),
  feedLead(publicUrl),
  iconFallback({ ...services, publicUrl, fallback: ofSite }),
  serveShareCards({ ...services, publicUrl, fallback: ofRecords }),
];
