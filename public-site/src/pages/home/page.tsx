import { paths } from "@etalase/contracts/site/paths";
import { SiteFrame } from "../../frame/SiteFrame.tsx";
import type { Page } from "../../page/page.ts";
import { fill } from "../../site/texts.ts";
import { type HomeData, homeLoading, loadHome } from "./data.ts";
import { enhanceHome } from "./enhanceHome.ts";
import { homeHead } from "./head.ts";
import "./home.css";

/**
 * On a 503, crawlers keep their former version, and no cache stores the page; visitors see it all the same. A 200
 * without showcases, services, packages, articles or projects would be indexed as it is.
 */
const hasFailed = ({ showcases, services, packages, news, projects }: HomeData) =>
  [showcases, services, packages, news, projects].some(({ state }) => state === "failed");

/** Samples instead of no partners belong to the page; after a failure they must not be cached. */
const showsSamples = ({ partners }: HomeData) => partners.state === "samples" && partners.afterFailure;

export const page: Page<HomeData> = {
  Frame: SiteFrame,
  kind: "site",
  load: loadHome,
  loading: () => homeLoading,
  head: (data, _place, { settings: { siteName } }) => ({
    title: fill(homeHead.title, { siteName }),
    description: homeHead.description,
    canonical: paths.home,
    status: hasFailed(data) ? 503 : 200,
    noindex: showsSamples(data),
    ...(data.packages.state === "ready" ? { offers: data.packages.items } : {}),
    faqs: data.faqs,
  }),
  importView: () => import("./view.tsx"),
  enhance: enhanceHome,
};
