import type { Faq } from "@etalase/contracts/plain/faqs.schema";
import { EditLink } from "../../components/EditLink.tsx";
import { Icon } from "../../components/Icon.tsx";
import { Testimonials } from "../../components/Testimonials.tsx";
import { ContactForm } from "../../contact/ContactForm.tsx";
import { contact } from "../../contact/copy.ts";
import { OfficeHours } from "../../contact/OfficeHours.tsx";
import { Part } from "../../page/Part.tsx";
import type { ViewProps } from "../../page/page.ts";
import { askLink } from "../../site/contact.ts";
import { useSite } from "../../site/site.ts";
import { home } from "./copy.ts";
import { type HomeData, itemsOf } from "./data.ts";
import { FeaturedProjects } from "./FeaturedProjects.tsx";
import { Hero } from "./Hero.tsx";
import { NewsCarousel } from "./NewsCarousel.tsx";
import { Packages } from "./Packages.tsx";
import { Partners } from "./Partners.tsx";
import { Services } from "./Services.tsx";
import below from "./view.css?url";
import "./view.css";

/** Opens and closes without scripts. A preview shows all answers, of which one is about to change. */
const Question = ({ question, answer }: Faq) => (
  <details open={useSite().alone !== undefined}>
    <summary>
      <h3>{question}</h3>
    </summary>
    <div dangerouslySetInnerHTML={{ __html: answer }} />
  </details>
);

/** Groups the questions by category, in the order in which the categories first appear. */
const groupsOf = (faqs: readonly Faq[]) =>
  [...new Set(faqs.map(({ category }) => category))].map(
    (category) => [category, faqs.filter((faq) => faq.category === category)] as const,
  );

/** Omitted without questions. */
const Faqs = ({ faqs }: Pick<HomeData, "faqs">) =>
  faqs.length > 0 ? (
    <section className="section white" id="faq">
      <div className="wrap beside-head faq">
        <div className="head">
          <h2>{home.faqs.title}</h2>
          <p>{home.faqs.text}</p>
          <EditLink resource="faqs" what="tanya jawab" />
        </div>
        <div>
          {groupsOf(faqs).map(([category, some]) => (
            <div key={category}>
              {category ? (
                <p>
                  <b>{category}</b>
                </p>
              ) : null}
              {some.map((faq) => (
                <Question key={faq._id} {...faq} />
              ))}
            </div>
          ))}
        </div>
      </div>
    </section>
  ) : null;

function Chat() {
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
const Contact = ({ packages }: Pick<HomeData, "packages">) => (
  <section className="section white" id="contact">
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

/**
 * Links the style sheet of the lower part, which loads after the first screen is painted. In the browser it loads with
 * this script: visitors who follow a link have the styles before the page.
 */
const Below = () => (import.meta.env.SSR ? <link rel="stylesheet" href={below} /> : null);

export const View = ({ data }: ViewProps<HomeData>) => (
  <>
    <Part of={Hero} shows={{ packages: data.packages, showcases: data.showcases }} />
    <Below />
    <Part of={Services} shows={{ services: data.services }} />
    <Part of={Packages} shows={{ packages: data.packages }} />
    <Part of={NewsCarousel} shows={{ news: data.news }} />
    <Part of={FeaturedProjects} shows={{ projects: data.projects }} />
    <Part of={Testimonials} shows={{ testimonials: data.testimonials }} />
    <Part of={Partners} shows={{ partners: data.partners }} />
    <Part of={Faqs} shows={{ faqs: data.faqs }} />
    <Part of={Contact} shows={{ packages: data.packages }} />
  </>
);
