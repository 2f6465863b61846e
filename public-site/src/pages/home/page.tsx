import type { SiteContext } from "@etalase/contracts/public-api";
import { SiteFrame } from "../../frame/SiteFrame.tsx";
import type { Page } from "../../page/page.ts";
import { hasSection, homeOf } from "../../site/site.ts";
import { fill, wordsFor } from "../../site/texts.ts";
import { type HomeData, homeLoading, loadHome } from "./data.ts";
import { enhanceHome } from "./enhanceHome.ts";
import { homeHead } from "./head.ts";
import "./home.css";

/**
 * On a 503, crawlers keep their former version, and no cache stores the page; visitors see it all the same. A 200
 * without showcases, services, packages, articles or projects would be indexed as it is.
 */
const hasFailed = ({ showcases, services, packages, news, projects }: HomeData, site: SiteContext) =>
  (
    [
      ["home", showcases],
      ["features", services],
      ["price", packages],
      ["news", news],
      ["portfolio", projects],
    ] as const
  ).some(([id, { state }]) => state === "failed" && hasSection(site, id));

/** Samples instead of no partners belong to the page; what stands there after a failure must not be cached. */
const lacksPartners = ({ partners }: HomeData, site: SiteContext) =>
  (partners.state === "failed" || (partners.state === "samples" && partners.afterFailure)) &&
  hasSection(site, "partners");

export const page: Page<HomeData> = {
  Frame: SiteFrame,
  kind: "site",
  load: loadHome,
  loading: () => homeLoading,
  head: (data, _place, site) => ({
    title: fill(wordsFor(homeHead, site).title, { siteName: site.settings.siteName }),
    description: wordsFor(homeHead, site).description,
    canonical: homeOf(site),
    status: hasFailed(data, site) ? 503 : 200,
    noindex: lacksPartners(data, site),
    ...(data.packages.state === "ready" && hasSection(site, "price") ? { offers: data.packages.items } : {}),
    faqs: hasSection(site, "faq") ? data.faq : [],
  }),
  importView: () => import("./view.tsx"),
  enhance: enhanceHome,
};
