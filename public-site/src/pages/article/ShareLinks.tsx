import { Icon } from "../../components/Icon.tsx";
import type { IconName } from "../../icons/symbols.ts";
import { article as copy } from "./copy.ts";

type Target = Readonly<{ name: string; icon: IconName; href: (url: string, title: string) => string }>;

const targets: readonly Target[] = [
  { name: "Facebook", icon: "facebook", href: (url) => `https://www.facebook.com/sharer/sharer.php?u=${url}` },
  {
    name: "Twitter",
    icon: "twitter",
    href: (url, title) => `https://twitter.com/intent/tweet?url=${url}&text=${title}`,
  },
  { name: "LinkedIn", icon: "linkedin", href: (url) => `https://www.linkedin.com/sharing/share-offsite/?url=${url}` },
  { name: "WhatsApp", icon: "whatsapp", href: (url, title) => `https://wa.me/?text=${title}%20${url}` },
];

/** Plain links: nothing of the networks is loaded until a reader chooses one. */
export const ShareLinks = ({ url, title }: Readonly<{ url: string; title: string }>) => (
  <aside className="share" aria-label={copy.shareTitle}>
    <span aria-hidden="true">{copy.share}</span>
    {targets.map(({ name, icon, href }) => (
      <a
        key={name}
        href={href(encodeURIComponent(url), encodeURIComponent(title))}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={copy.shareTo(name)}
      >
        <Icon name={icon} />
      </a>
    ))}
  </aside>
);
