import { previewWords } from "@etalase/contracts/desk/desk";
import type { ContentResource } from "@etalase/contracts/kinds";
import type { NewsArticle } from "@etalase/contracts/news.schema";
import type { PublicApi, SiteContext } from "@etalase/contracts/public-api";
import { words as indonesian } from "@etalase/contracts/refusals/words";
import { type Field, type Fields, initialOf, initialValues } from "@etalase/contracts/rules/description";
import type { Author, Shown, Values } from "../../domain/desk.ts";

type Authorship = Readonly<{ now: Date; by: Author }>;

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
  blank?: (authorship: Authorship) => T;
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

const newSlug = "pratinjau";

/** Returns a record of which nothing is typed; `facts` are the values that no form has, such as its place among others. */
function blankOf(fields: Fields, { now }: Authorship, facts: Shown): Shown {
  const [id, at] = ["0".repeat(24), now.toISOString()];
  const slug = "slug" in fields ? { slug: newSlug } : {};
  return { _id: id, id, createdAt: at, updatedAt: at, version: 1, ...initialValues(fields), ...slug, ...facts };
}

export const noPicture = { width: 0, height: 0, color: "#e6f4fa", srcset: "" };

const placeholders: Readonly<Record<string, string>> = previewWords;
const labels: Readonly<Record<string, string>> = indonesian;

/** Says that a field is empty, in words of its own or by its label. */
function placeholderOf(name: string, { is, label }: Field): string {
  const sentence = `${labels[label] ?? label} belum diisi`;
  return placeholders[name] ?? (is === "marked" ? `<p>${sentence}.</p>` : sentence);
}

const isNeeded = (field: Field) => ("min" in field && field.min) || ("isNeeded" in field && field.isNeeded);

/** Returns the placeholders of the texts that a record needs. */
const placeholdersOf = (fields: Fields): Shown =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      isNeeded(field) && initialOf(field) === "" ? [[name, placeholderOf(name, field)]] : [],
    ),
  );

/** Cleans marks, and returns the initial value in place of a choice that does not exist. */
const corrected = (fields: Fields, shown: Shown, marks: (html: string) => string): Shown =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const value = shown[name];
      if (field.is === "marked") return [[name, marks(String(value ?? ""))]];
      return "choices" in field && !field.choices.some((one) => one === value) ? [[name, field.initial]] : [];
    }),
  );

export type RecordKind<T> = Pick<KindOf<T>, "page" | "answers" | "site" | "derived"> &
  Readonly<{ resource: ContentResource; fields: Fields; facts: (authorship: Authorship) => Shown; words?: Shown }>;

/** A kind of many records: the blank one, its placeholders and corrections follow from the description of its fields. */
export const recordKind = <T extends Shown>(of: RecordKind<T>): KindOf<Shown> => {
  const { resource, fields, facts, words, derived, ...own } = of;
  const one = kind<T>({
    ...own,
    saved: (key) => `/api/${resource}/${key}`,
    words: { ...placeholdersOf(fields), ...words },
    derived(typed, by) {
      const shown = { ...typed, ...corrected(fields, typed, by.marks) };
      return derived ? derived(shown, by) : shown;
    },
  });
  return { ...one, blank: (authorship) => blankOf(fields, authorship, facts(authorship)) };
};
