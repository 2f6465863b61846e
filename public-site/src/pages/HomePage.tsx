import { SiteFrame } from "../components/SiteFrame.tsx";
import { homeHead } from "../content/homeHead.ts";
import { type HomeData, loadHome } from "../home/homeData.ts";
import type { Page } from "../router/page.ts";
import "../styles/news-card.css";
import "../styles/home.css";

export const page: Page<HomeData> = {
  Frame: SiteFrame,
  kind: "site",
  load: loadHome,
  pending: () => ({ news: { state: "loading" } }),
  head: ({ news }, _place, { settings }) => ({
    title: `${settings.siteName}: ${homeHead.title}`,
    description: homeHead.description,
    canonical: "/",
    // An answer that is an error is kept by nobody.
    status: news.state === "failed" ? 503 : 200,
  }),
  importView: () => import("../home/HomeView.tsx"),
};
