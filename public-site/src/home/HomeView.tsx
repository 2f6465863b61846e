import type { ViewProps } from "../router/page.ts";
import { FeaturedProjects } from "./FeaturedProjects.tsx";
import { Hero } from "./Hero.tsx";
import type { HomeData } from "./homeData.ts";
import { NewsCarousel } from "./NewsCarousel.tsx";
import { Packages } from "./Packages.tsx";
import { Partners } from "./Partners.tsx";
import { Services } from "./Services.tsx";

export const View = ({ data }: ViewProps<HomeData>) => (
  <>
    <Hero />
    <Services />
    <Packages />
    <NewsCarousel news={data.news} />
    <FeaturedProjects projects={data.projects} />
    <Partners partners={data.partners} />
  </>
);
