import { mediaLimits } from "@etalase/contracts/media";
import { newsLimits } from "@etalase/contracts/news";
import { newsInput } from "@etalase/contracts/news.schema";
import { type Refusal, refusal, refusalIn, type Word } from "@etalase/contracts/refusals/refusal";
import { searchLimits } from "@etalase/contracts/rules/publication";
import { lengthOf } from "@etalase/contracts/text/text";
import { unlike } from "@etalase/contracts/text/words";
import { at, type Entry, type PictureSaid } from "../../application/exchange/entry.ts";
import { createOriginNames } from "../../application/exchange/origins.ts";
import { isAddress } from "../../application/exchange/provenance.ts";
import { freeSlug, slugFromTitle } from "../../domain/slug.ts";
import { createPlaceholder, fetching, type PictureOptions, picturesInText } from "./foreign-pictures.ts";
import { type ForeignSite, foreignText } from "./foreign-text.ts";
import { lineOf } from "./html/tree.ts";
import type { firstTime } from "./written-times.ts";

/** How to read another product's file. */
export type ReadOptions = PictureOptions &
  Readonly<{
    /** The address of the site that the file comes from, where the file does not give it: "https://lama.example". */
    site?: string;
    now: () => Date;
  }>;

/** An article of another product. Texts may hold entities and tags; times are ISO. */
export type ForeignArticle = Readonly<{
  place: Refusal;
  where: Refusal;
  /** Identifies the article where its title cannot. */
  id: string;
  title: string;
  html: string;
  slug: string;
  isPublished: boolean;
  /** It waits for its date. */
  isPlanned: boolean;
  date: ReturnType<typeof firstTime>;
  /** Null for none. */
  updated: string | null;
  author: string;
  category: string;
  tags: readonly string[];
  excerpt: string;
  seoTitle: string;
  seoDescription: string;
  noindex: boolean;
  isHighlighted: boolean;
  picture: Readonly<{ address: string; alt: string; caption: string }> | null;
  oldPaths: readonly string[];
}>;

type Note = ReadOptions["note"];

type Author = Readonly<{ login: string; email: string; names: readonly string[] }>;

/** Returns the first name that readers may see; empty for an author who has only a login or an address. */
export function publicName({ login, email, names }: Author): string {
  const isSecret = (name: string) =>
    name === "" || isAddress(name) || name === email || (name === login && !/\s/.test(name));
  return names.map(lineOf).find((name) => !isSecret(name)) ?? "";
}

/** The note about an author without a public name. */
export const namelessNote = (author: string): Refusal =>
  refusal("“{author}” has no display name, so the article appears under your name", { author });

/** The note about parts of a file that are no articles. */
export const leftOut = (type: string, count: number): Refusal =>
  refusal("Left out: items of type “{type}”, which are not articles ({count})", { type, count });

/** The category of articles that have none on the other site. */
const ownCategory = "Umum";

const cut = (text: string, max: number): string =>
  lengthOf(text) > max
    ? `${[...text]
        .slice(0, max - 1)
        .join("")
        .trimEnd()}…`
    : text;

/** Returns a function that makes a line of a text, and tells when the line had to be cut. */
const createLines =
  (note: Note) =>
  (named: Word, html: string, max: number): string => {
    const whole = lineOf(html);
    const line = cut(whole, max);
    if (line !== whole) {
      const cutLine = { word: named, max, line };
      note(refusal("its {word} is longer than {max} characters, and is cut: “{line}”", cutLine));
    }
    return line;
  };

type Line = ReturnType<typeof createLines>;

/** Returns a function that makes the slug of an article, another one for each. */
function createForeignSlugs() {
  const slugs = new Set<string>();
  return ({ slug, title, id }: ForeignArticle): string => {
    const newSlug = freeSlug(slugFromTitle(slug, "") || slugFromTitle(title, `artikel-${id}`), slugs);
    slugs.add(newSlug);
    return newSlug;
  };
}

