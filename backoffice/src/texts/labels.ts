import { translatedKinds } from "@etalase/contracts/kinds";
import { siteParts } from "@etalase/contracts/site/pages";
import { capitalised } from "@etalase/contracts/text/text";
import { isEnglish, originalKey } from "@etalase/contracts/texts";
import type { ShownText } from "@etalase/contracts/texts.schema";
import { humanised } from "../kit/language/humanised.ts";
import { t, textName, translatedLabel } from "../kit/language/t.ts";

type Named = Pick<ShownText, "key" | "page" | "record">;

/** The names of the parts of the site and of its records, by the beginnings of their texts' keys. */
const parts: ReadonlyMap<string, string> = new Map([
  ...Object.entries(siteParts).map(([name, part]) => [name, "label" in part ? t(part.label) : ""] as const),
  ["settings", t("Website Settings")],
  ["services", t("Services")],
  ["packages", t("Packages")],
  ["showcases", t("Homepage windows")],
]);

/** The English names of parts whose keys only programmers understand. */
const plain: Record<string, string> = { faqs: t("Questions & answers"), lead: t("Introduction"), shell: t("Frame") };

const words = (name: string) => textName(name) ?? plain[name] ?? capitalised(humanised(name).replaceAll("-", " "));

/** Names a page: "privacyPolicy" is "Privacy policy". */
export const pageName = (page: string): string => parts.get(page) ?? words(page);

/** Places count from 1 for readers. */
const partName = (part: string) => (/^\d+$/.test(part) ? String(Number(part) + 1) : words(part));

/** Names a text of a record: "services.66ae….title" is "Web Design · Title". */
function recordLabel(below: string, record: string | undefined): string {
  const [field = "", id] = below.split(".").reverse();
  // Not `words`: the same names mean other parts of pages.
  const name = field === "answersWithin" ? t("Typical reply time") : translatedLabel(humanised(field));
  return id === undefined ? name : `${record ?? `…${id.slice(-4)}`} · ${name}`;
}

/** Names a text on its page: "home.hero.heading" is "Hero · Heading", and so are its English words. */
export function labelOf({ key, page, record }: Named): string {
  const own = isEnglish(key) ? originalKey(key) : key;
  const below = own.startsWith(`${page}.`) ? own.slice(page.length + 1) : own;
  return page in translatedKinds ? recordLabel(below, record) : below.split(".").map(partName).join(" · ");
}

/** Names a text among those of all pages. */
export function wholeLabelOf(text: Named): string {
  const name = `${pageName(text.page)}: ${labelOf(text)}`;
  return isEnglish(text.key) ? t("{name} in English", { name }) : name;
}
