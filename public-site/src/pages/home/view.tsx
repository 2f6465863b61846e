import { Testimonials } from "../../components/Testimonials.tsx";
import type { ViewProps } from "../../page/page.ts";
import { Contact } from "./Contact.tsx";
import type { HomeData } from "./data.ts";
import { FeaturedProjects } from "./FeaturedProjects.tsx";
import { Hero } from "./Hero.tsx";
import { NewsCarousel } from "./NewsCarousel.tsx";
import { Packages } from "./Packages.tsx";
import { Partners } from "./Partners.tsx";
import { Services } from "./Services.tsx";
import "./view.css";
import below from "./view.css?url";

/**
 * The server's page fetches it while the first screen is painted already. In the browser it comes with this script:
 * whoever arrives by a link has the styles before the page.
 */
const Below = () => (import.meta.env.SSR ? <link rel="stylesheet" href={below} /> : null);

export const View = ({ data }: ViewProps<HomeData>) => (
  <>
    <Hero packages={data.packages} />
    <Below />
    <Services />
    <Packages packages={data.packages} />
    <NewsCarousel news={data.news} />
    <FeaturedProjects projects={data.projects} />
    <Testimonials testimonials={data.testimonials} />
    <Partners partners={data.partners} />
    <Contact packages={data.packages} />
  </>
);
