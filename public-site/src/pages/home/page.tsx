import { paths } from "@etalase/contracts/site/paths";
import { SiteFrame } from "../../frame/SiteFrame.tsx";
import type { Page } from "../../page/page.ts";
import { type HomeData, homeLoading, loadHome } from "./data.ts";
import { enhanceHome } from "./enhanceHome.ts";
import { homeHead } from "./head.ts";
import "./home.css";

/**
 * Crawlers keep what they know when they meet a 503, and no cache keeps it; a visitor sees the page all the same. A
 * 200 without packages, articles or projects would be indexed as it is.
 */
const hasFailed = ({ packages, news, projects }: HomeData) =>
  [packages, news, projects].some(({ state }) => state === "failed");

/** Samples for want of partners are what the page is; after a failure they are nothing to be remembered. */
const showsStandIns = ({ partners }: HomeData) => partners.state === "samples" && partners.afterFailure;

export const page: Page<HomeData> = {
  Frame: SiteFrame,
  kind: "site",
  load: loadHome,
  loading: () => homeLoading,
  head: (data, _place, { settings }) => ({
    title: `${settings.siteName}: ${homeHead.title}`,
    description: homeHead.description,
    canonical: paths.home,
    status: hasFailed(data) ? 503 : 200,
    noindex: showsStandIns(data),
    ...(data.packages.state === "ready" ? { offers: data.packages.items } : {}),
  }),
  importView: () => import("./view.tsx"),
  enhance: enhanceHome,
};
