import type { SiteContext } from "@etalase/contracts/public-api";
import { Footer } from "../frame/Footer.tsx";
import type { Section } from "../frame/sections.ts";
import { shell } from "../frame/shellCopy.ts";
import { TopBar } from "../frame/TopBar.tsx";
import { SiteProvider } from "../site/site.ts";

type ShellProps = Readonly<{ site: SiteContext; sections: readonly Section[]; appHtml: string }>;

/**
 * The document's body around the app. Top bar and footer are the same on every page of the site, so they are rendered
 * here once and cost the browser no script.
 */
export const Shell = ({ site, sections, appHtml }: ShellProps) => (
  <SiteProvider value={site}>
    <a className="skip" href="#isi">
      {shell.skip}
    </a>
    <TopBar />
    <div id="app" dangerouslySetInnerHTML={{ __html: appHtml }} />
    <Footer sections={sections} isFollowing={appHtml.includes(' id="contact"')} />
  </SiteProvider>
);
