import { createHash } from "node:crypto";
import type { RenderRequestPage } from "@etalase/contracts/public-api";
import { publicPolicy } from "@etalase/contracts/site/csp";
import { paths } from "@etalase/contracts/site/paths";
import type { RequestPage } from "@etalase/contracts/testimonials";
import { renderToString } from "react-dom/server";
import { request as copy } from "../requests/copy.ts";
import { RequestPageView } from "../requests/RequestPageView.tsx";
import css from "../requests/request-page.css?inline";
import { matchRoute, pageSource } from "../router/routes.ts";
import { SiteProvider } from "../site/site.ts";
import { type Assets, favicon } from "./assets.ts";
import { escapeHtml } from "./escape.ts";
import { assetTags, link, tag } from "./headTags.ts";
import { inlineSprite } from "./inlineSprite.ts";

/** Uses the frame of a plain page, and a style sheet of its own. */
const source = pageSource(matchRoute(paths.privacyPolicy).route);
const cssHash = `'sha256-${createHash("sha256").update(css).digest("base64")}'`;

const titleOf = ({ kind }: RequestPage) => (kind === "form" ? copy.formTitle : copy[kind].title);

/** Renders the page behind a request link: no scripts, no previews, nothing that reveals its address. */
export const createRequestRender =
  (assets: Assets): RenderRequestPage =>
  (page, site) => {
    const { settings, publicUrl, mediaPublicUrl } = site;
    const styles = assets.stylesOf(source);
    const policy =
      "hash" in styles
        ? publicPolicy({ publicUrl, mediaPublicUrl, cssHash: `${styles.hash} ${cssHash}`, isStill: true })
        : "";
    const body = renderToString(
      <SiteProvider value={site}>
        <RequestPageView page={page} />
      </SiteProvider>,
    );
    const html = [
      '<!doctype html><html lang="id"><head><meta charset="utf-8">',
      policy ? tag("meta", { "http-equiv": "Content-Security-Policy", content: policy }) : "",
      // The header forbids referrers completely; without this, the browser would send the form without its origin,
      // which is refused.
      tag("meta", { name: "referrer", content: "same-origin" }),
      tag("meta", { name: "viewport", content: "width=device-width, initial-scale=1, viewport-fit=cover" }),
      `<title>${escapeHtml(`${titleOf(page)} | ${settings.siteName}`)}</title>`,
      tag("meta", { name: "robots", content: "noindex" }),
      link("icon", settings.favicon || favicon),
      ...assetTags(assets, source),
      `<style>${css}</style>`,
      `</head><body>${inlineSprite(body)}${body}</body></html>`,
    ].join("");
    return { status: 200, html, policy, indexable: false };
  };
