import type { NewsArticle } from "@etalase/contracts/news.schema";
import type { PublicApi } from "@etalase/contracts/public-api";
import type { SiteSettings } from "@etalase/contracts/settings.schema";
import type { Author, Shown, Values } from "../../domain/desk.ts";

type Begun = Readonly<{ now: Date; by: Author }>;

/** Sanitises a typed text, and returns it with the data that a page needs for its pictures. */
type TypedText = (html: string) => Promise<Pick<NewsArticle, "content" | "contentSets">>;

/** The unsaved input, the saved item, the ways to sanitise typed texts and marks, and the time of the look. */
type Typed<T> = Readonly<{ values: Values; saved: T; text: TypedText; marks: (html: string) => string; now: Date }>;

/** The way from typed values of one kind to a page. */
export type KindOf<T> = Readonly<{
  /** The API's path of the saved item. */
  saved: (key: string) => string;
  /** A new item before any input; absent for a kind that always has a saved item. */
  blank?: (begun: Begun) => T;
  /** Renames the values from the form's names to those of the API, where they differ. */
  named?: (values: Values, saved: T) => Values;
  /** Placeholders for missing texts. */
  words: Shown;
  /** Derives the fields that follow from others, and corrects values that no page could show. */
  derived?: (shown: T, by: Typed<T>) => T | Promise<T>;
  /** The path of the page that shows the item, with the section. */
  page: (shown: T) => string;
  /** The API calls whose answers hold the item. */
  answers?: (shown: T, api: PublicApi) => Partial<PublicApi>;
  settings?: (shown: T) => Partial<SiteSettings>;
}>;

/** Erases the type of the item: input only ever meets the kind that it was typed for. */
export const kind = <T>(of: KindOf<T>): KindOf<Shown> => of as unknown as KindOf<Shown>;

const noId = "0".repeat(24);
/** The common fields of a new record of any kind. */
export const begun = ({ now }: Begun) => {
  const at = now.toISOString();
  return { _id: noId, id: noId, createdAt: at, updatedAt: at, version: 1 };
};

export const newSlug = "pratinjau";
