import { readFile, stat } from "node:fs/promises";
import { refusal, refusalIn } from "@etalase/contracts/refusals/refusal";
import { visibleText } from "@etalase/contracts/text/text";
import * as z from "zod/mini";
import { at, type Entry, type Refused } from "../../application/exchange/entry.ts";
import {
  createForeignArticles,
  type ForeignArticle,
  leftOut,
  namelessNote,
  publicName,
  type ReadOptions,
} from "./foreign-article.ts";
import { type ForeignSite, foreignAddress } from "./foreign-text.ts";
import { parsedWithin } from "./json-elements.ts";
import { BrokenFile } from "./text-file.ts";
import { firstTime, type TimeText } from "./written-times.ts";

/** Recognises an export by its first table; exports with a list around it are older. */
export const isGhostExport = (head: string): boolean =>
  /^\s*\{\s*"(?:db"\s*:\s*\[\s*\{\s*"(?:meta|data)"|meta"\s*:\s*\{\s*"exported_on")/.test(head);

/** The largest export that is read: its tables refer to each other's rows, so they are held in memory. */
const most = { megabytes: 40, values: 1_000_000 };
const versions = { first: 2, last: 6 } as const;

const text = z._default(z.nullable(z.string()), null);
const flag = z._default(z.nullable(z.union([z.boolean(), z.number()])), false);
const order = z._default(z.number(), 0);
const id = z.pipe(z.union([z.string(), z.number()]), z.transform(String));
const time = z._default(z.nullable(z.union([z.string(), z.number()])), null);
const rows = <T extends z.ZodMiniType>(row: T) => z._default(z.array(row), []);

const postSchema = z.object({
  id,
  title: text,
  slug: text,
  html: text,
  feature_image: text,
  featured: flag,
  type: text,
  page: flag,
  status: text,
  visibility: text,
  custom_excerpt: text,
  meta_title: text,
  meta_description: text,
  author_id: z.optional(z.nullable(id)),
  created_at: time,
  updated_at: time,
  published_at: time,
});

const metaSchema = z.object({
  post_id: id,
  meta_title: text,
  meta_description: text,
  feature_image_alt: text,
  feature_image_caption: text,
});

const dataSchema = z.object({
  posts: z.array(postSchema),
  posts_meta: rows(metaSchema),
  tags: rows(z.object({ id, name: text, visibility: text })),
  posts_tags: rows(z.object({ post_id: id, tag_id: id, sort_order: order })),
  users: rows(z.object({ id, name: text, email: text })),
  posts_authors: rows(z.object({ post_id: id, author_id: id, sort_order: order })),
});

const exportSchema = z.object({ meta: z.object({ version: z.string() }), data: dataSchema });

type Data = z.output<typeof dataSchema>;
type Post = z.output<typeof postSchema>;
type Note = ReadOptions["note"];

/** @throws {BrokenFile} when the file is no Ghost export that can be read */
async function tablesOf(path: string): Promise<Data> {
  const { size } = await stat(path);
  if (size > most.megabytes * 1024 * 1024)
    throw new BrokenFile(
      1,
      refusal("A Ghost export can be at most {max} MB, and this file is larger", { max: most.megabytes }),
    );
  const whole = parsedWithin(await readFile(path), most.values);
  const { db } = Object(whole) as Readonly<{ db?: unknown }>; // any value has no or some such field
  const dump = Array.isArray(db) ? db[0] : whole;
  const version = Object(Object(dump).meta).version;
  const major = typeof version === "string" ? Number(version.split(".")[0]) : Number.NaN;
  if (!(major >= versions.first && major <= versions.last))
    throw new BrokenFile(
      1,
      refusal("The file is from Ghost “{version}”; only {first} to {last} can be read", {
        version: String(version),
        ...versions,
      }),
    );
  const { data, error } = exportSchema.safeParse(dump);
  if (data) return data.data;
  const [issue = { path: [], message: "" }] = error.issues;
  const damage = { place: issue.path.join("."), problem: refusalIn(issue) };
  throw new BrokenFile(1, refusal("The Ghost export is damaged at {place}: {problem}", damage));
}

/** Ghost writes ISO, milliseconds, or "2020-01-31 10:00:00" in UTC. */
const utcTime = (time: Post["created_at"]): TimeText => ({ text: String(time ?? ""), isUtc: true });

/** Finds the rows of other tables that belong to a post, by its id. */
function createLookup({ posts_meta: metas, tags, posts_tags, users, posts_authors }: Data) {
  const tagsById = new Map(tags.map((tag) => [tag.id, tag]));
  const authorsById = new Map(
    users.map(({ id, name, email }) => {
      const fullName = name ?? "";
      return [id, { fullName, name: publicName({ login: "", email: email ?? "", names: [fullName] }) }];
    }),
  );
  const metaByPost = new Map(metas.map((meta) => [meta.post_id, meta]));
  const sorted = <T extends Readonly<{ post_id: string; sort_order: number }>>(links: readonly T[]) =>
    Map.groupBy(
      links.toSorted((one, other) => one.sort_order - other.sort_order),
      ({ post_id }) => post_id,
    );
  const [tagLinks, authorLinks] = [sorted(posts_tags), sorted(posts_authors)];
  return {
    meta: (post: Post) => metaByPost.get(post.id),
    /** The tags that readers see: Ghost marks the rest as internal. */
    tags: (post: Post) =>
      (tagLinks.get(post.id) ?? [])
        .flatMap(({ tag_id }) => tagsById.get(tag_id) ?? [])
        .filter(({ name, visibility }) => visibility !== "internal" && !name?.startsWith("#"))
        .map(({ name }) => name ?? ""),
    authors: (post: Post) => {
      const ids = authorLinks.get(post.id)?.map(({ author_id }) => author_id) ?? [post.author_id ?? ""];
      return ids.flatMap((one) => authorsById.get(one) ?? []);
    },
  };
}

/** A post for members only becomes a draft here. */
function statusOf({ status, visibility }: Post, note: Note): boolean {
  if (status === "sent") note(refusal("it was only sent by e-mail, so it comes as a draft"));
  const isOpen = visibility === null || visibility === "public";
  if (!isOpen)
    note(
      refusal("not everybody may read it ({visibility}), so it comes as a draft", { visibility: String(visibility) }),
    );
  return isOpen && (status === "published" || status === "scheduled");
}

type Look = ReturnType<typeof createLookup>;

/** Stands for Ghost's own address, which it leaves out of exports. */
const ghostUrl = "__GHOST_URL__";

const addressed = (words: string, home: string) => words.replaceAll(ghostUrl, home.replace(/\/$/, ""));

/** Pictures and files of the old site without its address; Ghost before 4 wrote such paths. */
const homeless = /\s(?:src|href)=["'](?:__GHOST_URL__)?(\/content\/[^"']+)/g;

/** Says which pictures and files of an article are lost as long as the old site's address is unknown. */
function tellLost(html: string, note: Note, noteHere: Note) {
  const paths = [...new Set([...html.matchAll(homeless)].map(([, path]) => path))].join(", ");
  if (paths || html.includes(ghostUrl))
    note(refusal("Ghost leaves its own address out of exports: SITE=https://… gives it, for pictures and links"));
  if (paths) noteHere(refusal("left out of the text without SITE=https://…: {paths}", { paths }));
}

/** An article has one author here. */
function authorOf(authors: ReturnType<Look["authors"]>, note: Note, noteHere: Note): string {
  const [author = "", ...others] = authors.map(({ name }) => name).filter(Boolean);
  if (!author && authors[0]) note(namelessNote(authors[0].fullName));
  if (others.length > 0)
    noteHere(
      refusal("an article has one author here, {author}; left out: {others}", { author, others: others.join(", ") }),
    );
  return author;
}

/** Returns the picture at an address; null for an empty one. */
const pictureOf = (address: string, meta: ReturnType<Look["meta"]>, site: ForeignSite): ForeignArticle["picture"] =>
  address
    ? {
        address: foreignAddress(address, site),
        alt: meta?.feature_image_alt ?? "",
        caption: meta?.feature_image_caption ?? "",
      }
    : null;

/** A post that was never published has the day on which it was begun. */
function dateOf({ published_at: published, created_at: created }: Post): ReturnType<typeof firstTime> {
  const date = firstTime([utcTime(published)]);
  return date.time || date.unread ? date : firstTime([utcTime(created)]);
}

function articleOf(post: Post, order: number, look: Look, site: ForeignSite, note: Note): ForeignArticle {
  const title = post.title ?? "";
  const place = refusal("post {place}", { place: order });
  const where = refusal("{place} (“{title}”)", { place, title: visibleText(title) });
  const noteHere: Note = (problem) => note(at(where, problem));
  const [meta, tags, picture] = [look.meta(post), look.tags(post), post.feature_image];
  const isPublished = statusOf(post, noteHere);
  const author = authorOf(look.authors(post), note, noteHere);
  const html = post.html ?? "";
  if (!html) noteHere(refusal("the file has its text only in the Ghost editor's own form, without HTML"));
  if (site.home === "") tellLost(`${html} src="${picture ?? ""}"`, note, noteHere);
  const isLost = site.home === "" && /^(?:__GHOST_URL__|\/content\/)/.test(picture ?? "");
  const address = picture && !isLost ? addressed(picture, site.home) : "";
  return {
    place,
    where,
    id: post.id,
    title,
    isPublished,
    tags,
    category: tags[0] ?? "",
    html: addressed(html, site.home),
    slug: post.slug ?? "",
    date: dateOf(post),
    isPlanned: post.status === "scheduled",
    updated: firstTime([utcTime(post.updated_at)]).time,
    author,
    excerpt: post.custom_excerpt ?? "",
    seoTitle: meta?.meta_title ?? post.meta_title ?? "",
    seoDescription: meta?.meta_description ?? post.meta_description ?? "",
    noindex: false,
    isHighlighted: Boolean(post.featured),
    picture: pictureOf(address, meta, site),
    oldPaths: isPublished && post.status === "published" && post.slug ? [`/${post.slug}/`] : [],
  };
}

const isPage = ({ type, page }: Post) => type === "page" || Boolean(page);

/** Returns a function that reads the articles of a Ghost export; it can be called again. */
export function createGhostReader(path: string, options: ReadOptions) {
  const site: ForeignSite = { home: options.site ?? "", files: /^\/content\// };
  return async function* read(): AsyncGenerator<Entry | Refused> {
    try {
      const data = await tablesOf(path);
      const pages = data.posts.filter(isPage).length;
      if (pages > 0) options.note(leftOut("page", pages));
      const look = createLookup(data);
      const entryOf = createForeignArticles(site, options);
      for (const [index, post] of data.posts.entries()) {
        if (isPage(post)) continue;
        const entry = await entryOf(articleOf(post, index + 1, look, site, options.note));
        if (entry) yield entry;
      }
    } catch (error) {
      if (!(error instanceof BrokenFile)) throw error;
      yield error;
    }
  };
}
