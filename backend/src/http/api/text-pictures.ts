import type { NewsArticle } from "@etalase/contracts/news.schema";
import { mediaPath } from "@etalase/contracts/site/paths";
import { filesInText, type Picture } from "../../domain/picture.ts";
import { mediaUrl, pictureSet } from "./views/picture-view.ts";

/** Texts are stored with paths, so that the site can move; outside, every address is whole. */
export const withOwnPaths = (html: string, publicUrl: string): string =>
  html.replaceAll(`"${publicUrl}${mediaPath("")}`, `"${mediaPath("")}`);

const withOwnUrls = (html: string, publicUrl: string): string =>
  html.replaceAll(`src="${mediaPath("")}`, `src="${publicUrl}${mediaPath("")}`);

export type Shown = (files: readonly string[]) => Promise<ReadonlyMap<string, Picture>>;

/** What a page needs to show pictures, by their addresses. */
export async function setsOf(files: readonly string[], shown: Shown, publicUrl: string) {
  const pictures = [...(await shown(files)).values()];
  return new Map(pictures.map((picture) => [mediaUrl(picture, publicUrl), pictureSet(picture, publicUrl)]));
}

/** An article's text with what a page needs to show its pictures, all found by one question. */
export async function textView(
  content: string,
  shown: Shown,
  publicUrl: string,
): Promise<Pick<NewsArticle, "content" | "contentSets">> {
  const sets = await setsOf(filesInText(content), shown, publicUrl);
  return {
    content: withOwnUrls(content, publicUrl),
    ...(sets.size > 0 ? { contentSets: Object.fromEntries(sets) } : {}),
  };
}
