import { refusal } from "@etalase/contracts/refusals/refusal";
import { searchKey, visibleText } from "@etalase/contracts/text/text";
import { at, type Entry, type Refused, recordAt } from "../../application/exchange/entry.ts";
import { unescaped } from "../../application/exchange/pictures.ts";
import { createForeignArticles, type ForeignArticle, namelessNote, type ReadOptions } from "./foreign-article.ts";
import { foreignAddress } from "./foreign-text.ts";
import { BrokenFile, lineAt } from "./text-file.ts";
import { wordPressHtml } from "./wordpress/text.ts";
import { type Item, type Known, survey, textOf } from "./wordpress-survey.ts";
import { firstTime, type TimeText } from "./written-times.ts";
import { partsOf, type Term } from "./wxr-parts.ts";

/** Accepts any XML: the reader says so when it is no WordPress export. */
export const isWordPressExport = (head: string): boolean => /^\s*<(?:\?xml|!DOCTYPE|!--|rss[\s>])/i.test(head);

type TimeName = "wp:post_date" | "wp:post_modified";

/** WordPress does not export the zone of a site, so a time without its UTC is taken for one in this site's. */
const timesOf = (item: Item, name: TimeName): readonly TimeText[] => [
  { text: textOf(item, `${name}_gmt`), isUtc: true },
  { text: textOf(item, name) },
];

/** A draft has its UTC only when somebody chose a time; programs that write no UTC keep the day of drafts, too. */
function dateOf(item: Item, status: string): ReturnType<typeof firstTime> {
  const [inUtc, ...others] = timesOf(item, "wp:post_date");
  const isUndated = status === "draft" && item.texts.has("wp:post_date_gmt");
  return firstTime([...(inUtc ? [inUtc] : []), ...(isUndated ? [] : [...others, { text: textOf(item, "pubDate") }])]);
}

/** The text of an SEO plugin; empty for one with variables, which only the plugin understands. */
function searchText({ meta }: Item, keys: readonly string[]): string {
  const text = keys.map((key) => meta.get(key)?.trim()).find(Boolean) ?? "";
  return /%%?[a-z_]+%%?/i.test(text) ? "" : text;
}

/** The names of WordPress's default category, in the languages that sites here have. */
const defaults = new Set(
  [
    "Uncategorized",
    "Uncategorised",
    "Tak Berkategori",
    "Tidak Berkategori",
    "Tanpa Kategori",
    "Belum Dikategorikan",
  ].map(searchKey),
);

/** Recognises the placeholder for a missing category. Plugins for languages add theirs: "uncategorized-en". */
const isDefault = ({ slug, name }: Term): boolean =>
  /^(?:uncategori[sz]ed|tak-berkategori)(?:-[a-z]{2}|-\d+)?$/.test(slug) || defaults.has(searchKey(visibleText(name)));

/** The names of an article's terms; default categories are none. */
const namesOf = (terms: readonly Term[], domain: string): readonly string[] =>
  terms.filter((term) => term.domain === domain && !(domain === "category" && isDefault(term))).map(({ name }) => name);

function categoryOf({ terms, meta }: Item, { categories }: Known): string {
  const names = namesOf(terms, "category");
  const chosen = meta.get("_yoast_wpseo_primary_category") ?? meta.get("rank_math_primary_category");
  const primary = chosen === undefined ? undefined : categories.get(chosen);
  return primary && names.includes(primary) ? primary : (names[0] ?? "");
}

/** Categories after the first become tags here, behind the article's tags. */
const tagsOf = ({ terms }: Item, category: string): readonly string[] =>
  [...namesOf(terms, "post_tag"), ...namesOf(terms, "category")].filter((name) => name !== category);

type Note = ReadOptions["note"];

/** An article has one author here; plugins for more of them write terms. */
function bylineOf({ texts, terms }: Item, { authors }: Known, note: Note, noteHere: Note): string {
  const creator = texts.get("dc:creator") ?? "";
  const name = authors.get(creator) ?? "";
  const others = terms.filter(({ domain }) => domain === "author").length - 1;
  if (others > 0) noteHere(refusal("an article has one author here; left out: {count} more", { count: others }));
  if (!name && creator) note(namelessNote(creator));
  return name;
}

