import { safeUrl } from "../site/safeUrl.ts";
import { homeOf, useSite, useWords } from "../site/site.ts";
import { fill } from "../site/texts.ts";
import { frame } from "./copy.ts";

/** The site's own logo, or else the drawn shop window with its name. */
export function LogoPicture({ alt = "" }: Readonly<{ alt?: string }>) {
  const { siteName, logo } = useSite().settings;
  return logo ? (
    <img src={safeUrl(logo)} alt={alt} height="40" />
  ) : (
    <>
      <svg className="mark" viewBox="0 0 40 40" aria-hidden="true">
        <use href="#logo-mark" />
      </svg>
      <span>{siteName}</span>
    </>
  );
}

/** Leads to the landing page. */
export function Logo({ label }: Readonly<{ label?: string }>) {
  const { toHome } = useWords(frame);
  const site = useSite();
  return (
    <a className="logo" href={homeOf(site)} aria-label={fill(label ?? toHome, { siteName: site.settings.siteName })}>
      <LogoPicture />
    </a>
  );
}
