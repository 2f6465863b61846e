import { socialLinks } from "../site/contact.ts";
import { useSite, useWords } from "../site/site.ts";
import { ContactLinks, SocialLinks } from "./ContactLinks.tsx";
import { OtherLanguage, otherLanguage } from "./OtherLanguage.tsx";
import { shell as shellWords } from "./shellCopy.ts";

/** The slim bar above the navbar on wide screens; absent when it would be empty. */
export function TopBar() {
  const shell = useWords(shellWords);
  const site = useSite();
  const { contactEmail, contactPhone } = site.settings;
  if (!contactEmail && !contactPhone && !otherLanguage(site) && socialLinks(site).length === 0) return null;
  return (
    <aside className="topbar" aria-label={shell.contactBar}>
      <div className="wrap">
        <ContactLinks />
        <OtherLanguage />
        <SocialLinks />
      </div>
    </aside>
  );
}
