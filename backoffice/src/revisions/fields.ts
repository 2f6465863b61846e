import { meansTheSame } from "@etalase/contracts/text/meaning";
import { isRecordId, visibleText } from "@etalase/contracts/text/text";
import { humanised } from "../language/humanised.ts";
import { t } from "../language/t.ts";
import { sectionNames } from "../sections/names.ts";

export type Values = Readonly<Record<string, unknown>>;

/** Fields that nobody types: counters and derived values. */
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

/** Returns the visible text of HTML, with a line for each block. */
const linesOf = (html: string) =>
  html
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

/** Returns the pictures in a value, if it consists of pictures. */
function picturesOf(value: unknown): readonly string[] | undefined {
  if (isPicture(value)) return [value];
  return Array.isArray(value) && value.length > 0 && value.every(isPicture) ? value : undefined;
}

export type Difference = Readonly<{ name: string; label: string }> &
  (
    | Readonly<{ pictures: readonly [before: readonly string[], after: readonly string[]] }>
    | Readonly<{ texts: readonly [before: string, after: string] }>
  );

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
  const [before, after] = [flat(was), flat(is)];
  const names = [...new Set([...Object.keys(labels), ...Object.keys(before), ...Object.keys(after)])];
  const isShown = (name: string) => !ownWriters.has(name) && !/Set$/.test(name) && (name in before || name in after);
  return names.filter(isShown).flatMap((name): readonly Difference[] => {
    const [was, is] = [before[name], after[name]];
    if (meansTheSame(was, is)) return [];
    const about = { name, label: labels[name] ?? humanised(name) };
    const [hadPictures, hasPictures] = [picturesOf(was), picturesOf(is)];
    if (hadPictures || hasPictures) return [{ ...about, pictures: [hadPictures ?? [], hasPictures ?? []] }];
    return [{ ...about, texts: [textOf(was), textOf(is)] }];
  });
}
