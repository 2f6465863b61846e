import { brand } from "@etalase/contracts/brand";
import type { SiteContext } from "@etalase/contracts/public-api";
import type { Head } from "../head.ts";
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

/** As much as search engines and share previews show, in whole words. */
function preview(text: string): string {
  if (text.length <= descriptionMax) return text;
  const words = text.slice(0, descriptionMax).replace(/\s+\S*$/, "");
  return `${words.replace(/[\s.,;:–-]+$/, "")}…`;
}

const isAbsolute = (url: string | undefined) => url?.startsWith("http") ?? false;

/** The article's picture, else the site's. */
function imageTags({ article, title }: Head, { settings }: SiteContext): string[] {
  const isOwn = isAbsolute(article?.featuredImage);
  const url = isOwn ? article?.featuredImage : [settings.ogImage, settings.logo].find(isAbsolute);
  if (!url) return [named("twitter:card", "summary")];
  const { width = 0, height = 0 } = (isOwn && article?.featuredImageSet) || {};
  const alt = isOwn ? (article?.title ?? title) : settings.siteName;
  return [
    property("og:image", url),
    ...(width && height ? [property("og:image:width", `${width}`), property("og:image:height", `${height}`)] : []),
    property("og:image:alt", alt),
    named("twitter:card", "summary_large_image"),
    named("twitter:image", url),
    named("twitter:image:alt", alt),
  ];
}

function previewTags(head: Head, site: SiteContext): string[] {
  const { article } = head;
  const title = article?.title ?? head.title;
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
    ...assets.preloadsOf(source).map((href) => tag("link", { rel: "modulepreload", href })),
  ];
}

/** After the site's own styles and scripts, so that it can override them. */
const ownCodeTags = ({ customCss, customJs, speedInsightsUrl }: SiteContext): string[] => [
  customCss ? tag("link", { rel: "stylesheet", href: customCss.path, integrity: customCss.integrity }) : "",
  customJs ? `${tag("script", { defer: "", src: customJs.path, integrity: customJs.integrity })}</script>` : "",
  speedInsightsUrl ? `${tag("script", { defer: "", src: speedInsightsUrl })}</script>` : "",
];

const link = (rel: string, href: string, more: Readonly<Record<string, string>> = {}) =>
  tag("link", { rel, ...more, href });

/** How the site is found again: by its icon, in a feed reader, on a phone's home screen. */
const siteTags = ({ settings }: SiteContext): string[] => [
  named("theme-color", brand.brand),
  link("icon", settings.favicon || favicon),
  link("apple-touch-icon", appleTouchIcon),
  link("manifest", "/manifest.webmanifest"),
  link("alternate", "/rss.xml", { type: "application/rss+xml", title: settings.siteName }),
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
