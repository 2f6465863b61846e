import { pagesLimits } from "@etalase/contracts/pages/pages";
import type { PageSummary } from "@etalase/contracts/pages/pages.schema";
import type { MenuPage, PublicApi, SiteContext } from "@etalase/contracts/public-api";

const linkOf = ({ title, slug }: PageSummary): MenuPage => ({ title, slug });

/** The first pages for the navbar whose names have room beside the sections. */
function inNavbar(pages: readonly PageSummary[]): readonly PageSummary[] {
  let letters: number = pagesLimits.navbarLetters;
  const fitting = pages.filter(({ menu, title }) => {
    if (menu !== "navbar" || title.length > letters) return false;
    letters -= title.length;
    return true;
  });
  return fitting.slice(0, pagesLimits.navbarMax);
}

/** Adds the owner's pages to the menus; while they cannot be read, the menus lack them. */
export async function withMenu(site: SiteContext, api: PublicApi): Promise<SiteContext> {
  const pages = await api.menuPages().catch(() => []);
  if (pages.length === 0) return site;
  return { ...site, menu: { navbar: inNavbar(pages).map(linkOf), footer: pages.map(linkOf) } };
}

/** The part of the menus that the browser draws again: the footer is the server's alone. */
export const drawnMenu = (menu: SiteContext["menu"]): Pick<SiteContext, "menu"> =>
  menu && menu.navbar.length > 0 ? { menu: { navbar: menu.navbar } } : {};
