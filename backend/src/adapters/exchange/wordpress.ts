import { visibleText } from "@etalase/contracts/text/text";
import type { Entry, Refused } from "../../application/exchange/entry.ts";
import {
  createForeignArticles,
  createPictureSource,
  type ForeignArticle,
  type ReadOptions,
} from "./foreign-article.ts";
import { type ForeignSite, foreignAddress } from "./foreign-text.ts";
import { BrokenFile } from "./text-file.ts";
import { wordPressHtml } from "./wordpress-text.ts";
import { type Part, partsOf } from "./wxr-parts.ts";

/** Accepts any XML: the reader says so when it is no WordPress export. */
export const isWordPressExport = (head: string): boolean => /^\s*<(?:\?xml|!DOCTYPE|!--|rss[\s>])/i.test(head);

type Item = Extract<Part, { kind: "item" }>;
type Attachment = Readonly<{ url: string; alt: string; caption: string }>;

/** The facts that items need about each other; they may stand anywhere in the file. */
type Known = Readonly<{
  site: ForeignSite;
  attachments: ReadonlyMap<string, Attachment>;
  /** Display names by login. */
  authors: ReadonlyMap<string, string>;
  /** Names of categories by the id of their term. The hierarchy is not needed here. */
  categories: ReadonlyMap<string, string>;
}>;

const textOf = ({ texts }: Part, name: string): string => texts.get(name) ?? "";

