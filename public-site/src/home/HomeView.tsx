import type { ViewProps } from "../router/page.ts";
import { FeaturedProjects } from "./FeaturedProjects.tsx";
import { Hero } from "./Hero.tsx";
import type { HomeData } from "./homeData.ts";
import { NewsCarousel } from "./NewsCarousel.tsx";
import { Packages } from "./Packages.tsx";
import { Partners } from "./Partners.tsx";
import { Services } from "./Services.tsx";
import "../styles/HomeView.css";
import below from "../styles/HomeView.css?url";

/**
 * The server's page fetches it while the first screen is painted already. In the browser it comes with this script:
 * whoever arrives by a link has the styles before the page.
 */
const Below = () => (import.meta.env.SSR ? <link rel="stylesheet" href={below} /> : null);

export const View = ({ data }: ViewProps<HomeData>) => (
  <>
    <Hero />
    <Below />
    <Services />
    <Packages />
    <NewsCarousel news={data.news} />
    <FeaturedProjects projects={data.projects} />
    <Partners partners={data.partners} />
  </>
);
