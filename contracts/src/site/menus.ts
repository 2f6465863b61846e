import { isRecordId } from "../text/text.ts";
import { type SectionId, sectionIds } from "./sections.ts";

const menuPlaces = ["navbar", "footer"] as const;
export type MenuPlace = (typeof menuPlaces)[number];

/** An entry of the site's: a section of the landing page, the blog, or a page of the owner's by its id. */
export type SiteEntry = Readonly<{ id: string; isShown: boolean }>;
/** A link to another site. */
export type MenuLink = Readonly<{ label: string; url: string }>;
export type MenuEntry = SiteEntry | MenuLink;

export type Menus = Readonly<Record<MenuPlace, readonly MenuEntry[]>>;

/** Menus in the owner's order; null is the site's own order, which follows sections and pages. */
export type OwnMenus = Readonly<Record<MenuPlace, readonly MenuEntry[] | null>>;

export const menuLimits = { entries: 1000, links: 8, labelMin: 2, labelMax: 30, urlMax: 2048 } as const;

export const isLink = (entry: MenuEntry): entry is MenuLink => "url" in entry;

/** The entry of the blog; no section and no id of a record is like it. */
export const blogEntry = "blog";

const navbarSections: readonly SectionId[] = ["features", "news", "price", "portfolio", "partners", "contact"];

export const isSection = (id: string): id is SectionId => (sectionIds as readonly string[]).includes(id);

/** Tells whether a menu can have an entry: the navbar has not all that the footer has. */
export const standsIn = (place: MenuPlace, entry: MenuEntry): boolean =>
  place === "footer" || isLink(entry) || navbarSections.some((id) => id === entry.id) || isRecordId(entry.id);

/** The site's own order follows these: the sections in the order of menus, and the public pages in theirs. */
type MenuContent = Readonly<{
  sections: readonly SectionId[];
  pages: readonly Readonly<{ id: string; menu: string }>[];
}>;

/** Returns the place of a new entry of the navbar: before the button for contact if that comes last, else at the end. */
export const newEntryPlace = (ids: readonly (string | undefined)[]): number =>
  ids.at(-1) === ("contact" satisfies SectionId) ? ids.length - 1 : ids.length;

/** The ids of a menu in the site's own order. The footer has the pages of the navbar, too. */
function ownIds(place: MenuPlace, { sections, pages }: MenuContent): readonly string[] {
  if (place === "footer") return [...sections, blogEntry, ...pages.map(({ id }) => id)];
  const own = pages.filter(({ menu }) => menu === "navbar").map(({ id }) => id);
  const ids = sections.filter((id) => navbarSections.includes(id));
  return ids.toSpliced(newEntryPlace(ids), 0, ...(own as SectionId[]));
}

export const keyOf = (entry: MenuEntry) => (isLink(entry) ? undefined : entry.id);

/** Completes a stored menu: a newer entry follows the one that it follows in the site's own order. */
function completed(stored: readonly MenuEntry[], own: readonly string[]): readonly MenuEntry[] {
  return own.reduce<readonly MenuEntry[]>((entries, id, place) => {
    if (entries.some((entry) => keyOf(entry) === id)) return entries;
    // A link has no id, and so would be taken for the one before the first.
    const before = place === 0 ? -1 : entries.findIndex((entry) => keyOf(entry) === own[place - 1]);
    return entries.toSpliced(before + 1, 0, { id, isShown: true });
  }, stored);
}

const wholeMenu = (place: MenuPlace, stored: readonly MenuEntry[] | null, content: MenuContent) =>
  completed(stored ?? [], ownIds(place, content));

/** Both menus with all their entries, also those that are not shown now. */
export const wholeMenus = ({ navbar, footer }: OwnMenus, content: MenuContent): Menus => ({
  navbar: wholeMenu("navbar", navbar, content),
  footer: wholeMenu("footer", footer, content),
});

const isSame = (one: MenuEntry, id: string | undefined) => !isLink(one) && one.isShown && one.id === id;

/** Null for a menu that is as the site's own, so that it follows sections and pages again. */
function ownOrNull(place: MenuPlace, entries: readonly MenuEntry[], content: MenuContent) {
  const own = ownIds(place, content);
  const isOwn = own.length === entries.length && entries.every((entry, index) => isSame(entry, own[index]));
  return isOwn ? null : entries;
}

export const ownMenus = ({ navbar, footer }: Menus, content: MenuContent): OwnMenus => ({
  navbar: ownOrNull("navbar", navbar, content),
  footer: ownOrNull("footer", footer, content),
});
