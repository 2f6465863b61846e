import { phoneHref, socialLinks } from "../contact.ts";
import { shell } from "../content/shell.ts";
import { useSite } from "../site.ts";
import { Icon } from "./Icon.tsx";
import { SocialLinks } from "./SocialLinks.tsx";

/** The slim bar above the navbar on wide screens; absent when there is nothing to say. */
export function TopBar() {
  const site = useSite();
  const { contactEmail, contactPhone } = site.settings;
  if (!contactEmail && !contactPhone && socialLinks(site).length === 0) return null;
  return (
    <aside className="topbar" aria-label={shell.contactBar}>
      <div className="wrap">
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
        <SocialLinks />
      </div>
    </aside>
  );
}
