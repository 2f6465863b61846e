import type { ViewProps } from "../router/page.ts";
import { Hero } from "./Hero.tsx";
import type { HomeData } from "./homeData.ts";
import { LatestNews } from "./LatestNews.tsx";
import { Services } from "./Services.tsx";

export const View = ({ data }: ViewProps<HomeData>) => (
  <>
    <Hero />
    <Services />
    <LatestNews news={data.news} />
  </>
);