/** Reads the file once to its end, so that it is known to be complete. @throws {BrokenFile} */
async function survey(path: string, { note, site = "" }: ReadOptions): Promise<Known> {
  const attachments = new Map<string, Attachment>();
  const authors = new Map<string, string>();
  const categories = new Map<string, string>();
  const others = new Map<string, number>();
  let [home, comments] = [site, 0];
  for await (const part of partsOf(path)) {
    if (part.kind === "site") home ||= textOf(part, "wp:base_blog_url") || textOf(part, "link");
    else if (part.kind === "author") {
      const login = textOf(part, "wp:author_login");
      authors.set(login, textOf(part, "wp:author_display_name").trim() || login);
    } else if (part.kind === "category") categories.set(textOf(part, "wp:term_id"), textOf(part, "wp:cat_name"));
    else if (part.kind === "item") {
      const type = textOf(part, "wp:post_type");
      comments += part.comments;
      if (type === "attachment") {
        attachments.set(textOf(part, "wp:post_id"), {
          url: textOf(part, "wp:attachment_url").trim(),
          alt: part.meta.get("_wp_attachment_image_alt") ?? "",
          caption: textOf(part, "excerpt:encoded"),
        });
      } else if (type !== "post") others.set(type, (others.get(type) ?? 0) + 1);
    }
  }
  for (const [type, count] of others) note(`Left out: what is no article but “${type}” (${count})`);
  if (comments > 0) note(`Left out: comments (${comments})`);
  return { site: { home, files: /\/wp-content\// }, attachments, authors, categories };
}

/** Converts "2020-01-31 10:00:00" in UTC to ISO; null for none. */
function utc(text: string): string | null {
  const [, date, time] = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)$/.exec(text.trim()) ?? [];
  if (!date || date.startsWith("0000")) return null;
  const at = new Date(`${date}T${time}Z`);
  return Number.isNaN(at.getTime()) ? null : at.toISOString();
}

/** The text of an SEO plugin; empty for one with variables, which only the plugin understands. */
function searchText({ meta }: Item, keys: readonly string[]): string {
  const text = keys.map((key) => meta.get(key)?.trim()).find(Boolean) ?? "";
  return /%%?[a-z_]+%%?/i.test(text) ? "" : text;
}

const unnamed = new Set(["uncategorized", "tak-berkategori"]);

function categoryOf({ terms, meta }: Item, { categories }: Known): string {
  const names = terms.filter(({ domain, slug }) => domain === "category" && !unnamed.has(slug)).map(({ name }) => name);
  const chosen = meta.get("_yoast_wpseo_primary_category") ?? meta.get("rank_math_primary_category");
  const primary = chosen === undefined ? undefined : categories.get(chosen);
  return primary && names.includes(primary) ? primary : (names[0] ?? "");
}

/** Categories after the first become tags here, behind the article's tags. */
function tagsOf({ terms }: Item, category: string): readonly string[] {
  const named = (domain: string) => terms.filter((term) => term.domain === domain && !unnamed.has(term.slug));
  return [...named("post_tag"), ...named("category")].map(({ name }) => name).filter((name) => name !== category);
}

const isPublic = new Set(["publish", "future"]);

function pathsOf(item: Item, where: string, note: ReadOptions["note"]): readonly string[] {
  if (textOf(item, "wp:status") !== "publish") return [];
  const url = URL.parse(textOf(item, "link").trim());
  if (!url) return [];
  if (!url.search && url.pathname !== "/") return [url.pathname];
  note(`${where}: its old address ${url.href} cannot lead here, since it has no path of its own`);
  return [];
}

function articleOf(item: Item, known: Known, { note }: ReadOptions): ForeignArticle {
  const [title, id, status] = ["title", "wp:post_id", "wp:status"].map((name) => textOf(item, name)) as [
    string,
    string,
    string,
  ];
  const where = `line ${item.line} (“${visibleText(title) || `post ${id}`}”)`;
  const isLocked = textOf(item, "wp:post_password") !== "";
  if (isLocked) note(`${where}: it has a password, so it comes as a draft`);
  if (status === "private") note(`${where}: it is private, so it comes as a draft`);
  const thumbnail = known.attachments.get(item.meta.get("_thumbnail_id") ?? "");
  if (!thumbnail && item.meta.has("_thumbnail_id")) note(`${where}: its picture is not in the file`);
  const category = categoryOf(item, known);
  const creator = textOf(item, "dc:creator");
  return {
    where,
    id,
    title,
    category,
    html: wordPressHtml(textOf(item, "content:encoded"), {
      attachment: (one) => known.attachments.get(one),
      note: (problem) => note(`${where}: ${problem}`),
    }),
    slug: decoded(textOf(item, "wp:post_name")),
    isPublished: isPublic.has(status) && !isLocked,
    date: utc(textOf(item, "wp:post_date_gmt")) ?? (status === "draft" ? null : utc(textOf(item, "wp:post_date"))),
    updated: utc(textOf(item, "wp:post_modified_gmt")),
    author: known.authors.get(creator) ?? creator,
    tags: tagsOf(item, category),
    excerpt: textOf(item, "excerpt:encoded"),
    seoTitle: searchText(item, ["_yoast_wpseo_title", "rank_math_title"]),
    seoDescription: searchText(item, ["_yoast_wpseo_metadesc", "rank_math_description"]),
    noindex:
      item.meta.get("_yoast_wpseo_meta-robots-noindex") === "1" ||
      (item.meta.get("rank_math_robots") ?? "").includes('"noindex"'),
    isHighlighted: textOf(item, "wp:is_sticky") === "1",
    picture: thumbnail ? { ...thumbnail, address: foreignAddress(thumbnail.url, known.site) } : null,
    oldPaths: isLocked ? [] : pathsOf(item, where, note),
  };
}

function decoded(slug: string): string {
  try {
    return decodeURIComponent(slug);
  } catch {
    return slug;
  }
}

const discarded = new Set(["trash", "auto-draft", "inherit"]);

/** Returns a function that reads the articles of a WordPress export; it can be called again. */
export function createWordPressReader(path: string, options: ReadOptions) {
  const source = createPictureSource(options);
  return async function* read(): AsyncGenerator<Entry | Refused> {
    try {
      const known = await survey(path, options);
      const entryOf = createForeignArticles(known.site, options, source);
      for await (const part of partsOf(path)) {
        if (part.kind !== "item" || textOf(part, "wp:post_type") !== "post") continue;
        const status = textOf(part, "wp:status");
        if (discarded.has(status)) {
          options.note(
            `Left out: the article “${visibleText(textOf(part, "title"))}”, which is in the state ${status}`,
          );
          continue;
        }
        const entry = await entryOf(articleOf(part, known, options));
        if (entry) yield entry;
      }
    } catch (error) {
      if (!(error instanceof BrokenFile)) throw error;
      yield { where: `line ${error.line}`, problem: error.message };
    }
  };
}
