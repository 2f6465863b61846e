import { Testimonials } from "../../components/Testimonials.tsx";
import { Part } from "../../page/Part.tsx";
import type { ViewProps } from "../../page/page.ts";
import { Contact } from "./Contact.tsx";
import type { HomeData } from "./data.ts";
import { Faqs } from "./Faqs.tsx";
import { FeaturedProjects } from "./FeaturedProjects.tsx";
import { Hero } from "./Hero.tsx";
import { NewsCarousel } from "./NewsCarousel.tsx";
import { Packages } from "./Packages.tsx";
import { Partners } from "./Partners.tsx";
import { Services } from "./Services.tsx";
import "./view.css";
import below from "./view.css?url";

/**
 * Links the style sheet of the lower part, which loads after the first screen is painted. In the browser it loads with
 * this script: visitors who follow a link have the styles before the page.
 */
const Below = () => (import.meta.env.SSR ? <link rel="stylesheet" href={below} /> : null);

export const View = ({ data }: ViewProps<HomeData>) => (
  <>
    <Part of={Hero} shows={{ packages: data.packages }} />
    <Below />
    <Part of={Services} shows={{}} />
    <Part of={Packages} shows={{ packages: data.packages }} />
    <Part of={NewsCarousel} shows={{ news: data.news }} />
    <Part of={FeaturedProjects} shows={{ projects: data.projects }} />
    <Part of={Testimonials} shows={{ testimonials: data.testimonials }} />
    <Part of={Partners} shows={{ partners: data.partners }} />
    <Part of={Faqs} shows={{ faqs: data.faqs }} />
    <Part of={Contact} shows={{ packages: data.packages }} />
  </>
);
