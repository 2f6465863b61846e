import { roomFor } from "@etalase/contracts/pages";
import type { PageSummary } from "@etalase/contracts/pages.schema";
import type { PublicApi, ShownEntry, SiteContext } from "@etalase/contracts/public-api";
import {
  blogEntry,
  isLink,
  isSection,
  type MenuEntry,
  type MenuLink,
  type Menus,
  newEntryPlace,
  standsIn,
  wholeMenus,
} from "@etalase/contracts/site/menus";
import { paths } from "@etalase/contracts/site/paths";
import { isConditional, menuIds, type SectionId } from "@etalase/contracts/site/sections";
import type { FooterContent } from "../frame/Footer.tsx";
import { otherLanguage } from "../frame/OtherLanguage.tsx";
import { recordsIn } from "../pages/home/data.ts";
import { hasList } from "../site/site.ts";

const noMenus = { navbar: null, footer: null } as const;

type Content = Readonly<{ sections: readonly string[]; pages: readonly PageSummary[] }>;

/** The entry as pages show it; undefined for one that is hidden, or whose section or page is not there now. */
function shownEntry(entry: MenuEntry, { sections, pages }: Content): ShownEntry | undefined {
  if (isLink(entry)) return entry;
  const { id, isShown } = entry;
  if (!isShown) return undefined;
  if (id === blogEntry || (isSection(id) && sections.includes(id))) return id;
  const page = pages.find((one) => one.id === id);
  return page && { title: page.title, slug: page.slug };
}

const shownEntries = (entries: readonly MenuEntry[], content: Content) =>
  entries.flatMap((entry) => shownEntry(entry, content) ?? []);

type Named = Exclude<ShownEntry, string>;
const isNamed = (entry: ShownEntry): entry is Named => typeof entry !== "string";
const nameOf = (entry: Named) => ("title" in entry ? entry.title : entry.label);

/** The places in the navbar's list, from 1, of the owner's pages and links, and of those that have no room in a row. */
export function ownPlaces(entries: readonly ShownEntry[]) {
  const own = entries.flatMap((entry, index) =>
    isNamed(entry) && !("language" in entry) ? [{ name: nameOf(entry), place: index + 1 }] : [],
  );
  const room = roomFor(own.map(({ name }) => name));
  return { own: own.length, crowded: own.filter((_one, nth) => !room[nth]).map(({ place }) => place) };
}

/** The footer has the links of the navbar, too, which wide screens have no room for there. */
function withLinksOf(navbar: readonly MenuEntry[], footer: readonly MenuEntry[]): readonly MenuEntry[] {
  const isThere = ({ url }: MenuLink) => footer.some((entry) => isLink(entry) && entry.url === url);
  return [...footer, ...navbar.filter((entry) => isLink(entry) && !isThere(entry))];
}

/** The pages of a menu: a page that is only in the footer never stands in the navbar. */
const inNavbar = ({ menu }: PageSummary) => menu === "navbar";

/** On phones, the menu leads to the other language, too. */
function withLanguage(navbar: readonly ShownEntry[], site: SiteContext): readonly ShownEntry[] {
  const other = otherLanguage(site);
  const place = newEntryPlace(navbar.map((entry) => (isNamed(entry) ? undefined : entry)));
  return other ? navbar.toSpliced(place, 0, other) : navbar;
}

type Drawn = Menus & Readonly<{ site: SiteContext }>;

function drawn({ navbar, footer, site }: Drawn, { sections, pages }: Content): NonNullable<SiteContext["menu"]> {
  return {
    navbar: withLanguage(
      shownEntries(
        navbar.filter((entry) => standsIn("navbar", entry)),
        { sections, pages: pages.filter(inNavbar) },
      ),
      site,
    ),
    footer: shownEntries(withLinksOf(navbar, footer), { sections, pages }).filter(
      (entry) => entry !== blogEntry || hasList(site, paths.blog),
    ),
  };
}

const isThere = async (api: PublicApi, id: SectionId) => !isConditional(id) || (await recordsIn(api, id)).length > 0;

/** Returns the sections and services that the landing page has now, without those that cannot be fetched. */
async function footerContent(api: PublicApi, { sections }: SiteContext): Promise<FooterContent> {
  const ids = sections?.menu ?? menuIds;
  const hasServices = ids.includes("features");
  const [services, ...areThere] = await Promise.all([
    hasServices ? api.records("services").catch(() => []) : [],
    ...ids.map((id) => isThere(api, id)),
  ]);
  return { sections: ids.filter((_id, place) => areThere[place]), services: services.map(({ title }) => title) };
}

/** Adds the entries of the menus where these have more than the sections; pages that cannot be read are left out. */
async function withMenu(site: SiteContext, api: PublicApi): Promise<SiteContext> {
  const { language = "id" } = site;
  const all = await api.menuPages().catch((): readonly PageSummary[] => []);
  const pages = all.filter((page) => page.language === language);
  if (pages.length === 0 && !site.menus && !site.english) return site;
  const sections = site.sections?.menu ?? menuIds;
  const menus = wholeMenus(site.menus ?? noMenus, { sections, pages });
  return { ...site, menu: drawn({ ...menus, site }, { sections, pages }) };
}

/** The frame of a page: what its footer shows, and the site with its menus. */
export async function frameOf(site: SiteContext, api: PublicApi) {
  const [footer, menued] = await Promise.all([footerContent(api, site), withMenu(site, api)]);
  return { footer, site: menued };
}

/** The part of the menus that the browser draws again: the footer is the server's alone. */
export const drawnMenu = (menu: SiteContext["menu"]): Pick<SiteContext, "menu"> =>
  menu ? { menu: { navbar: menu.navbar } } : {};
