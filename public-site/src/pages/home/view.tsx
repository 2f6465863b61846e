import { serviceDrawings, showcaseDrawings } from "@etalase/contracts/site/drawings";
import { Fragment, type ReactNode } from "react";
import { Icon } from "../../components/Icon.tsx";
import { Testimonials } from "../../components/Testimonials.tsx";
import { ContactForm } from "../../contact/ContactForm.tsx";
import { contact as contactWords } from "../../contact/copy.ts";
import { OfficeHours } from "../../contact/OfficeHours.tsx";
import type { ViewProps } from "../../page/page.ts";
import { askLink } from "../../site/contact.ts";
import { useSite, useWords } from "../../site/site.ts";
import { type HomeData, itemsOf } from "./data.ts";
import { Faqs } from "./Faqs.tsx";
import { FeaturedProjects } from "./FeaturedProjects.tsx";
import { type BelowHero, type Grounded, groundsOf } from "./grounds.ts";
import { Hero } from "./Hero.tsx";
import { NewsCarousel } from "./NewsCarousel.tsx";
import own from "./own.css?url";
import { Packages } from "./Packages.tsx";
import { Partners } from "./Partners.tsx";
import { Services } from "./Services.tsx";
import below from "./view.css?url";
import "./view.css";

function Chat() {
  const contact = useWords(contactWords);
  const { isChat, icon, link } = askLink(useSite(), contact.greeting);
  if (!isChat) return null;
  return (
    <a className="button button-main button-large" {...link}>
      <Icon name={icon} />
      {contact.chat}
    </a>
  );
}

/** The target of all contact links: the chat, and the form for visitors who prefer it. */
const Contact = ({ packages, ground }: Pick<HomeData, "packages"> & Grounded) => {
  const contact = useWords(contactWords);
  return (
    <section className={ground} id="contact">
      <div className="wrap contact">
        <div className="contact-text">
          <h2>{contact.title}</h2>
          <p>{contact.text}</p>
          <OfficeHours />
          <Chat />
        </div>
        <ContactForm packages={itemsOf(packages)} />
      </div>
    </section>
  );
};

/**
 * Links the style sheet of the lower part, which loads after the first screen is painted. In the browser it loads with
 * this script: visitors who follow a link have the styles before the page.
 */
const Below = () => (import.meta.env.SSR ? <link rel="stylesheet" href={below} /> : null);

/** The longest text that the bar of a showcase's window shows whole in any place. */
const longText = 40;

/** Tells whether the page needs the sheet for pictures, numbers and an order that a new site does not have. */
function isOwn({ showcases, services }: HomeData): boolean {
  const windows = itemsOf(showcases);
  const cards = itemsOf(services);
  return (
    windows.length !== showcaseDrawings.length ||
    cards.map(({ drawing }) => drawing).join() !== serviceDrawings.join() ||
    windows.some(({ drawing, text }) => !drawing || text.length > longText) ||
    [...windows, ...cards].some(({ picture }) => picture)
  );
}

/** Draws a section below the hero. */
const drawn: Readonly<Record<BelowHero, (data: HomeData, ground: string) => ReactNode>> = {
  features: ({ services }, ground) => <Services services={services} ground={ground} />,
  price: ({ packages }, ground) => <Packages packages={packages} ground={ground} />,
  news: ({ news }, ground) => <NewsCarousel news={news} ground={ground} />,
  portfolio: ({ projects }) => <FeaturedProjects projects={projects} />,
  testimonials: ({ testimonials }, ground) => <Testimonials testimonials={testimonials} ground={ground} />,
  partners: ({ partners }, ground) => <Partners partners={partners} ground={ground} />,
  faq: ({ faq }, ground) => <Faqs faq={faq} ground={ground} />,
  contact: ({ packages }, ground) => <Contact packages={packages} ground={ground} />,
};

export function View({ data }: ViewProps<HomeData>) {
  const site = useSite();
  return (
    <>
      {isOwn(data) ? <link rel="stylesheet" href={own} /> : null}
      <Hero packages={data.packages} showcases={data.showcases} />
      <Below />
      {groundsOf(site, data).map(([id, ground]) => (
        <Fragment key={id}>{drawn[id](data, ground)}</Fragment>
      ))}
    </>
  );
}
