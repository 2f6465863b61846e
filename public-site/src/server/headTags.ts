import type { SiteContext } from "@etalase/contracts/public-api";
import { brand } from "@etalase/contracts/site/brand";
import { articlePath, projectPath, servedPaths, shareCardPath } from "@etalase/contracts/site/paths";
import { shorten } from "../content/shorten.ts";
import type { Head } from "../page/head.ts";
import { type Assets, appleTouchIcon, favicon, type Styles } from "./assets.ts";
import { escapeHtml, escapeJson } from "./escape.ts";
import { settingsMeta } from "./settingsMeta.ts";
import { structuredData } from "./structuredData.ts";

const tag = (name: string, attributes: Readonly<Record<string, string | undefined>>) => {
  const pairs = Object.entries(attributes).filter((pair): pair is [string, string] => pair[1] !== undefined);
  return `<${name}${pairs.map(([key, value]) => (value === "" ? ` ${key}` : ` ${key}="${escapeHtml(value)}"`)).join("")}>`;
};

const named = (name: string, content: string | undefined) => (content ? tag("meta", { name, content }) : "");
const property = (name: string, content: string | undefined) =>
  content ? tag("meta", { property: name, content }) : "";

const descriptionMax = 160;

/** As much as search engines and share previews show. */
const preview = (text: string) => shorten(text, descriptionMax);

/** The card that is drawn for an article or a project: its content's version tells when it is another. */
function shareCard({ article, project, noindex }: Head, publicUrl: string): string | undefined {
  // Samples have none.
  if (noindex) return undefined;
  if (article) return `${publicUrl}${shareCardPath(articlePath(article.slug))}?v=${article.version}`;
  return project && `${publicUrl}${shareCardPath(projectPath(project.slug))}?v=${project.version}`;
}

/** As the cards are drawn. */
const cardTags = [
  property("og:image:width", "1200"),
  property("og:image:height", "630"),
  property("og:image:type", "image/jpeg"),
];

/** The drawn card of what the page is about, else the site's own picture. */
function imageTags(head: Head, { settings, publicUrl }: SiteContext): string[] {
  const card = shareCard(head, publicUrl);
  const url = card ?? (settings.ogImage.startsWith("http") ? settings.ogImage : undefined);
  if (!url) return [named("twitter:card", "summary")];
  const alt = card ? subjectOf(head) : settings.siteName;
  return [
    property("og:image", url),
    ...(card ? cardTags : []),
    property("og:image:alt", alt),
    named("twitter:card", "summary_large_image"),
    named("twitter:image", url),
    named("twitter:image:alt", alt),
  ];
}

/** Returns the title of a preview, without the site's name, which stands beside it. */
const subjectOf = ({ article, project, title }: Head) => (article ?? project)?.title ?? title;

function previewTags(head: Head, site: SiteContext): string[] {
  const { article } = head;
  const title = subjectOf(head);
  const description = preview(head.description);
  return [
    property("og:type", article ? "article" : "website"),
    property("og:site_name", site.settings.siteName),
    property("og:locale", "id_ID"),
    property("og:title", title),
    property("og:description", description),
    property("og:url", site.publicUrl + head.canonical),
    property("article:published_time", article?.date),
    property("article:modified_time", article?.updatedAt),
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

function assetTags(assets: Assets, source: string): string[] {
  const { font } = assets;
  return [
    font ? tag("link", { rel: "preload", as: "font", type: "font/woff2", href: font, crossorigin: "" }) : "",
    ...styleTags(assets.stylesOf(source)),
  ];
}

/** They stand at the end of the document: what one sees comes first, and it is there without them. */
export const scriptTags = ({ scripts, laterScriptsOf }: Assets, source: string): string => {
  const later = laterScriptsOf(source).join(" ");
  return scripts.map((src) => `${tag("script", { type: "module", src, "data-later": later })}</script>`).join("");
};

/** After the site's own styles and scripts, so that it can override them. */
const ownCodeTags = ({ customCss, customJs, speedInsightsUrl }: SiteContext): string[] => [
  customCss ? tag("link", { rel: "stylesheet", href: customCss.path, integrity: customCss.integrity }) : "",
  customJs ? `${tag("script", { defer: "", src: customJs.path, integrity: customJs.integrity })}</script>` : "",
  speedInsightsUrl ? `${tag("script", { defer: "", src: speedInsightsUrl })}</script>` : "",
];

const link = (rel: string, href: string, more: Readonly<Record<string, string>> = {}) =>
  tag("link", { rel, ...more, href });

/** Makes the site be found again: by its icon, in a feed reader, on a phone's home screen. */
const siteTags = ({ settings }: SiteContext): string[] => [
  named("theme-color", brand.brand),
  link("icon", settings.favicon || favicon),
  link("apple-touch-icon", appleTouchIcon),
  link("manifest", servedPaths.manifest),
  link("alternate", servedPaths.rss, { type: "application/rss+xml", title: settings.siteName }),
  ...settingsMeta(settings.metaTags).map((attributes) => tag("meta", attributes)),
];

/** `site` without what this page must not carry. */
type HeadOf = Readonly<{ head: Head; site: SiteContext; assets: Assets; source: string; policy: string }>;

/** The inside of <head>. The policy comes before anything that it governs. */
export const headTags = ({ head, site, assets, source, policy }: HeadOf): string =>
  [
    '<meta charset="utf-8">',
    ...policyTags(policy),
    named("viewport", "width=device-width, initial-scale=1, viewport-fit=cover"),
    `<title>${escapeHtml(head.title)}</title>`,
    named("description", preview(head.description)),
    named("robots", head.noindex ? "noindex" : undefined),
    link("canonical", site.publicUrl + head.canonical),
    ...siteTags(site),
    ...assetTags(assets, source),
    ...ownCodeTags(site),
    ...previewTags(head, site),
    `<script type="application/ld+json">${escapeJson(structuredData(head, site))}</script>`,
  ].join("");
