import type { NewsArticle } from "@etalase/contracts/news.schema";
import { mediaPath } from "@etalase/contracts/site/paths";
import type { Files } from "../../application/media.ts";
import type { Edit } from "../../application/writing.ts";
import { filesInText, type Picture } from "../../domain/picture.ts";
import type { Actor } from "../../domain/user.ts";
import { mediaUrl, pictureSet } from "./views/picture-view.ts";

/** Texts are stored with paths, so that the site can move; elsewhere all addresses are complete. */
export const withOwnPaths = (html: string, publicUrl: string): string =>
  html.replaceAll(`"${publicUrl}${mediaPath("")}`, `"${mediaPath("")}`);

type Texted = Readonly<{ content?: string | undefined }>;
type Writes<Input extends Texted, Update extends Texted, Whole> = Readonly<{
  create(input: Input, files: Files, by: Actor): Promise<Whole>;
  update(id: string, change: Update, edit: Edit): Promise<Whole>;
}>;

/** Wraps the writes for records whose texts come with complete addresses. */
export function withPathsIn<
  Input extends Texted,
  Update extends Texted,
  Whole,
  Service extends Writes<Input, Update, Whole>,
>(service: Service & Writes<Input, Update, Whole>, publicUrl: string): Service {
  const stored = <T extends Texted>(fields: T): T =>
    fields.content === undefined ? fields : { ...fields, content: withOwnPaths(fields.content, publicUrl) };
  return {
    ...service,
    create: (input: Input, files: Files, by: Actor) => service.create(stored(input), files, by),
    update: (id: string, change: Update, edit: Edit) => service.update(id, stored(change), edit),
  };
}

const withOwnUrls = (html: string, publicUrl: string): string =>
  html.replaceAll(`src="${mediaPath("")}`, `src="${publicUrl}${mediaPath("")}`);

export type Shown = (files: readonly string[]) => Promise<ReadonlyMap<string, Picture>>;

/** The data that a page needs to show pictures, by their addresses. */
export async function setsOf(files: readonly string[], shown: Shown, publicUrl: string) {
  const pictures = [...(await shown(files)).values()];
  return new Map(pictures.map((picture) => [mediaUrl(picture, publicUrl), pictureSet(picture, publicUrl)]));
}

/** An article's text with the data to show its pictures, all read by one query. */
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
