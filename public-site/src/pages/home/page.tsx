import { paths } from "@etalase/contracts/paths";
import { SiteFrame } from "../../components/SiteFrame.tsx";
import { homeHead } from "../../content/homeHead.ts";
import { enlivenHome } from "../../home/enlivenHome.ts";
import { type HomeData, loadHome, pendingHome } from "../../home/homeData.ts";
import type { Page } from "../../router/page.ts";
import "../../styles/home.css";

/**
 * Crawlers keep what they know when they meet a 503, and no cache keeps it; a visitor sees the page all the same. A
 * 200 without articles or projects would be indexed as it is.
 */
const hasFailed = ({ news, projects }: HomeData) => news.state === "failed" || projects.state === "failed";

/** Samples for want of partners are what the page is; after a failure they are nothing to be remembered. */
const showsStandIns = ({ partners }: HomeData) => partners.state === "samples" && partners.afterFailure;

export const page: Page<HomeData> = {
  Frame: SiteFrame,
  kind: "site",
  load: loadHome,
  pending: () => pendingHome,
  head: (data, _place, { settings }) => ({
    title: `${settings.siteName}: ${homeHead.title}`,
    description: homeHead.description,
    canonical: paths.home,
    status: hasFailed(data) ? 503 : 200,
    noindex: showsStandIns(data),
  }),
  importView: () => import("../../home/HomeView.tsx"),
  enliven: enlivenHome,
};
