import { editPath } from "@etalase/contracts/desk/edit-paths";
import type { PageRenderer, RenderedPage, RenderPage, SiteContext } from "@etalase/contracts/public-api";
import { publicPolicy } from "@etalase/contracts/site/csp";
import { isEnglishPath } from "@etalase/contracts/site/english";
import { noForeignScripts } from "@etalase/contracts/site/foreign-scripts";
import { ownPath, paths, withQuery } from "@etalase/contracts/site/paths";
import type { TextValues } from "@etalase/contracts/texts";
import { renderToString } from "react-dom/server";
import { inLanguage } from "../english/pages.ts";
import type { FooterContent } from "../frame/Footer.tsx";
import type { Head } from "../page/head.ts";
import { PageContent } from "../page/PageContent.tsx";
import type { Boot, Place, Screen } from "../page/page.ts";
import { loadPage, loadScreen } from "../router/loadPage.ts";
import { matchRoute, pageSource } from "../router/routes.ts";
import { type ShownSite, SiteProvider } from "../site/site.ts";
import { accountIn, languageOf } from "./accountIn.ts";
import type { Assets, Styles } from "./assets.ts";
import { escapeJson, headTags, scriptTags, videoScript } from "./headTags.ts";
import { inlineSprite } from "./inlineSprite.ts";
import { drawnMenu, frameOf } from "./menu.ts";
import { withFrame } from "./Shell.tsx";
import { type SiteStyle, siteStyleOf } from "./siteStyle.ts";
import { bootTexts, withoutStoredMarks, withRecordMarks, withWords } from "./texts.ts";

/** Removes custom code and third-party measuring from pages with password fields and from error pages. */
function withoutForeign({ customCss: _css, customJs: _js, foreign: _foreign, ...site }: ShownSite): ShownSite {
  return { ...site, speedInsightsUrl: "", settings: { ...site.settings, googleAnalyticsId: "" } };
}

/** Returns the part of the site context that the browser's scripts need. */
const bootSite = (
  {
    customCss: _css,
    customJs: _js,
    crops: _crops,
    menu,
    menus: _menus,
    english: _english,
    texts: _texts,
    ...site
  }: ShownSite,
  texts: TextValues,
): ShownSite => ({
  ...site,
  ...drawnMenu(menu),
  ...(Object.keys(texts).length > 0 ? { texts } : {}),
  settings: {
    ...site.settings,
    // The state of the office has the holidays that pages show.
    officeHours: { ...site.settings.officeHours, holidays: [] },
    customCss: "",
    customJs: "",
    scripts: noForeignScripts,
    metaTags: "",
    answerText: "",
  },
});

/** Allows the build's styles, and those of the site. */
function policyOf(styles: Styles, site: SiteContext, siteStyle: SiteStyle, frames: readonly string[]): string {
  if (!("hash" in styles)) return "";
  const { alone } = site;
  const cssHash = [styles.hash, siteStyle.hash, alone?.cssHash].filter(Boolean).join(" ");
  const analytics = site.settings.googleAnalyticsId !== "";
  return publicPolicy({ ...site, cssHash, frames: alone ? [] : frames, analytics, isStill: Boolean(alone) });
}

/** Returns the hosts of the videos in a page. */
const framesOf = (html: string): readonly string[] => [
  ...new Set([...html.matchAll(/ data-video="(https:\/\/[^/"]+)/g)].flatMap(([, host]) => host ?? [])),
];

/** The form of the record that a page shows. */
function formOf({ article, project, ownPage }: Head): string | undefined {
  if (article) return editPath("news", article._id);
  if (project) return editPath("portfolio", project._id);
  return ownPage && editPath("pages", ownPage._id);
}

const noFooter: FooterContent = { sections: [], services: [] };

/** The language of an address, while the site has pages in it. */
const languageAt = (url: string, { english }: SiteContext) =>
  english && isEnglishPath(url) ? ("en" as const) : undefined;

/** The Indonesian list to which a page in English leads that has no translation of its own. */
const listAround = ({ language, path }: Place) =>
  language && [paths.blog, paths.portfolio].find((list) => `${ownPath(path)}/`.startsWith(`${list}/`));

const isStatic = ({ page, place }: Screen) => Boolean(page.importView) && !(page.Hydration && !place.language);

type Draw = (url: string, screen: Screen, context: ShownSite, footer: FooterContent) => RenderedPage;

/** Returns a function that draws a page whose data are there. */
const createDrawing =
  (assets: Assets): Draw =>
  (url, screen, wordless, footer) => {
    const { page, place, data } = screen;
    const context = withWords(wordless);
    const head = page.head(data, place, context);
    const site =
      context.alone || page.kind === "account" || (head.status ?? 200) >= 400 ? withoutForeign(context) : context;
    const content = renderToString(
      <SiteProvider value={site}>
        <PageContent {...screen} />
      </SiteProvider>,
    );
    const body = withFrame(content, { site, footer, screen });
    // A page that stays static does not need its data in the browser.
    const bootData = isStatic(screen) ? null : data;
    const boot: Boot = { path: place.path, data: bootData, site: bootSite(site, bootTexts(wordless)) };
    const source = pageSource(matchRoute(url, context.language).route);
    const siteStyle = siteStyleOf(site);
    const frames = framesOf(content);
    const policy = policyOf(assets.stylesOf(source), site, siteStyle, frames);
    const html = [
      `<!doctype html><html lang="${head.lang ?? site.language ?? "id"}"><head>`,
      headTags({ head, site, assets, source, policy, siteStyle }),
      `</head><body>${inlineSprite(body)}${body}`,
      ...(site.alone
        ? [site.alone.html]
        : [
            `<script type="application/json" id="boot">${escapeJson(boot)}</script>`,
            scriptTags(assets, source),
            frames.length > 0 ? videoScript(assets) : "",
          ]),
      "</body></html>",
    ].join("");
    const { status = 200, location, noindex } = head;
    const form = formOf(head);
    return { status, html, policy, indexable: !noindex, ...(location && { location }), ...(form && { form }) };
  };

/** Renders whole documents that load the client's build. */
export function createRender(assets: Assets): RenderPage {
  const draw = createDrawing(assets);

  return async (url, find, givenSite) => {
    const { api: calls, site: ownSite } = withoutStoredMarks(find, givenSite);
    const ownApi = { ...calls, isInUse: ownSite.isInUse };
    const language = languageAt(url, ownSite);
    const isAccount = matchRoute(url, language).route.zone === "account";
    const { api, site: context } = isAccount
      ? { api: ownApi, site: ownSite }
      : await inLanguage(language, ownApi, ownSite);
    const screen = await loadScreen(url, withRecordMarks(api, context), language);
    if (screen.page.kind === "account") {
      const account = accountIn(languageOf(screen.place));
      return draw(url, screen, { ...context, account }, noFooter);
    }
    const { translation = listAround(screen.place) } = screen.page.head(screen.data, screen.place, context);
    const shown = context.english && translation ? { ...context, translation } : context;
    const { footer, site } = await frameOf(shown, api);
    return draw(url, screen, site, footer);
  };
}

/**
 * Drops the query parameters that the page does not read, such as those of tracking links, so that they cannot fill the
 * memory with copies of a page. Searches are not cached, since they are endless.
 */
export const keyOf: PageRenderer["keyOf"] = async (path, query) => {
  const { queryOf } = await loadPage(matchRoute(path, isEnglishPath(path) ? "en" : undefined).route);
  const read = queryOf?.(query) ?? new URLSearchParams();
  return read.has("search") ? null : withQuery(path, read);
};
