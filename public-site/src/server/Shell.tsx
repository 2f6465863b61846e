import type { SiteContext } from "@etalase/contracts/public-api";
import { Footer } from "../components/Footer.tsx";
import { TopBar } from "../components/TopBar.tsx";
import { shell } from "../content/shell.ts";
import { SiteProvider } from "../site.ts";

type ShellProps = Readonly<{ site: SiteContext; appHtml: string }>;

/**
 * The document's body around the app. Top bar and footer are the same on every page of the site, so they are drawn
 * here once and cost the browser no script.
 */
export const Shell = ({ site, appHtml }: ShellProps) => (
  <SiteProvider value={site}>
    <a className="skip" href="#isi">
      {shell.skip}
    </a>
    <TopBar />
    <div id="app" dangerouslySetInnerHTML={{ __html: appHtml }} />
    <Footer />
  </SiteProvider>
);
