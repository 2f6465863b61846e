import { createHash } from "node:crypto";
import type { PublicApi, RenderedPage, SiteContext } from "@etalase/contracts/public-api";
import { brandPicturePath } from "@etalase/contracts/site/brand-colours";
import { publicPolicy } from "@etalase/contracts/site/csp";
import { paths, type SiteLanguage } from "@etalase/contracts/site/paths";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import contactCss from "../contact/contact-page.css?inline";
import { escapeHtml } from "../content/escapeHtml.ts";
import { Logo } from "../frame/Logo.tsx";
import { matchRoute, pageSource } from "../router/routes.ts";
import { SiteProvider } from "../site/site.ts";
import { type Assets, favicon } from "./assets.ts";
import { assetTags, link, tag } from "./headTags.ts";
import { inlineSprite } from "./inlineSprite.ts";
import { frameOf } from "./menu.ts";
import { withFrame } from "./Shell.tsx";
import { siteStyleOf } from "./siteStyle.ts";
import { withWords } from "./texts.ts";

/** The source of the page whose styles a still page uses. */
export const stylesOf = (path: string): string => pageSource(matchRoute(path).route);

type Still = Readonly<{
  assets: Assets;
  site: SiteContext;
  source: string;
  title: string;
  body: string;
  lang?: SiteLanguage;
  referrer?: string;
  /** Styles that the page has inline. */
  css?: string;
  /** False for a page of the account's frame, whose policy is that of the pages with scripts. */
  isStill?: boolean;
}>;

/** Builds the document of a page for one person: without scripts, hidden from search engines. */
export function stillDocument({ assets, site, source, title, body, css = "", ...more }: Still) {
  const { lang = "id", isStill = true } = more;
  // With no referrer at all, a browser would send the form without its origin, which is refused.
  const { referrer = "same-origin" } = more;
  const { settings, publicUrl } = site;
  const styles = assets.stylesOf(source);
  const own = css && `'sha256-${createHash("sha256").update(css).digest("base64")}'`;
  const siteStyle = siteStyleOf(site);
  const cssHash = ["hash" in styles && styles.hash, own, siteStyle.hash].filter(Boolean).join(" ");
  const policy = "hash" in styles ? publicPolicy({ publicUrl, cssHash, isStill }) : "";
  const html = [
    `<!doctype html><html lang="${lang}"><head><meta charset="utf-8">`,
    policy ? tag("meta", { "http-equiv": "Content-Security-Policy", content: policy }) : "",
    tag("meta", { name: "referrer", content: referrer }),
    tag("meta", { name: "viewport", content: "width=device-width, initial-scale=1, viewport-fit=cover" }),
    `<title>${escapeHtml(`${title} | ${settings.siteName}`)}</title>`,
    tag("meta", { name: "robots", content: "noindex" }),
    link("icon", settings.favicon || brandPicturePath(settings.brand, favicon)),
    ...assetTags(assets, source),
    css && `<style>${css}</style>`,
    siteStyle.css && `<style>${siteStyle.css}</style>`,
    `</head><body>${inlineSprite(body)}${body}</body></html>`,
  ].join("");
  return { status: 200 as const, html, policy, indexable: false };
}

type Content = Readonly<{ children: ReactNode }>;

/** A page with only the logo as navigation. */
export const StillFrame = ({ children }: Content) => (
  <>
    <header className="nav">
      <div className="wrap">
        <Logo />
      </div>
    </header>
    <main id="isi" tabIndex={-1} className="contact-page">
      <div className="wrap">{children}</div>
    </main>
  </>
);

/** A message beside the drawing of the shop's windows. */
export const BesideWindows = ({ children }: Content) => (
  <div className="thanks-page">
    <div>{children}</div>
    <svg viewBox="0 0 660 500" aria-hidden="true">
      <use href="#art-windows" />
    </svg>
  </div>
);

/** Uses the frame of a plain page, and inlines the styles that the landing page has in a sheet. */
const source = stylesOf(paths.privacyPolicy);

type Page = Readonly<{ title: string; referrer: string; view: ReactNode }>;

/** Renders such a page within the site's frame. */
export async function drawStillPage(
  { api, ...needs }: Readonly<{ assets: Assets; api: PublicApi; site: SiteContext }>,
  pageFor: (site: SiteContext) => Page,
): Promise<RenderedPage> {
  const { footer, site: menued } = await frameOf(needs.site, api);
  const site = withWords(menued);
  const { view, ...page } = pageFor(site);
  const appHtml = renderToString(<SiteProvider value={site}>{view}</SiteProvider>);
  const body = withFrame(appHtml, { site, footer });
  const { language } = site;
  return stillDocument({ ...needs, ...page, source, body, css: contactCss, ...(language ? { lang: language } : {}) });
}
