import type { ShownEntry, SiteContext } from "@etalase/contracts/public-api";
import { blogEntry } from "@etalase/contracts/site/menus";
import { ownPagePath, paths, sectionPath } from "@etalase/contracts/site/paths";
import type { SectionId } from "@etalase/contracts/site/sections";
import { Icon } from "../components/Icon.tsx";
import { contact } from "../contact/copy.ts";
import type { IconName } from "../icons/symbols.ts";
import { askLink, policyOf, socialLinks } from "../site/contact.ts";
import { homeOf, pathIn, useSite, useWords } from "../site/site.ts";
import { wordsFor } from "../site/texts.ts";
import { ContactLinks, SocialLinks } from "./ContactLinks.tsx";
import { Logo } from "./Logo.tsx";
import { OtherLanguage } from "./OtherLanguage.tsx";
import { sectionNames } from "./sectionsCopy.ts";
import { pageNames as pageNameWords, shell as shellWords } from "./shellCopy.ts";

type FooterLink = Readonly<{ label: string; href: string; rel?: string }>;

const serviceLinks = (services: FooterContent["services"], site: SiteContext) =>
  services.map((label) => ({ label, href: sectionPath("features", homeOf(site)) }));

/** A section that the landing page lacks now has no link. */
function linkOf(entry: ShownEntry, sections: readonly SectionId[], site: SiteContext): FooterLink | undefined {
  if (entry === blogEntry) return { label: wordsFor(pageNameWords, site).blog, href: pathIn(site)(paths.blog) };
  if (typeof entry !== "string")
    return "url" in entry
      ? { label: entry.label, href: entry.url, rel: "noopener" }
      : { label: entry.title, href: ownPagePath(entry.slug, site.language) };
  if (!sections.includes(entry)) return undefined;
  const names = { ...wordsFor(shellWords, site), ...wordsFor(sectionNames, site) };
  return { label: names[entry], href: sectionPath(entry, homeOf(site)) };
}

const pageLinks = (sections: readonly SectionId[], site: SiteContext) =>
  (site.menu?.footer ?? [...sections, blogEntry]).flatMap((entry) => linkOf(entry, sections, site) ?? []);

const Signature = ({ settings: { siteDescription } }: SiteContext) => (
  <>
    <Logo />
    {siteDescription ? <p>{siteDescription}</p> : null}
  </>
);

type InvitationProps = Readonly<{ icon: IconName; link: Readonly<{ href: string; target?: string; rel?: string }> }>;

const Invitation = ({ icon, link }: InvitationProps) => {
  const shell = useWords(shellWords);
  return (
    <>
      <p className="footer-call">
        {shell.invitation[0]}
        <br />
        {shell.invitation[1]}
      </p>
      <a className="button button-sun" {...link}>
        <Icon name={icon} />
        {shell.startChat}
      </a>
    </>
  );
};

const Links = ({
  title,
  links,
}: Readonly<{ title: string; links: readonly Readonly<{ href: string; label: string }>[] }>) => (
  <nav aria-label={title}>
    <h2>{title}</h2>
    <ul>
      {links.map(({ label, ...link }, index) => (
        <li key={index}>
          <a {...link}>{label}</a>
        </li>
      ))}
    </ul>
  </nav>
);

function Address() {
  const shell = useWords(shellWords);
  const site = useSite();
  const { contactEmail, contactPhone, address } = site.settings;
  if (!contactEmail && !contactPhone && !address && socialLinks(site).length === 0) return null;
  return (
    <div className="footer-contact">
      <h2>{shell.contact}</h2>
      <address>
        <ContactLinks />
        {address ? (
          <p>
            <Icon name="map-pin" />
            <span>{address}</span>
          </p>
        ) : null}
      </address>
      <SocialLinks />
    </div>
  );
}

/**
 * Returns the footer's invitation on pages without a contact section; without a number it invites to write a mail, if
 * possible.
 */
function invitationOf(site: SiteContext): InvitationProps | undefined {
  const { contactEmail } = site.settings;
  const ask = askLink(site, wordsFor(contact, site).greeting);
  if (ask.isChat) return ask;
  return contactEmail ? { icon: "mail", link: { href: `mailto:${contactEmail}` } } : undefined;
}

/** The part of the footer that follows from the site's content. */
export type FooterContent = Readonly<{
  /** The sections of the landing page, among them those that only the footer names. */
  sections: readonly SectionId[];
  /** The titles of the services. */
  services: readonly string[];
}>;

type FooterProps = Readonly<{
  content: FooterContent;
  /** Whether the page above has a contact section of its own. */
  isFollowing: boolean;
}>;

export function Footer({ content: { sections, services }, isFollowing }: FooterProps) {
  const shell = useWords(shellWords);
  const pageNames = useWords(pageNameWords);
  const site = useSite();
  const invitation = invitationOf(site);
  const explored = pageLinks(sections, site);
  return (
    // A section of the page takes precedence for the id; after a navigation, the class finds the footer.
    <footer className="footer section-contact" id={isFollowing ? undefined : "contact"}>
      <div className="awning" aria-hidden="true" />
      <div className="wrap footer-inner">
        {/* Without any contact, the site's own name replaces the invitation. */}
        <div className="footer-first">{invitation ? <Invitation {...invitation} /> : <Signature {...site} />}</div>
        {services.length > 0 ? <Links title={shell.services} links={serviceLinks(services, site)} /> : null}
        <Links title={shell.explore} links={explored} />
        <Address />
        <div className="footer-last">
          {invitation ? <Signature {...site} /> : null}
          {explored.some(({ href }) => href === policyOf(site)) ? null : (
            <a href={policyOf(site)}>{pageNames.privacyPolicy}</a>
          )}
          <OtherLanguage />
          <p>{`© ${new Date().getFullYear()} ${site.settings.siteName}`}</p>
        </div>
      </div>
    </footer>
  );
}
