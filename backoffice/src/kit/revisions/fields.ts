import type { Package } from "@etalase/contracts/packages.schema";
import type { SocialNetwork } from "@etalase/contracts/settings";
import type { SiteSettings } from "@etalase/contracts/settings.schema";
import { meansTheSame } from "@etalase/contracts/text/meaning";
import { isRecordId, visibleText } from "@etalase/contracts/text/text";
import { humanised } from "../language/humanised.ts";
import { type Sentence, t, translatedLabel } from "../language/t.ts";
import { rupiah } from "../parts/format.ts";
import { sectionNames } from "../parts/sectionNames.ts";

export type Values = Readonly<Record<string, unknown>>;

type WordsOf<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : ` ${Lowercase<First>}`}${WordsOf<Rest>}`
  : "";
type LabelOf<Name extends string> = Capitalize<WordsOf<Name extends `${infer Base}Id` ? Base : Name>>;

/** The names whose words are no label of the dictionaries, as in `humanised`. */
export type Unsaid<Name> = Name extends string ? (LabelOf<Name> extends Sentence ? never : Name) : never;

type PartOf<Value> = Value extends readonly (infer Each)[]
  ? PartOf<Each>
  : Value extends object
    ? keyof Value | PartOf<Value[keyof Value]>
    : never;
type Part = PartOf<SiteSettings[keyof SiteSettings]> | PartOf<Package["promo"]>;

/** Names of the values in a field that no label says: a new one does not compile without its name. */
const partNames: Readonly<Record<Unsaid<Exclude<Part, SocialNetwork>>, string> & Record<string, string>> = {
  duty: t("On duty"),
  nextAfterMinutes: t("Minutes before alerting the next person"),
  hosts: t("Hosts"),
  days: t("Days"),
  spans: t("Hours"),
  holidays: t("Holidays"),
  opens: t("Opens"),
  closes: t("Closes"),
};

/** Names a value in a field, as in "Price" of a promo. */
const partName = (name: string) => partNames[name] ?? translatedLabel(humanised(name));

const sections: Readonly<Record<string, Readonly<{ name: string }>>> = sectionNames;

const isPicture = (value: unknown): value is string =>
  typeof value === "string" && /^(?:https?:\/\/[^/]+)?\/media\/[\w.-]+$/.test(value);

const isHtml = (text: string) => /^\s*<(?:p|h[2-6]|ul|ol|blockquote|pre|table|figure|hr|img|div)[\s>/]/i.test(text);

const blockEnd = /<\/(?:p|h[2-6]|li|blockquote|pre|tr|figcaption)>|<br\s*\/?>|<hr\s*\/?>/gi;

const altOf = (tag: string) => /\balt="([^"]*)"/i.exec(tag)?.[1] ?? "";

/** Returns the visible text of HTML, with a line for each block; headings and pictures are named as such. */
const linesOf = (html: string) =>
  html
    .replace(/<h[2-6][^>]*>/gi, (tag) => `${tag}${t("Heading")}: `)
    .replace(/<img\b[^>]*>/gi, (tag) => `\n${t("Picture")}: ${altOf(tag)}\n`)
    .replace(blockEnd, (end) => `${end}\n`)
    .split("\n")
    .map(visibleText)
    .filter(Boolean)
    .join("\n");

/** Names a section of the landing page, or an entry of a menu: pages by the end of their ids, which tells them apart. */
const entryName = (id: string) =>
  sections[id]?.name ?? (isRecordId(id) ? `${t("Page")} …${id.slice(-4)}` : humanised(id));

/** Converts the value of a field to a text for comparison. */
export function textOf(value: unknown, name = ""): string {
  if (value === null || value === undefined || value === "") return "";
  if (typeof value === "boolean") return value ? t("Yes") : t("No");
  if (typeof value === "string") return isHtml(value) ? linesOf(value) : value;
  if (Array.isArray(value)) return value.map((one) => textOf(one)).join(", ");
  if (typeof value === "number" && /price/i.test(name)) return rupiah(value);
  if (typeof value !== "object") return String(value);
  if ("isShown" in value && "id" in value)
    return `${entryName(String(value.id))}${value.isShown ? "" : ` ${t("(hidden)")}`}`;
  return Object.entries(value)
    .filter(([, one]) => one !== "" && one !== null)
    .map(([name, one]) => (name === "name" ? textOf(one) : `${partName(name)}: ${textOf(one, name)}`))
    .join("\n");
}

/** Returns the pictures that a text in HTML shows. */
const shownIn = (value: unknown): readonly string[] =>
  typeof value === "string" && isHtml(value)
    ? [...value.matchAll(/<img\b[^>]*\bsrc="([^"]+)"/gi)].map(([, url = ""]) => url).filter(isPicture)
    : [];

/** Returns the pictures in a value, if it consists of pictures. */
function picturesOf(value: unknown): readonly string[] | undefined {
  if (isPicture(value)) return [value];
  return Array.isArray(value) && value.length > 0 && value.every(isPicture) ? value : undefined;
}

type Pair<T> = readonly [before: T, after: T];

/** A field's difference: in words, in pictures, or for a formatted text in both. */
export type Difference = Readonly<{
  name: string;
  label: string;
  texts?: Pair<string>;
  pictures?: Pair<readonly string[]>;
}>;

/** Returns the pictures that only one of two texts shows; none when they show the same. */
function otherPictures(was: unknown, is: unknown): Pick<Difference, "pictures"> {
  const [before, after] = [shownIn(was), shownIn(is)];
  const pictures = [
    before.filter((url) => !after.includes(url)),
    after.filter((url) => !before.includes(url)),
  ] as const;
  return pictures.some((side) => side.length > 0) ? { pictures } : {};
}

/** The values as somebody typed or chose them: an excerpt may follow from the content, and an author has a name. */
const typed = (values: Values): Values => ({
  ...values,
  ...(values.hasOwnExcerpt === false && { excerpt: "" }),
  ...(values.author !== undefined && { authorId: Object(values.author).name }),
});

type Keyed = Readonly<{ key: string; value: unknown }>;
const isKeyed = (value: unknown): value is readonly Keyed[] =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every((one) => Object(one) === one && "key" in one && "value" in one);

/** The texts in lists of texts, by their keys. */
const textsIn = (values: Values): Values =>
  Object.fromEntries(
    Object.values(values)
      .filter(isKeyed)
      .flatMap((texts) => texts.map(({ key, value }) => [key, value] as const)),
  );

/**
 * Returns the differences between two versions of a record by field, in the order of the form. Its labels tell which
 * fields somebody types; a text of a page may have none any more.
 */
export function differencesOf(was: Values, is: Values, labels: Readonly<Record<string, string>>) {
  const [had, has] = [textsIn(was), textsIn(is)];
  const [before, after] = [
    { ...typed(was), ...had },
    { ...typed(is), ...has },
  ];
  const names = [...new Set([...Object.keys(labels), ...Object.keys(had), ...Object.keys(has)])];
  return names.flatMap((name): readonly Difference[] => {
    const [was, is] = [before[name], after[name]];
    if (meansTheSame(was, is)) return [];
    const about = { name, label: labels[name] ?? humanised(name) };
    const [hadPictures, hasPictures] = [picturesOf(was), picturesOf(is)];
    if (hadPictures || hasPictures) return [{ ...about, pictures: [hadPictures ?? [], hasPictures ?? []] }];
    return [{ ...about, texts: [textOf(was, name), textOf(is, name)], ...otherPictures(was, is) }];
  });
}
