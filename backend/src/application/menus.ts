import { isLink, type MenuEntry, type Menus, type OwnMenus, ownMenus, wholeMenus } from "@etalase/contracts/site/menus";
import { menuIds } from "@etalase/contracts/site/sections";
import { isRecordId } from "@etalase/contracts/text/text";
import type { KeptRecord } from "../domain/history.ts";
import type { PagesService } from "./pages.ts";
import type { SectionsService } from "./sections.ts";
import { createSingleEdits, type SingleNeeds, type SingleRepository } from "./single-record.ts";
import type { Edit } from "./writing.ts";

/** The menus as far as the owner has ordered them. Every edit raises `version`. */
export type StoredMenus = OwnMenus & Readonly<{ version: number }>;

export type MenusRepository = SingleRepository<StoredMenus>;

export const storedMenus = async (menus: MenusRepository): Promise<StoredMenus> =>
  (await menus.find()) ?? { navbar: null, footer: null, version: 1 };

/** Maps a record of the history back to the menus. */
export const menusIn = ({ navbar, footer, version }: KeptRecord): StoredMenus => ({
  navbar: navbar as StoredMenus["navbar"], // the history keeps what these use cases made
  footer: footer as StoredMenus["footer"],
  version,
});

export const menusAbout = { resource: "menus", record: null } as const;

type Needs = SingleNeeds &
  Readonly<{
    menus: MenusRepository;
    sections: Pick<SectionsService, "shown">;
    pages: Pick<PagesService, "inMenus">;
  }>;

export function createMenusService({ menus, sections, pages, ...needs }: Needs) {
  const get = () => storedMenus(menus);
  const content = async () => ({ sections: (await sections.shown())?.menu ?? menuIds, pages: await pages.inMenus() });
  const { edit, revisions } = createSingleEdits<StoredMenus, StoredMenus>({
    ...needs,
    resource: menusAbout.resource,
    get,
    save: (value) => menus.save(value),
    recordOf: async (value) => value,
  });

  return {
    get,

    /** Both menus with all their entries: those that the owner has not ordered stand where the site has them. */
    whole: async ({ version, ...stored }: StoredMenus) => ({ ...wholeMenus(stored, await content()), version }),

    /** The same menus without entries of pages that visitors do not find in one. */
    async toVisitors({ navbar, footer, version }: StoredMenus): Promise<StoredMenus> {
      const ids = (await pages.inMenus()).map(({ id }) => id);
      const isFound = (entry: MenuEntry) => isLink(entry) || !isRecordId(entry.id) || ids.includes(entry.id);
      return { navbar: navbar?.filter(isFound) ?? null, footer: footer?.filter(isFound) ?? null, version };
    },

    /** The menus in the owner's order, for pages; undefined without one. */
    async shown(): Promise<OwnMenus | undefined> {
      const { navbar, footer } = await get();
      return navbar || footer ? { navbar, footer } : undefined;
    },

    /** Replaces both menus. @throws {DomainError} "stale" when `ifVersion` is no longer the menus' */
    async update(changed: Menus, by: Edit): Promise<StoredMenus> {
      const own = ownMenus(changed, await content());
      return edit(({ version }) => ({ ...own, version: version + 1 }), own, by);
    },

    revisions,
  };
}

export type MenusService = ReturnType<typeof createMenusService>;
