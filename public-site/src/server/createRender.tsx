import type { RenderPage } from "@etalase/contracts/public-api";
import { renderToString } from "react-dom/server";
import { App } from "../App.tsx";
import type { Boot } from "../boot.ts";
import { createNavigator, firstScreen } from "../router/navigator.ts";
import { matchRoute, pageSource } from "../router/routes.ts";
import type { Assets } from "./assets.ts";
import { escapeJson } from "./escape.ts";
import { headTags } from "./headTags.ts";
import { Shell } from "./Shell.tsx";
import { accountSprite, siteSprite } from "./sprite.ts";

const scriptTag = (src: string) => `<script type="module" src="${src}"></script>`;

/** Renders whole documents with the client's build behind them. */
export const createRender =
  (assets: Assets): RenderPage =>
  async (url, api, site) => {
    const screen = await firstScreen(url, api);
    const { page, place, data } = screen;
    const head = page.head(data, place, site);
    const appHtml = renderToString(<App navigator={createNavigator(screen, api)} site={site} />);
    const body =
      page.kind === "account"
        ? `${accountSprite}<div id="app">${appHtml}</div>`
        : siteSprite + renderToString(<Shell site={site} appHtml={appHtml} />);
    const boot: Boot = { data, site };
    const source = pageSource(matchRoute(url).route);
    const html = [
      `<!doctype html><html lang="${page.lang ?? "id"}"><head>`,
      headTags({ head, site, assets, source }),
      `</head><body>${body}`,
      `<script type="application/json" id="boot">${escapeJson(boot)}</script>`,
      ...assets.scripts.map(scriptTag),
      scriptTag(assets.entry),
      "</body></html>",
    ].join("");
    const location = head.location === undefined ? {} : { location: head.location };
    return { status: head.status ?? 200, html, cssHash: assets.cssHash ?? "", ...location };
  };
