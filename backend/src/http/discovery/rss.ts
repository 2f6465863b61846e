import { articlePath, paths, servedPaths } from "@etalase/contracts/site/paths";
import { escapeXml } from "@etalase/contracts/text/xml";
import type { NewsInList, NewsService } from "../../application/news.ts";
import type { SettingsService } from "../../application/settings.ts";
import { type Addresses, mediaUrl } from "../api/views/picture-view.ts";
import type { Document } from "./documents.ts";

const newest = 20;

const element = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`;

function pictureOf({ featuredImage }: NewsInList, mediaPublicUrl: string): string {
  const { width, height } = featuredImage;
  const url = escapeXml(mediaUrl(featuredImage, mediaPublicUrl));
  return `<media:content url="${url}" medium="image" width="${width}" height="${height}"/>`;
}

const itemOf = (article: NewsInList, { publicUrl, mediaPublicUrl }: Addresses): string =>
  [
    "<item>",
    element("title", article.title),
    element("link", publicUrl + articlePath(article.slug)),
    // A slug may change, and feed readers would show the article a second time.
    `<guid isPermaLink="true">${escapeXml(publicUrl + articlePath(article.id))}</guid>`,
    element("pubDate", article.date.toUTCString()),
    element("category", article.category),
    element("description", article.excerpt),
    pictureOf(article, mediaPublicUrl),
    "</item>",
  ].join("\n");

type Needs = Readonly<{
  news: Pick<NewsService, "list">;
  settings: Pick<SettingsService, "get">;
  addresses: Addresses;
}>;

/** The newest articles as RSS 2.0. */
export const rss = ({ news, settings, addresses }: Needs): Document => ({
  type: "application/rss+xml; charset=utf-8",
  async text() {
    const [{ rows }, { siteName, siteDescription }] = await Promise.all([
      news.list({ page: 1, limit: newest, sort: "newest" }, "public"),
      settings.get(),
    ]);
    const { publicUrl } = addresses;
    return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:media="http://search.yahoo.com/mrss/">
<channel>
${element("title", siteName)}
${element("link", publicUrl + paths.blog)}
<atom:link href="${escapeXml(publicUrl + servedPaths.rss)}" rel="self" type="application/rss+xml"/>
${element("description", siteDescription)}
<language>id</language>
${rows.map((article) => itemOf(article, addresses)).join("\n")}
</channel>
</rss>
`;
  },
});
