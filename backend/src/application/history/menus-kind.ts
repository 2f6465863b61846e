import { type MenusRepository, menusAbout, menusIn, storedMenus } from "../menus.ts";
import { type Kind, onlyKind } from "./kinds.ts";

/** The menus, a single record that is never created or deleted. */
export const menusKind = (menus: MenusRepository): Kind =>
  onlyKind(menusAbout, {
    find: () => storedMenus(menus),
    save: (record) => menus.save(menusIn(record)),
  });
