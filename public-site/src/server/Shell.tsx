import { renderToString } from "react-dom/server";
import { Footer, type FooterContent } from "../frame/Footer.tsx";
import { shell as shellWords } from "../frame/shellCopy.ts";
import { TopBar } from "../frame/TopBar.tsx";
import type { Screen } from "../page/page.ts";
import { type ShownSite, SiteProvider } from "../site/site.ts";
import { wordsFor } from "../site/texts.ts";
import { StaffBar } from "./StaffBar.tsx";

type Shown = Readonly<{
  site: ShownSite;
  footer: FooterContent;
  screen?: Pick<Screen, "page" | "place">;
}>;

const Content = () => <div id="content" />;
const content = '<div id="content"></div>';

/** The app around the page's content, as the browser hydrates it. */
const Frame = ({ screen }: Pick<Shown, "screen">) =>
  screen ? (
    <screen.page.Frame kind={screen.page.kind} path={screen.place.path} busy={false}>
      <Content />
    </screen.page.Frame>
  ) : (
    <Content />
  );

/**
 * The document's body around a page's content. Top bar and footer are the same on every page of the site, so they need
 * no script in the browser.
 */
const Shell = ({ site, footer, screen, isFollowing }: Shown & Readonly<{ isFollowing: boolean }>) => {
  const app = (
    <div id="app">
      <Frame screen={screen} />
    </div>
  );
  if (screen?.page.kind === "account") return <SiteProvider value={site}>{app}</SiteProvider>;
  return (
    <SiteProvider value={site}>
      <a className="skip" href="#isi">
        {wordsFor(shellWords, site).skip}
      </a>
      {screen && site.forStaff ? <StaffBar /> : null}
      <TopBar />
      {app}
      <Footer content={footer} isFollowing={isFollowing} />
    </SiteProvider>
  );
};

/** Puts the frame around the HTML of a page's content. */
export function withFrame(contentHtml: string, shown: Shown): string {
  const isFollowing = contentHtml.includes(' id="contact"');
  return renderToString(<Shell {...shown} isFollowing={isFollowing} />).replace(content, () => contentHtml);
}
