import { roomFor } from "@etalase/contracts/pages";
import type { PageSummary } from "@etalase/contracts/pages.schema";
import { publicationState } from "@etalase/contracts/rules/publication";
import {
  blogEntry,
  isLink,
  isSection,
  keyOf,
  type MenuEntry,
  type MenuPlace,
  type SiteEntry,
} from "@etalase/contracts/site/menus";
import { ownPagePath, paths } from "@etalase/contracts/site/paths";
import type { SectionState } from "@etalase/contracts/site/sections";
import { t } from "../kit/language/t.ts";
import { sectionNames } from "../kit/parts/sectionNames.ts";

/** The content that the menus lead to; pages in any state. */
export type Content = Readonly<{
  pages: readonly PageSummary[];
  /** False when there are more pages than were asked for. */
  hasAllPages: boolean;
  sections: readonly SectionState[];
}>;

/** The name of an entry; its address, or the reason why visitors do not see it. */
export type EntryWords = Readonly<{ name: string; note: string; isMissing: boolean }>;

const unseen = (name: string, note: string): EntryWords => ({ name, note, isMissing: true });

function pageWords(id: string, place: MenuPlace, { pages, hasAllPages }: Content): EntryWords {
  const page = pages.find((one) => one.id === id);
  if (!page && !hasAllPages)
    return { name: t("Page"), note: t("One of the pages at the end of their list"), isMissing: false };
  if (!page) return unseen(t("Deleted page"), t("In the trash or deleted: hidden from visitors"));
  const { title, slug, menu, language } = page;
  if (publicationState(page, Date.now()) !== "published") return unseen(title, t("Not public: hidden from visitors"));
  const isChosen = place === "footer" ? menu !== "none" : menu === "navbar";
  return isChosen
    ? { name: title, note: ownPagePath(slug, language), isMissing: false }
    : unseen(title, t("This menu is not chosen in its form: hidden from visitors"));
}

function siteWords({ id }: SiteEntry, place: MenuPlace, content: Content): EntryWords {
  if (id === blogEntry) return { name: t("Blog"), note: paths.blog, isMissing: false };
  if (!isSection(id)) return pageWords(id, place, content);
  const { name } = sectionNames[id];
  const isHidden = content.sections.some((section) => section.id === id && !section.isShown);
  return isHidden ? unseen(name, t("Hidden on the landing page")) : { name, note: t("Section"), isMissing: false };
}

const wordsOf = (entry: MenuEntry, place: MenuPlace, content: Content): EntryWords =>
  isLink(entry)
    ? { name: entry.label.trim() || t("New link"), note: entry.url, isMissing: false }
    : siteWords(entry, place, content);

const isOwn = (entry: MenuEntry) => isLink(entry) || !(entry.id === blogEntry || isSection(entry.id));
const isOn = (entry: MenuEntry) => isLink(entry) || entry.isShown;

/** The words of all entries of a menu; pages and links that find no room in the row of the navbar say so. */
export function wordsOfAll(entries: readonly MenuEntry[], place: MenuPlace, content: Content): readonly EntryWords[] {
  const all = entries.map((entry) => wordsOf(entry, place, content));
  if (place === "footer") return all;
  const counted = entries.flatMap((entry, index) =>
    isOwn(entry) && isOn(entry) && !all[index]?.isMissing ? [index] : [],
  );
  const isInEnglish = (index: number) => {
    const entry = entries[index];
    return content.pages.some(({ id, language }) => language === "en" && entry && keyOf(entry) === id);
  };
  // Each language has a navbar of its own.
  const crowded = new Set(
    [counted.filter(isInEnglish), counted.filter((index) => !isInEnglish(index))].flatMap((own) => {
      const room = roomFor(own.map((index) => all[index]?.name ?? ""));
      return own.filter((_index, nth) => !room[nth]);
    }),
  );
  return all.map((words, index) =>
    crowded.has(index) ? { ...words, note: t("Does not fit: behind the navbar's menu button") } : words,
  );
}