function footnotesOf({ meta }: Item): readonly Readonly<{ id: string; content: string }>[] {
  try {
    const notes: unknown = JSON.parse(meta.get("footnotes") ?? "[]");
    return Array.isArray(notes)
      ? notes.map((one) => ({ id: String(Object(one).id), content: String(Object(one).content) }))
      : [];
  } catch {
    return [];
  }
}

const isPublic = new Set(["publish", "future"]);

function pathsOf(item: Item, note: Note): readonly string[] {
  if (textOf(item, "wp:status") !== "publish") return [];
  const url = URL.parse(textOf(item, "link"));
  if (!url) return [];
  if (!url.search && url.pathname !== "/") return [url.pathname];
  note(refusal("its old address {address} cannot lead here, since it has no path of its own", { address: url.href }));
  return [];
}

const htmlOf = (item: Item, known: Known, note: Note): string =>
  wordPressHtml(textOf(item, "content:encoded"), {
    names: known.names,
    attachment: (one) => known.attachments.get(one),
    ownPictures: known.pictures.get(textOf(item, "wp:post_id")) ?? [],
    pattern: (one) => known.patterns.get(one),
    footnotes: footnotesOf(item),
    note,
  });

function articleOf(item: Item, known: Known, { note }: ReadOptions): ForeignArticle {
  const [title, id, status] = ["title", "wp:post_id", "wp:status"].map((name) => textOf(item, name)) as [
    string,
    string,
    string,
  ];
  const place = lineAt(item.line);
  const where = recordAt(place, visibleText(title) || `post ${id}`);
  const noteHere: Note = (problem) => note(at(where, problem));
  const isLocked = textOf(item, "wp:post_password") !== "";
  if (isLocked) noteHere(refusal("it has a password, so it comes as a draft"));
  if (status === "private") noteHere(refusal("it is private, so it comes as a draft"));
  const thumbnail = known.attachments.get(item.meta.get("_thumbnail_id") ?? "");
  if (!thumbnail && item.meta.has("_thumbnail_id")) noteHere(refusal("its picture is not in the file"));
  const [enclosed = ""] = (item.meta.get("enclosure") ?? "").split("\n");
  if (!textOf(item, "content:encoded").includes(enclosed.trim()))
    noteHere(refusal("a file that is not in its text is left out: {address}", { address: enclosed.trim() }));
  const category = categoryOf(item, known);
  return {
    place,
    where,
    id,
    title,
    category,
    html: htmlOf(item, known, noteHere),
    slug: unescaped(textOf(item, "wp:post_name")),
    isPublished: isPublic.has(status) && !isLocked,
    date: dateOf(item, status),
    isPlanned: status === "future",
    updated: firstTime(timesOf(item, "wp:post_modified")).time,
    author: bylineOf(item, known, note, noteHere),
    tags: tagsOf(item, category),
    excerpt: textOf(item, "excerpt:encoded"),
    seoTitle: searchText(item, ["_yoast_wpseo_title", "rank_math_title"]),
    seoDescription: searchText(item, ["_yoast_wpseo_metadesc", "rank_math_description"]),
    noindex:
      item.meta.get("_yoast_wpseo_meta-robots-noindex") === "1" ||
      (item.meta.get("rank_math_robots") ?? "").includes('"noindex"'),
    isHighlighted: textOf(item, "wp:is_sticky") === "1",
    picture: thumbnail ? { ...thumbnail, address: foreignAddress(thumbnail.url, known.site) } : null,
    oldPaths: isLocked ? [] : pathsOf(item, noteHere),
  };
}

const discarded = new Set(["trash", "auto-draft", "inherit"]);

/** Returns a function that reads the articles of a WordPress export; it can be called again. */
export function createWordPressReader(path: string, options: ReadOptions) {
  return async function* read(): AsyncGenerator<Entry | Refused> {
    try {
      const known = await survey(path, options);
      const entryOf = createForeignArticles(known.site, options);
      for await (const part of partsOf(path)) {
        if (part.kind !== "item" || textOf(part, "wp:post_type") !== "post") continue;
        const status = textOf(part, "wp:status");
        if (discarded.has(status)) {
          options.note(
            refusal("Left out: the article “{title}”, whose status is {status}", {
              title: visibleText(textOf(part, "title")),
              status,
            }),
          );
          continue;
        }
        const entry = await entryOf(articleOf(part, known, options));
        if (entry) yield entry;
      }
    } catch (error) {
      if (!(error instanceof BrokenFile)) throw error;
      yield error;
    }
  };
}
