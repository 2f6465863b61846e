import type { MenuPage, ShownEntry, SiteContext } from "@etalase/contracts/public-api";
import { ownPagePath } from "@etalase/contracts/site/paths";
import { renderToString } from "react-dom/server";
import { Footer, type FooterContent } from "../frame/Footer.tsx";
import { sectionOfPath } from "../frame/sections.ts";
import { shell as shellWords } from "../frame/shellCopy.ts";
import { TopBar } from "../frame/TopBar.tsx";
import type { Screen } from "../page/page.ts";
import { isHome, type ShownSite, SiteProvider } from "../site/site.ts";
import { wordsFor } from "../site/texts.ts";
import { StaffBar } from "./StaffBar.tsx";

type Shown = Readonly<{
  site: ShownSite;
  footer: FooterContent;
  screen?: Pick<Screen, "page" | "place">;
}>;
type Around = Shown & Readonly<{ isFollowing: boolean }>;

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
const Shell = ({ site, footer, screen, isFollowing }: Around) => {
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

const isPage = (entry: ShownEntry): entry is MenuPage => typeof entry !== "string" && "slug" in entry;

/** Returns everything that the frame shows about its page. */
const placeIn = ({ page, place: { path } }: NonNullable<Shown["screen"]>, { menu, language }: SiteContext) => [
  page.kind,
  isHome(path)
    ? "home"
    : (sectionOfPath(path) ??
      menu?.navbar.find((entry) => isPage(entry) && ownPagePath(entry.slug, language) === path)),
];

/**
 * The most frames that a site needs: one for each kind of page in each section and language, and others after a change of
 * settings or office hours, and for staff.
 */
const maxFrames = 60;

/** Stands in a frame for the address of its page in the other language. */
const elsewhere = "/-bahasa-lain-";

/** The site without what differs from page to page: those with a translation share their frames, too. */
function sharedBy(site: SiteContext): string {
  const json = JSON.stringify(site);
  return site.translation ? json.replaceAll(JSON.stringify(site.translation), JSON.stringify(elsewhere)) : json;
}

/** Puts the frame around the HTML of a page's content; a frame is rendered once for all pages that share it. */
export function createFrame() {
  const drawn = new Map<string, readonly [before: string, after: string]>();

  function draw(around: Around): readonly [string, string] {
    const html = renderToString(<Shell {...around} />);
    const at = html.indexOf(content);
    return [html.slice(0, at), html.slice(at + content.length)];
  }

  return (contentHtml: string, shown: Shown): string => {
    const { site, footer, screen } = shown;
    const isFollowing = contentHtml.includes(' id="contact"');
    const shared = sharedBy(site);
    const key = JSON.stringify([shared, footer, isFollowing, screen && placeIn(screen, site)]);
    const parts = drawn.get(key) ?? draw({ ...shown, site: JSON.parse(shared), isFollowing });
    if (drawn.size >= maxFrames) drawn.clear();
    drawn.set(key, parts);
    const [before, after] = parts.map((part) => part.replaceAll(elsewhere, site.translation ?? elsewhere));
    return `${before}${contentHtml}${after}`;
  };
}
