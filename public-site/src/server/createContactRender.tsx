import { createHash } from "node:crypto";
import type { RenderContactPage } from "@etalase/contracts/public-api";
import { publicPolicy } from "@etalase/contracts/site/csp";
import { paths } from "@etalase/contracts/site/paths";
import { renderToString } from "react-dom/server";
import css from "../contact/contact-page.css?inline";
import { contact as copy } from "../contact/copy.ts";
import { matchRoute, pageSource } from "../router/routes.ts";
import { SiteProvider } from "../site/site.ts";
import { type Assets, favicon } from "./assets.ts";
import { ContactPageView } from "./ContactPages.tsx";
import { escapeHtml } from "./escape.ts";
import { footerSections } from "./footerSections.ts";
import { assetTags, link, tag } from "./headTags.ts";
import { inlineSprite } from "./inlineSprite.ts";
import { Shell } from "./Shell.tsx";

/** They have the frame of a plain page, and of their own what the landing page has in a sheet. */
const source = pageSource(matchRoute(paths.privacyPolicy).route);
const cssHash = `'sha256-${createHash("sha256").update(css).digest("base64")}'`;

/** Renders what sending the contact form leads to: for its sender alone, and without scripts. */
export const createContactRender =
  (assets: Assets): RenderContactPage =>
  async (page, api, site) => {
    const { settings, publicUrl } = site;
    const packages = page.kind === "form" ? await api.packages().catch(() => []) : [];
    const styles = assets.stylesOf(source);
    const policy =
      "hash" in styles ? publicPolicy({ publicUrl, cssHash: `${styles.hash} ${cssHash}`, isStill: true }) : "";
    const view = renderToString(
      <SiteProvider value={site}>
        <ContactPageView page={page} packages={packages} />
      </SiteProvider>,
    );
    const body = renderToString(<Shell site={site} sections={await footerSections(api)} appHtml={view} />);
    const title = page.kind === "thanks" ? copy.thanksTitle : copy.formTitle;
    const html = [
      '<!doctype html><html lang="id"><head><meta charset="utf-8">',
      policy ? tag("meta", { "http-equiv": "Content-Security-Policy", content: policy }) : "",
      tag("meta", { name: "referrer", content: "strict-origin-when-cross-origin" }),
      tag("meta", { name: "viewport", content: "width=device-width, initial-scale=1, viewport-fit=cover" }),
      `<title>${escapeHtml(`${title} | ${settings.siteName}`)}</title>`,
      tag("meta", { name: "robots", content: "noindex" }),
      link("icon", settings.favicon || favicon),
      ...assetTags(assets, source),
      `<style>${css}</style>`,
      `</head><body>${inlineSprite(body)}${body}</body></html>`,
    ].join("");
    return { status: 200, html, policy, indexable: false };
  };
