import type { SiteContext } from "@etalase/contracts/public-api";
import { renderToString } from "react-dom/server";
import { Footer } from "../frame/Footer.tsx";
import type { Section } from "../frame/sections.ts";
import { shell } from "../frame/shellCopy.ts";
import { TopBar } from "../frame/TopBar.tsx";
import { SiteProvider } from "../site/site.ts";

type Around = Readonly<{ site: SiteContext; sections: readonly Section[]; isFollowing: boolean }>;

/**
 * The document's body around the app. Top bar and footer are the same on every page of the site, so they are rendered
 * here once and cost the browser no script.
 */
const Shell = ({ site, sections, isFollowing }: Around) => (
  <SiteProvider value={site}>
    <a className="skip" href="#isi">
      {shell.skip}
    </a>
    <TopBar />
    <div id="app" />
    <Footer sections={sections} isFollowing={isFollowing} />
  </SiteProvider>
);

const app = '<div id="app">';
/** The frames of a site: it changes with its settings, its opening hours, and between visitors and staff. */
const maxFrames = 20;

/** Puts the frame around the app's HTML, drawn once for all pages that have the same one. */
export function createFrame() {
  const drawn = new Map<string, readonly [before: string, after: string]>();

  function draw(around: Around): readonly [string, string] {
    const html = renderToString(<Shell {...around} />);
    const at = html.indexOf(app) + app.length;
    return [html.slice(0, at), html.slice(at)];
  }

  return (appHtml: string, shown: Omit<Around, "isFollowing">): string => {
    const around = { ...shown, isFollowing: appHtml.includes(' id="contact"') };
    const key = JSON.stringify(around);
    const [before, after] = drawn.get(key) ?? draw(around);
    if (drawn.size >= maxFrames) drawn.clear();
    drawn.set(key, [before, after]);
    return before + appHtml + after;
  };
}
