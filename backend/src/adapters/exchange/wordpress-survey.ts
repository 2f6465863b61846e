import { refusal } from "@etalase/contracts/refusals/refusal";
import { leftOut, publicName, type ReadOptions } from "./foreign-article.ts";
import type { ForeignSite } from "./foreign-text.ts";
import type { Attachment } from "./wordpress/pieces.ts";
import { createShortcodeNames } from "./wordpress/shortcodes.ts";
import { type Part, partsOf } from "./wxr-parts.ts";

export type Item = Extract<Part, { kind: "item" }>;
type LibraryFile = Attachment & Readonly<{ parent: string; order: number }>;

/** The facts that items need about each other; they may stand anywhere in the file. */
export type Known = Readonly<{
  site: ForeignSite;
  attachments: ReadonlyMap<string, LibraryFile>;
  /** The pictures that were uploaded for an article, by its id. */
  pictures: ReadonlyMap<string, readonly LibraryFile[]>;
  /** Texts that several articles share, by id. */
  patterns: ReadonlyMap<string, string>;
  names: ReturnType<typeof createShortcodeNames>;
  /** Public names by login; empty for an author without one. */
  authors: ReadonlyMap<string, string>;
  /** Names of categories by the id of their term. The hierarchy is not needed here. */
  categories: ReadonlyMap<string, string>;
}>;

export const textOf = ({ texts }: Part, name: string): string => texts.get(name) ?? "";

const fileOf = (part: Item): LibraryFile => ({
  id: textOf(part, "wp:post_id"),
  url: textOf(part, "wp:attachment_url"),
  alt: part.meta.get("_wp_attachment_image_alt") ?? "",
  caption: textOf(part, "excerpt:encoded"),
  parent: textOf(part, "wp:post_parent"),
  order: Number(textOf(part, "wp:menu_order")) || 0,
});

const isPicture = ({ url }: LibraryFile) => /\.(?:jpe?g|png|gif|webp|avif|svg|bmp)$/i.test(url);

/** The pictures that an article without its own list of them shows, in their order. */
const picturesByParent = (files: Iterable<LibraryFile>) =>
  Map.groupBy(
    [...files].filter(isPicture).toSorted((one, other) => one.order - other.order || Number(one.id) - Number(other.id)),
    ({ parent }) => parent,
  );

const authorOf = (part: Part) => {
  const [login = "", email = "", displayName = "", firstName = "", lastName = ""] = [
    ...["login", "email", "display_name", "first_name", "last_name"],
  ].map((name) => textOf(part, `wp:author_${name}`));
  return { login, email, names: [displayName, `${firstName} ${lastName}`] };
};

/** Reads the file once to its end, so that it is known to be complete. @throws {BrokenFile} */
export async function survey(path: string, { note, site = "" }: ReadOptions): Promise<Known> {
  const attachments = new Map<string, LibraryFile>();
  const patterns = new Map<string, string>();
  const authors = new Map<string, string>();
  const categories = new Map<string, string>();
  const others = new Map<string, number>();
  const names = createShortcodeNames();
  let [home, comments] = [site, 0];
  const item = (part: Item) => {
    const type = textOf(part, "wp:post_type");
    const content = textOf(part, "content:encoded");
    comments += part.comments;
    if (type === "post" || type === "wp_block") names.look(content);
    if (type === "attachment") attachments.set(textOf(part, "wp:post_id"), fileOf(part));
    else if (type === "wp_block") patterns.set(textOf(part, "wp:post_id"), content);
    else if (type !== "post") others.set(type, (others.get(type) ?? 0) + 1);
  };
  for await (const part of partsOf(path)) {
    if (part.kind === "site") home ||= textOf(part, "wp:base_blog_url") || textOf(part, "link");
    else if (part.kind === "author") authors.set(authorOf(part).login, publicName(authorOf(part)));
    else if (part.kind === "category") categories.set(textOf(part, "wp:term_id"), textOf(part, "wp:cat_name"));
    else if (part.kind === "item") item(part);
  }
  for (const [type, count] of others) note(leftOut(type, count));
  if (comments > 0) note(refusal("Left out: comments ({count})", { count: comments }));
  for (const [name, count] of names.foreign())
    note(refusal("Left out: the shortcode [{name}]; the text inside it is kept ({count})", { name, count }));
  const pictures = picturesByParent(attachments.values());
  return { site: { home, files: /\/wp-content\// }, attachments, pictures, patterns, names, authors, categories };
}
