import { createHash } from "node:crypto";
import type { PublicApi, RenderedPage, SiteContext } from "@etalase/contracts/public-api";
import { publicPolicy } from "@etalase/contracts/site/csp";
import { paths } from "@etalase/contracts/site/paths";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import css from "../contact/contact-page.css?inline";
import { matchRoute, pageSource } from "../router/routes.ts";
import { SiteProvider } from "../site/site.ts";
import { type Assets, favicon } from "./assets.ts";
import { escapeHtml } from "./escape.ts";
import { footerSections } from "./footerSections.ts";
import { assetTags, link, tag } from "./headTags.ts";
import { inlineSprite } from "./inlineSprite.ts";
import { createFrame } from "./Shell.tsx";

/** Uses the frame of a plain page, and inlines the styles that the landing page has in a sheet. */
const source = pageSource(matchRoute(paths.privacyPolicy).route);
const cssHash = `'sha256-${createHash("sha256").update(css).digest("base64")}'`;

const framed = createFrame();

type Needs = Readonly<{ assets: Assets; api: PublicApi; site: SiteContext }>;
type Page = Readonly<{ title: string; referrer: string; view: ReactNode }>;

/** Renders a page for one person: without scripts, and hidden from search engines. */
export async function drawStillPage(
  { assets, api, site }: Needs,
  { title, referrer, view }: Page,
): Promise<RenderedPage> {
  const { settings, publicUrl, mediaPublicUrl } = site;
  const styles = assets.stylesOf(source);
  const policy =
    "hash" in styles
      ? publicPolicy({ publicUrl, mediaPublicUrl, cssHash: `${styles.hash} ${cssHash}`, isStill: true })
      : "";
  const appHtml = renderToString(<SiteProvider value={site}>{view}</SiteProvider>);
  const body = framed(appHtml, { site, sections: await footerSections(api) });
  const html = [
    '<!doctype html><html lang="id"><head><meta charset="utf-8">',
    policy ? tag("meta", { "http-equiv": "Content-Security-Policy", content: policy }) : "",
    tag("meta", { name: "referrer", content: referrer }),
    tag("meta", { name: "viewport", content: "width=device-width, initial-scale=1, viewport-fit=cover" }),
    `<title>${escapeHtml(`${title} | ${settings.siteName}`)}</title>`,
    tag("meta", { name: "robots", content: "noindex" }),
    link("icon", settings.favicon || favicon),
    ...assetTags(assets, source),
    `<style>${css}</style>`,
    `</head><body>${inlineSprite(body)}${body}</body></html>`,
  ].join("");
  return { status: 200, html, policy, indexable: false };
}
