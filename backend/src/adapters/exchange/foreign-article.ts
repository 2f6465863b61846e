import { mediaLimits } from "@etalase/contracts/media";
import { newsLimits } from "@etalase/contracts/news";
import { newsInput } from "@etalase/contracts/news.schema";
import { searchLimits } from "@etalase/contracts/rules/publication";
import { lengthOf } from "@etalase/contracts/text/text";
import { unlike } from "@etalase/contracts/text/words";
import type { Entry, PictureSaid } from "../../application/exchange/entry.ts";
import { remotePicturesIn } from "../../application/exchange/left-pictures.ts";
import { createOriginNames } from "../../application/exchange/origin-names.ts";
import { freeSlug, slugFromTitle } from "../../domain/slug.ts";
import { type ForeignSite, foreignText } from "./foreign-text.ts";
import { lineOf } from "./html/plain-text.ts";
import { type FetchPicture, PictureNotHad } from "./picture-fetch.ts";
import { createPlaceholders } from "./placeholder-picture.ts";

/** How to read another product's file. */
export type ReadOptions = Readonly<{
  /** Pictures are fetched only when this is given. */
  fetchPicture?: FetchPicture;
  /** The address of the site that the file comes from, where the file does not give it: "https://lama.example". */
  site?: string;
  /** The process that reads the file also serves the site, and needs its memory for that. */
  isInSite?: boolean;
  /** Called with a sentence about everything that is left out or changed. */
  note: (sentence: string) => void;
  now: () => Date;
}>;

/** An article of another product. Texts may hold entities and tags; times are ISO, or null for none. */
export type ForeignArticle = Readonly<{
  where: string;
  /** Identifies the article where its title cannot. */
  id: string;
  title: string;
  html: string;
  slug: string;
  isPublished: boolean;
  date: string | null;
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
  (note: (sentence: string) => void, where: string) =>
  (named: string, html: string, max: number): string => {
    const whole = lineOf(html);
    const line = cut(whole, max);
    if (line !== whole) note(`${where}: its ${named} is longer than ${max} characters, and is cut: “${line}”`);
    return line;
  };

type Line = ReturnType<typeof createLines>;

/** Both kinds of file are read twice, but a picture that could not be fetched once is not requested again. */
export function createPictureSource({ fetchPicture, note }: ReadOptions) {
  const had = new Map<string, boolean>();
  const told =
    "Pictures are not fetched: drawn ones stand in for those of articles, and those in texts stay on the old site. " +
    "A superadmin can have them fetched after the import, in the dashboard under Import & Export";
  const read = async (address: string, where: string): Promise<Uint8Array | null> => {
    if (!fetchPicture || had.get(address) === false) return null;
    try {
      const bytes = await fetchPicture(address);
      had.set(address, true);
      return bytes;
    } catch (error) {
      if (!(error instanceof PictureNotHad)) throw error;
      had.set(address, false);
      note(`${where}: the picture ${address} cannot be had: ${error.message}`);
      return null;
    }
  };
  return {
    isAllowed: fetchPicture !== undefined,
    /** Returns a function that reads a picture when it is needed, or gives null where the picture cannot be fetched. */
    reading: (address: string, where: string) => () => read(address, where),
    tellNotFetched: () => note(told),
  };
}

type PictureSource = ReturnType<typeof createPictureSource>;

/** Collects the pictures of a text by their addresses: under https, as this site shows no others. */
function picturesInText(text: string, where: string, source: PictureSource) {
  const html = text.replace(/<img src="http:/g, '<img src="https:');
  const addresses = remotePicturesIn(html);
  if (addresses.length > 0 && !source.isAllowed) source.tellNotFetched();
  const fetched = source.isAllowed ? addresses : [];
  return { html, pictures: Object.fromEntries(fetched.map((address) => [address, source.reading(address, where)])) };
}

/** Turns another product's articles into entries; null, with a note, for an article that cannot become one. */
export function createForeignArticles(site: ForeignSite, options: ReadOptions, source: PictureSource) {
  const { note, now } = options;
  const slugs = new Set<string>();
  const originOf = createOriginNames(site.home);
  const placeholder = createPlaceholders();

  const slugOf = ({ slug, title, id }: ForeignArticle): string => {
    const made = freeSlug(slugFromTitle(slug, "") || slugFromTitle(title, `artikel-${id}`), slugs);
    slugs.add(made);
    return made;
  };

  const tagsOf = ({ tags, where }: ForeignArticle, line: Line): readonly string[] => {
    const own = unlike(tags.map((tag) => line("tag", tag, newsLimits.tagMax)).filter(Boolean));
    const { tagsMax } = newsLimits;
    if (own.length > tagsMax)
      note(`${where}: an article has at most ${tagsMax} tags; left out: ${own.slice(tagsMax).join(", ")}`);
    return own.slice(0, tagsMax);
  };

  const timesOf = ({ isPublished, date, updated }: ForeignArticle) => {
    const isToCome = isPublished && date !== null && new Date(date) > now();
    return {
      status: isPublished ? "published" : "draft",
      publishAt: isToCome ? date : null,
      ...(date && !isToCome ? { date, createdAt: date } : {}),
      // A planned article may carry its date of publication as its last change.
      ...(updated && new Date(updated) <= now() ? { updatedAt: updated } : {}),
    };
  };

  return async (article: ForeignArticle): Promise<Entry | null> => {
    const { where, picture } = article;
    const slug = slugOf(article);
    const line = createLines(note, where);
    const title = line("title", article.title, newsLimits.titleMax);
    const text = foreignText(article.html, site, (problem) => note(`${where}: ${problem}`));
    const shown = picturesInText(text, where, source);
    const fields = {
      title,
      slug,
      content: shown.html,
      category: line("category", article.category, newsLimits.categoryMax) || ownCategory,
      tags: tagsOf(article, line),
      excerpt: line("excerpt", article.excerpt, searchLimits.excerptMax),
      seoTitle: line("title for search engines", article.seoTitle, searchLimits.seoTitleMax),
      seoDescription: line("description for search engines", article.seoDescription, searchLimits.seoDescriptionMax),
      noindex: article.noindex,
      isHighlighted: article.isHighlighted,
    };
    const { error } = newsInput.safeParse(fields);
    if (error) {
      note(
        `${where}: left out, since it can be no article here: ${error.issues.map(({ message }) => message).join("; ")}`,
      );
      return null;
    }
    if (picture && !source.isAllowed) source.tellNotFetched();
    const ofPicture = picture && {
      alt: line("picture’s alt text", picture.alt, mediaLimits.altMax),
      caption: line("picture’s caption", picture.caption, mediaLimits.captionMax),
    };
    // The text may show the same picture, which is one picture of the library.
    const said: Record<string, PictureSaid> = ofPicture
      ? { featuredImage: ofPicture, [picture.address]: ofPicture }
      : {};
    return {
      resource: "news",
      where,
      origin: originOf(article),
      oldPaths: article.oldPaths,
      said,
      ...(picture && ofPicture ? { remotePicture: { address: picture.address, ...ofPicture } } : {}),
      values: { ...fields, ...timesOf(article), author: { name: lineOf(article.author) } },
      pictures: {
        ...shown.pictures,
        ...(picture && source.isAllowed ? { featuredImage: source.reading(picture.address, where) } : {}),
      },
      placeholders: { featuredImage: () => placeholder(title) },
    };
  };
}
