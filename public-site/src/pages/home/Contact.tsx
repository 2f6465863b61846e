import { Icon } from "../../components/Icon.tsx";
import { ContactForm } from "../../contact/ContactForm.tsx";
import { contact as copy } from "../../contact/copy.ts";
import { OfficeHours } from "../../contact/OfficeHours.tsx";
import { askLink } from "../../site/contact.ts";
import { useSite } from "../../site/site.ts";
import type { HomeData } from "./data.ts";

function Chat() {
  const { isChat, icon, link } = askLink(useSite(), copy.greeting);
  if (!isChat) return null;
  return (
    <a className="button button-main button-large" {...link}>
      <Icon name={icon} />
      {copy.chat}
    </a>
  );
}

/** The target of all contact links: the chat, and the form for visitors who prefer it. */
export const Contact = ({ packages }: Pick<HomeData, "packages">) => (
  <section className="section white" id="contact">
    <div className="wrap contact">
      <div className="contact-text">
        <h2>{copy.title}</h2>
        <p>{copy.text}</p>
        <OfficeHours />
        <Chat />
      </div>
      <ContactForm packages={packages.state === "ready" ? packages.items : []} />
    </div>
  </section>
);
