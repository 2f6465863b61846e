import type { RenderAccountPage } from "@etalase/contracts/public-api";
import { publicPolicy } from "@etalase/contracts/site/csp";
import { paths } from "@etalase/contracts/site/paths";
import { renderToString } from "react-dom/server";
import { AccountFrame } from "../account/AccountFrame.tsx";
import { matchRoute, pageSource } from "../router/routes.ts";
import { SiteProvider } from "../site/site.ts";
import { AccountLinkPage } from "./AccountPages.tsx";
import { linkPages } from "./accountCopy.ts";
import { type Assets, favicon } from "./assets.ts";
import { escapeHtml } from "./escape.ts";
import { assetTags, link, tag } from "./headTags.ts";
import { inlineSprite } from "./inlineSprite.ts";

/** Uses the styles of the registration page. */
const source = pageSource(matchRoute(paths.register).route);

/** Renders the pages behind account links: no scripts, no previews, nothing that reveals their address. */
export const createAccountRender =
  (assets: Assets): RenderAccountPage =>
  (page, site) => {
    const { settings, publicUrl, mediaPublicUrl } = site;
    const styles = assets.stylesOf(source);
    const policy = "hash" in styles ? publicPolicy({ publicUrl, mediaPublicUrl, cssHash: styles.hash }) : "";
    const body = renderToString(
      <SiteProvider value={site}>
        <AccountFrame>
          <AccountLinkPage page={page} />
        </AccountFrame>
      </SiteProvider>,
    );
    const html = [
      '<!doctype html><html lang="en"><head><meta charset="utf-8">',
      policy ? tag("meta", { "http-equiv": "Content-Security-Policy", content: policy }) : "",
      tag("meta", { name: "referrer", content: "same-origin" }),
      tag("meta", { name: "viewport", content: "width=device-width, initial-scale=1, viewport-fit=cover" }),
      `<title>${escapeHtml(`${linkPages[page.kind].title} | ${settings.siteName}`)}</title>`,
      tag("meta", { name: "robots", content: "noindex" }),
      link("icon", settings.favicon || favicon),
      ...assetTags(assets, source),
      `</head><body>${inlineSprite(body)}${body}</body></html>`,
    ].join("");
    return { status: 200, html, policy, indexable: false };
  };
