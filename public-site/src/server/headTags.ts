import type { SiteContext } from "@etalase/contracts/public-api";
import { brandPicturePath } from "@etalase/contracts/site/brand-colours";
import { homes, isEnglishPath } from "@etalase/contracts/site/english";
import { pathsWhere } from "@etalase/contracts/site/pages";
import { paletteOf } from "@etalase/contracts/site/palette";
import {
  articlePath,
  localPath,
  ownPagePath,
  paths,
  projectPath,
  servedPaths,
  shareCardPath,
  tagPath,
} from "@etalase/contracts/site/paths";
import { escapeHtml } from "../content/escapeHtml.ts";
import { shorten } from "../content/shorten.ts";
import type { Head } from "../page/head.ts";
import { isHome } from "../site/site.ts";
import { type Assets, appleTouchIcon, favicon, type Styles } from "./assets.ts";
import { settingsMeta } from "./settingsMeta.ts";
import type { SiteStyle } from "./siteStyle.ts";
import { modifiedAt, structuredData } from "./structuredData.ts";

export const tag = (name: string, attributes: Readonly<Record<string, string | undefined>>) => {
  const pairs = Object.entries(attributes).filter((pair): pair is [string, string] => pair[1] !== undefined);
  return `<${name}${pairs.map(([key, value]) => (value === "" ? ` ${key}` : ` ${key}="${escapeHtml(value)}"`)).join("")}>`;
};

/** Escapes JSON for a <script> block, where neither a tag nor a line separator may appear. */
export const escapeJson = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );

const named = (name: string, content: string | undefined) => (content ? tag("meta", { name, content }) : "");
const property = (name: string, content: string | undefined) =>
  content ? tag("meta", { property: name, content }) : "";

const descriptionMax = 160;

/** Returns the record that the page shows, if any. */
const recordOf = ({ article, project, ownPage }: Head) => article ?? project ?? ownPage;

/** Returns the record's own description, or else an excerpt as long as search engines and link previews show. */
const descriptionOf = (head: Head) => recordOf(head)?.seoDescription || shorten(head.description, descriptionMax);

/** Returns the path of the page that shows a record. */
const pathOf = ({ article, project, ownPage }: Head) =>
  (article && articlePath(article.slug)) ??
  (project && projectPath(project.slug)) ??
  (ownPage && ownPagePath(ownPage.slug));

/** Returns the address of a record's share card, with the record's version as the cache key. */
function shareCard(head: Head, publicUrl: string): string | undefined {
  const path = pathOf(head);
  // Samples have no card.
  if (head.noindex || !path) return undefined;
  return `${publicUrl}${shareCardPath(path)}?v=${recordOf(head)?.version}`;
}

const listed = pathsWhere(({ hasCard }) => hasCard);

/** Leads to the page in each language, where there are two. */
function languageTags({ canonical, translation }: Head, { english, language, publicUrl }: SiteContext): string[] {
  if (!english) return [];
  const [id, en] = language ? [translation, canonical] : [canonical, translation];
  const both =
    id && en
      ? ([
          ["id", id],
          ["en", en],
          ["x-default", id],
        ] as const)
      : undefined;
  const links = isHome(canonical) ? homes : (both ?? []);
  return links.map(([hreflang, path]) => link("alternate", publicUrl + path, { hreflang }));
}

/** Returns the share card's address for a list, without its filters; error pages have no card. */
function pageCard({ canonical, status = 200, noindex }: Head, publicUrl: string): string | undefined {
  // The cards of lists say Indonesian words.
  if (isEnglishPath(canonical) && status < 400) return publicUrl + shareCardPath(paths.home);
  const [path = ""] = canonical.split("?");
  const isTags = path.startsWith(tagPath(""));
  if (status >= 400 || !(isTags || listed.includes(path))) return undefined;
  return publicUrl + shareCardPath(isTags && noindex ? paths.blog : path);
}

/** Returns the address of the card with the site's own picture, with its name as the cache key. */
const siteCard = (picture: string, publicUrl: string) =>
  `${publicUrl}${shareCardPath(paths.home)}?v=${picture.split("/").at(-1)}`;

/** The properties of every share card. */
const cardTags = [
  property("og:image:width", "1200"),
  property("og:image:height", "630"),
  property("og:image:type", "image/jpeg"),
];

/** Prefers the card of the page's record, then the one with the site's own picture, then the card of the page. */
function imageTags(head: Head, { settings, publicUrl }: SiteContext): string[] {
  const ofRecord = shareCard(head, publicUrl);
  const url = ofRecord ?? (settings.ogImage ? siteCard(settings.ogImage, publicUrl) : pageCard(head, publicUrl));
  if (!url) return [named("twitter:card", "summary")];
  const alt = ofRecord || !settings.ogImage ? subjectOf(head) : settings.siteName;
  return [
    property("og:image", url),
    ...cardTags,
    property("og:image:alt", alt),
    named("twitter:card", "summary_large_image"),
    named("twitter:image", url),
    named("twitter:image:alt", alt),
  ];
}

