import { articlePath, localPath, paths, type SiteLanguage, servedPaths } from "@etalase/contracts/site/paths";
import { escapeXml } from "@etalase/contracts/text/xml";
import { byLanguage } from "@etalase/contracts/texts";
import { inEnglish } from "@etalase/contracts/translations";
import type { NewsInList, NewsService } from "../../application/news.ts";
import type { SettingsService } from "../../application/settings.ts";
import type { TextsService } from "../../application/texts.ts";
import { mediaUrl } from "../api/views/picture-view.ts";
import type { Document } from "./documents.ts";

const newest = 20;

const element = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`;

function pictureOf({ featuredImage }: NewsInList, publicUrl: string): string {
  const { width, height } = featuredImage;
  const url = escapeXml(mediaUrl(featuredImage, publicUrl));
  return `<media:content url="${url}" medium="image" width="${width}" height="${height}"/>`;
}

const itemOf = (article: NewsInList, publicUrl: string): string =>
  [
    "<item>",
    element("title", article.title),
    element("link", publicUrl + articlePath(article.slug, article.language)),
    // A slug may change, and feed readers would show the article a second time.
    `<guid isPermaLink="true">${escapeXml(publicUrl + articlePath(article.id, article.language))}</guid>`,
    element("pubDate", article.date.toUTCString()),
    element("category", article.category),
    element("description", article.excerpt),
    pictureOf(article, publicUrl),
    "</item>",
  ].join("\n");

type Needs = Readonly<{
  news: Pick<NewsService, "list">;
  settings: Pick<SettingsService, "get">;
  texts: Pick<TextsService, "shown">;
  publicUrl: string;
}>;

/** The newest articles in a language as RSS 2.0; nothing in English while the site has no pages in it. */
export const rss = (language: SiteLanguage, { news, settings, texts, publicUrl }: Needs): Document => ({
  type: "application/rss+xml; charset=utf-8",
  async text() {
    const site = await settings.get();
    if (language === "en" && !site.english) return null;
    const words = language === "en" ? byLanguage(await texts.shown()).en : {};
    const { siteName, siteDescription } = { ...site, ...inEnglish("settings", site, words) };
    const { rows } = await news.list({ page: 1, limit: newest, sort: "newest", language }, "public");
    return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:media="http://search.yahoo.com/mrss/">
<channel>
${element("title", siteName)}
${element("link", publicUrl + localPath(language, paths.blog))}
<atom:link href="${escapeXml(publicUrl + localPath(language, servedPaths.rss))}" rel="self" type="application/rss+xml"/>
${element("description", siteDescription)}
<language>${language}</language>
${rows.map((article) => itemOf(article, publicUrl)).join("\n")}
</channel>
</rss>
`;
  },
});