function tagsOf({ tags }: ForeignArticle, line: Line, note: Note): readonly string[] {
  const own = unlike(tags.map((tag) => line("tag", tag, newsLimits.tagMax)).filter(Boolean));
  const { tagsMax } = newsLimits;
  if (own.length > tagsMax)
    note(
      refusal("an article has at most {max} tags; left out: {tags}", {
        max: tagsMax,
        tags: own.slice(tagsMax).join(", "),
      }),
    );
  return own.slice(0, tagsMax);
}

/** The fields beside the text, in the lengths that they may have. */
const factsOf = (article: ForeignArticle, line: Line, note: Note) => ({
  category: line("category", article.category, newsLimits.categoryMax) || ownCategory,
  tags: tagsOf(article, line, note),
  excerpt: line("excerpt", article.excerpt, searchLimits.excerptMax),
  seoTitle: line("title for search engines", article.seoTitle, searchLimits.seoTitleMax),
  seoDescription: line("description for search engines", article.seoDescription, searchLimits.seoDescriptionMax),
  noindex: article.noindex,
  isHighlighted: article.isHighlighted,
});

/** Names a date that is lost, since the article then has the day of the import. */
function tellLostDate({ date: { time, unread }, isPublished, isPlanned }: ForeignArticle, note: Note) {
  if (time) return;
  if (unread)
    note(refusal("its date cannot be read, so it gets the day of the import: “{date}”", { date: cut(unread, 100) }));
  else if (isPublished) note(refusal("it has no date, so it gets the day of the import"));
  if (isPublished && isPlanned) note(refusal("it was scheduled, but its date cannot be read, so it comes as a draft"));
}

function timesOf(article: ForeignArticle, now: Date) {
  const { time: date } = article.date;
  const isPublished = article.isPublished && (date !== null || !article.isPlanned);
  const isToCome = isPublished && date !== null && new Date(date) > now;
  const updated = article.updated ?? date;
  return {
    status: isPublished ? "published" : "draft",
    publishAt: isToCome ? date : null,
    ...(date && !isToCome ? { date, createdAt: date } : {}),
    // A planned article may carry its date of publication as its last change.
    ...(updated && new Date(updated) <= now ? { updatedAt: updated } : {}),
  };
}

/** The parts of an entry that the article's own picture adds, beside those of the text. */
function featuredOf({ picture }: ForeignArticle, line: Line, options: PictureOptions) {
  if (!picture) return { pictureWords: {}, pictures: {} };
  const { address } = picture;
  const words = {
    alt: line("picture’s alt text", picture.alt, mediaLimits.altMax),
    caption: line("picture’s caption", picture.caption, mediaLimits.captionMax),
  };
  // The text may show the same picture, which is one picture of the library.
  const pictureWords: Record<string, PictureSaid> = { featuredImage: words, [address]: words };
  return { pictureWords, pictures: fetching("featuredImage", address, options), pictureAddress: address };
}

/** Turns another product's articles into entries; null, with a note, for an article that cannot become one. */
export function createForeignArticles(site: ForeignSite, options: ReadOptions) {
  const { note, now } = options;
  const slugOf = createForeignSlugs();
  const originOf = createOriginNames(site.home);
  const placeholder = createPlaceholder();

  return async (article: ForeignArticle): Promise<Entry | null> => {
    const { place, where } = article;
    const noteHere: Note = (problem) => note(at(where, problem));
    const slug = slugOf(article);
    const line = createLines(noteHere);
    const title = line("title", article.title, newsLimits.titleMax);
    const text = foreignText(article.html, site, noteHere);
    const shown = picturesInText(text, options);
    const fields = { title, slug, content: shown.html, ...factsOf(article, line, noteHere) };
    const { error } = newsInput.safeParse(fields);
    if (error) {
      const problem = error.issues.map(refusalIn);
      noteHere(refusal("left out, because it cannot be an article here: {refusal}", { refusal: problem }));
      return null;
    }
    tellLostDate(article, noteHere);
    const { pictures, ...featured } = featuredOf(article, line, options);
    return {
      resource: "news",
      place,
      where,
      origin: originOf({ ...article, date: article.date.time }),
      oldPaths: article.oldPaths,
      ...featured,
      values: { ...fields, ...timesOf(article, now()), author: { name: lineOf(article.author) } },
      pictures: { ...shown.pictures, ...pictures },
      placeholders: { featuredImage: placeholder },
    };
  };
}
