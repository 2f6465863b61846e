import type { NewsArticle } from "@etalase/contracts/news.schema";
import type { PublicApi } from "@etalase/contracts/public-api";
import type { SiteSettings } from "@etalase/contracts/settings.schema";
import type { Author, Shown, Values } from "../../domain/desk.ts";

type Begun = Readonly<{ now: Date; by: Author }>;

/** What is left of a typed text, with what a page needs of its pictures. */
type TypedText = (html: string) => Promise<Pick<NewsArticle, "content" | "contentSets">>;

/** What was typed over what is saved, and when. */
type Typed<T> = Readonly<{ values: Values; saved: T; text: TypedText; now: Date }>;

/** How typed values become a page. */
export type KindOf<T> = Readonly<{
  /** The API's address of what is saved. */
  saved: (key: string) => string;
  /** A new one before anything is typed; none where there is always a saved one. */
  blank?: (begun: Begun) => T;
  /** The values as the API names them, where a form has other names. */
  named?: (values: Values, saved: T) => Values;
  /** Stand where texts are missing. */
  words: Shown;
  /** What follows from the rest, and what no page could show. */
  derived?: (shown: T, by: Typed<T>) => T | Promise<T>;
  /** The page that shows it, with the section of it. */
  page: (shown: T) => string;
  /** The calls that are answered with it. */
  answers?: (shown: T, api: PublicApi) => Partial<PublicApi>;
  settings?: (shown: T) => Partial<SiteSettings>;
}>;

/** Forgets what kind of item it is about: what is typed keeps to the kind that it is typed into. */
export const kind = <T>(of: KindOf<T>): KindOf<Shown> => of as unknown as KindOf<Shown>;

const noId = "0".repeat(24);
/** What a new record of any kind has. */
export const begun = ({ now }: Begun) => {
  const at = now.toISOString();
  return { _id: noId, id: noId, createdAt: at, updatedAt: at, version: 1 };
};

export const newSlug = "pratinjau";
