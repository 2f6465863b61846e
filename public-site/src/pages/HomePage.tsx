import { SiteFrame } from "../components/SiteFrame.tsx";
import { home } from "../content/home.ts";
import { Hero } from "../home/Hero.tsx";
import { type HomeData, loadHome } from "../home/homeData.ts";
import { LatestNews } from "../home/LatestNews.tsx";
import { Services } from "../home/Services.tsx";
import type { Page } from "../router/page.ts";

export const page: Page<HomeData> = {
  Frame: SiteFrame,
  kind: "site",
  load: loadHome,
  pending: () => ({ news: { state: "loading" } }),
  head: ({ news }, _place, { settings }) => ({
    title: `${settings.siteName}: ${home.title}`,
    description: `${home.lead} ${home.text}`,
    canonical: "/",
    // An answer that is an error is kept by nobody.
    status: news.state === "failed" ? 503 : 200,
  }),
  View: ({ data }) => (
    <>
      <Hero />
      <Services />
      <LatestNews news={data.news} />
    </>
  ),
};
