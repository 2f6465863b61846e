import { socialLinks } from "../contact.ts";
import { useSite } from "../site.ts";
import { Icon } from "./Icon.tsx";

export function SocialLinks() {
  const links = socialLinks(useSite());
  if (links.length === 0) return null;
  return (
    <ul className="soc">
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
