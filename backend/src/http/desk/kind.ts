import type { NewsArticle } from "@etalase/contracts/news.schema";
import type { PublicApi, SiteContext } from "@etalase/contracts/public-api";
import type { Author, Shown, Values } from "../../domain/desk.ts";

type Begun = Readonly<{ now: Date; by: Author }>;

/** Sanitises a typed text, and returns it with the data that a page needs for its pictures. */
type TypedText = (html: string) => Promise<Pick<NewsArticle, "content" | "contentSets">>;

/** The unsaved input, the saved item, the ways to sanitise typed texts and marks, and the time of the look. */
export type Typed<T> = Readonly<{
  values: Values;
  saved: T;
  text: TypedText;
  marks: (html: string) => string;
  now: Date;
}>;

/** The way from typed values of one kind to a page. */
export type KindOf<T> = Readonly<{
  /** The API's path of the saved item. */
  saved: (key: string) => string;
  /** A new item before any input; absent for a kind that always has a saved item. */
  blank?: (begun: Begun) => T;
  /** Renames the values from the form's names to those of the API, where they differ. */
  named?: (values: Values, saved: T) => Values;
  /** Turns the saved item into one of the form's fields, where the API answers in another form. */
  fields?: (saved: T) => Shown;
  /** Placeholders for missing texts. */
  words: Shown;
  /** Derives the fields that follow from others, and corrects values that no page could show. */
  derived?: (shown: T, by: Typed<T>) => T | Promise<T>;
  /** The path of the page that shows the item, with the section; `saved` is there for kinds with `fields`. */
  page: (shown: T, saved?: Shown) => string;
  /** The API calls whose answers hold the item. */
  answers?: (shown: T, api: PublicApi) => Partial<PublicApi>;
  /** The parts of the site's own data that hold the item; `saved` as for `page`. */
  site?: (shown: T, site: SiteContext, saved?: Shown) => Partial<SiteContext>;
}>;

/** Erases the type of the item: input always belongs to the kind that it was typed for. */
export const kind = <T>(of: KindOf<T>): KindOf<Shown> => of as unknown as KindOf<Shown>;

const noId = "0".repeat(24);
/** The common fields of a new record of any kind. */
export const begun = ({ now }: Begun) => {
  const at = now.toISOString();
  return { _id: noId, id: noId, createdAt: at, updatedAt: at, version: 1 };
};

export const newSlug = "pratinjau";
