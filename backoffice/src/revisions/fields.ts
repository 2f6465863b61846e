import { meansTheSame } from "@etalase/contracts/text/meaning";
import { isRecordId, visibleText } from "@etalase/contracts/text/text";
import { humanised } from "../language/humanised.ts";
import { t } from "../language/t.ts";
import { sectionNames } from "../sections/names.ts";

export type Values = Readonly<Record<string, unknown>>;

/** Counters and derived values, which no form has. */
const ownWriters = new Set([
  ...["_id", "id", "version", "createdAt", "updatedAt", "views", "order"],
  ...["readingTime", "date", "publishedAt", "state", "hasOwnExcerpt"],
  ...["currentPrice", "struckPrice", "discountPercent"],
  // Derived from a picture's file.
  ...["set", "width", "height", "bytes", "color", "usedIn"],
]);

/** Names of the values in a field, as in "Price" of a promo. */
const partNames: Readonly<Record<string, string>> = {
  price: t("Price"),
  startsAt: t("Starts at"),
  endsAt: t("Ends at"),
  primary: t("Primary"),
  accent: t("Accent"),
  dark: t("Dark"),
  hosts: t("Hosts"),
  code: t("Code"),
  zone: t("Zone"),
  days: t("Days"),
  opens: t("Opens"),
  closes: t("Closes"),
  text: t("Text"),
  label: t("Label"),
  content: t("Content"),
};

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

/** Converts a value to a text for comparison. */
export function textOf(value: unknown): string {
  if (value === null || value === undefined || value === "") return "";
  if (typeof value === "boolean") return value ? t("Yes") : t("No");
  if (typeof value === "string") return isHtml(value) ? linesOf(value) : value;
  if (Array.isArray(value)) return value.map(textOf).join(", ");
  if (typeof value !== "object") return String(value);
  if ("isShown" in value && "id" in value)
    return `${entryName(String(value.id))}${value.isShown ? "" : ` ${t("(hidden)")}`}`;
  return Object.entries(value)
    .filter(([, one]) => one !== "" && one !== null)
    .map(([name, one]) => (name === "name" ? textOf(one) : `${partNames[name] ?? humanised(name)}: ${textOf(one)}`))
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

/** An excerpt that nobody typed follows from the content. */
const typed = (values: Values): Values => (values.hasOwnExcerpt === false ? { ...values, excerpt: "" } : values);

type Keyed = Readonly<{ key: string; value: unknown }>;
const isKeyed = (value: unknown): value is readonly Keyed[] =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every((one) => Object(one) === one && "key" in one && "value" in one);

/** Makes a field of each text in a list of texts by their keys. */
const flat = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      isKeyed(value) ? value.map((one) => [one.key, one.value] as const) : [[name, value] as const],
    ),
  );

/** Returns the differences between two versions of a record by field, in the order of the form. */
export function differencesOf(was: Values, is: Values, labels: Readonly<Record<string, string>>) {
  const [before, after] = [flat(typed(was)), flat(typed(is))];
  const names = [...new Set([...Object.keys(labels), ...Object.keys(before), ...Object.keys(after)])];
  const isShown = (name: string) => !ownWriters.has(name) && !/Set$/.test(name) && (name in before || name in after);
  return names.filter(isShown).flatMap((name): readonly Difference[] => {
    const [was, is] = [before[name], after[name]];
    if (meansTheSame(was, is)) return [];
    const about = { name, label: labels[name] ?? humanised(name) };
    const [hadPictures, hasPictures] = [picturesOf(was), picturesOf(is)];
    if (hadPictures || hasPictures) return [{ ...about, pictures: [hadPictures ?? [], hasPictures ?? []] }];
    return [{ ...about, texts: [textOf(was), textOf(is)], ...otherPictures(was, is) }];
  });
}
