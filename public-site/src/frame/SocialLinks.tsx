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