/** Returns the title of a preview, without the site's name, which is shown beside it. */
const subjectOf = (head: Head) => recordOf(head)?.seoTitle || (recordOf(head)?.title ?? head.title);

function previewTags(head: Head, site: SiteContext): string[] {
  const { article } = head;
  const title = subjectOf(head);
  const description = descriptionOf(head);
  return [
    property("og:type", article ? "article" : "website"),
    property("og:site_name", site.settings.siteName),
    property("og:locale", site.language ? "en_US" : "id_ID"),
    property("og:title", title),
    property("og:description", description),
    property("og:url", site.publicUrl + head.canonical),
    property("article:published_time", article?.date),
    property("article:modified_time", article && modifiedAt(article)),
    property("article:section", article?.category),
    ...(article?.tags ?? []).map((name) => property("article:tag", name)),
    named("twitter:title", title),
    named("twitter:description", description),
    ...imageTags(head, site),
  ];
}

function policyTags(policy: string): string[] {
  return [
    policy ? tag("meta", { "http-equiv": "Content-Security-Policy", content: policy }) : "",
    named("referrer", "strict-origin-when-cross-origin"),
  ];
}

const styleTags = (styles: Styles) =>
  "links" in styles
    ? styles.links.map((href) => tag("link", { rel: "stylesheet", href }))
    : [`<style data-of="${styles.files.join(" ")}">${styles.css}</style>`];

export function assetTags(assets: Assets, source: string): string[] {
  const { font } = assets;
  return [
    font ? tag("link", { rel: "preload", as: "font", type: "font/woff2", href: font, crossorigin: "" }) : "",
    ...styleTags(assets.stylesOf(source)),
  ];
}

/** At the end of the document, because the visible content comes first and works without them. */
export const scriptTags = ({ scripts, laterScriptsOf }: Assets, source: string): string => {
  const later = laterScriptsOf(source).join(" ");
  return scripts.map((src) => `${tag("script", { type: "module", src, "data-later": later })}</script>`).join("");
};

/** Plays the videos of a page that contains some. */
export const videoScript = ({ videoScript: src }: Assets): string =>
  src ? `${tag("script", { type: "module", src })}</script>` : "";

/** After the site's own styles and scripts, so that custom code can override them. */
const ownCodeTags = ({ customCss, customJs, speedInsightsUrl }: SiteContext): string[] => [
  customCss ? tag("link", { rel: "stylesheet", href: customCss.path, integrity: customCss.integrity }) : "",
  customJs ? `${tag("script", { defer: "", src: customJs.path, integrity: customJs.integrity })}</script>` : "",
  speedInsightsUrl ? `${tag("script", { defer: "", src: speedInsightsUrl })}</script>` : "",
];

/** Links of a detached page open elsewhere, so that the page stays. */
const aloneTags = ({ alone }: SiteContext): string[] =>
  alone ? [tag("base", { target: "_blank" }), `<style>${alone.css}</style>`] : [];

export const link = (rel: string, href: string, more: Readonly<Record<string, string>> = {}) =>
  tag("link", { rel, ...more, href });

/** Identifies the site elsewhere: its icon, its feed, and on a phone's home screen. */
const siteTags = ({ settings, language, englishLists = [] }: SiteContext): string[] => [
  named("theme-color", paletteOf(settings.brand).brand),
  link("icon", settings.favicon || brandPicturePath(settings.brand, favicon)),
  link("apple-touch-icon", brandPicturePath(settings.brand, appleTouchIcon)),
  link("manifest", servedPaths.manifest),
  link("alternate", localPath(englishLists.includes(paths.blog) ? language : undefined, servedPaths.rss), {
    type: "application/rss+xml",
    title: settings.siteName,
  }),
  ...settingsMeta(settings.metaTags).map((attributes) => tag("meta", attributes)),
];

/** `site` must not contain anything that this page must not carry. */
type HeadOf = Readonly<{
  head: Head;
  site: SiteContext;
  assets: Assets;
  source: string;
  policy: string;
  siteStyle: SiteStyle;
}>;

/** Returns the content of <head>. The policy comes before anything that it governs. */
export const headTags = ({ head, site, assets, source, policy, siteStyle }: HeadOf): string =>
  [
    '<meta charset="utf-8">',
    ...policyTags(policy),
    named("viewport", "width=device-width, initial-scale=1, viewport-fit=cover"),
    `<title>${escapeHtml(head.title)}</title>`,
    named("description", descriptionOf(head)),
    named("robots", head.noindex || recordOf(head)?.noindex || site.alone ? "noindex" : undefined),
    link("canonical", site.publicUrl + head.canonical),
    ...languageTags(head, site),
    ...siteTags(site),
    ...assetTags(assets, source),
    siteStyle.css ? `<style>${siteStyle.css}</style>` : "",
    ...ownCodeTags(site),
    ...aloneTags(site),
    ...previewTags(head, site),
    `<script type="application/ld+json">${escapeJson(structuredData(head, site))}</script>`,
  ].join("");
