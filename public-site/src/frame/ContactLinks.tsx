import { phoneHref } from "@etalase/contracts/text/phone";
import { Icon } from "../components/Icon.tsx";
import { socialLinks } from "../site/contact.ts";
import { useSite } from "../site/site.ts";

export function SocialLinks() {
  const links = socialLinks(useSite());
  if (links.length === 0) return null;
  return (
    <ul className="social">
      {links.map(({ network, name, href }) => (
        <li key={network}>
          <a href={href} aria-label={name} rel="noopener">
            <Icon name={network} />
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Links to mail and phone, as far as the settings have them. */
export function ContactLinks() {
  const { contactEmail, contactPhone } = useSite().settings;
  return (
    <>
      {contactEmail ? (
        <a href={`mailto:${contactEmail}`}>
          <Icon name="mail" />
          <span>{contactEmail}</span>
        </a>
      ) : null}
      {contactPhone ? (
        <a href={phoneHref(contactPhone)}>
          <Icon name="phone" />
          <span>{contactPhone}</span>
        </a>
      ) : null}
    </>
  );
}
