import type { MenusRepository, StoredMenus } from "../application/menus.ts";
import type { Em } from "./repository.ts";
import { createSingle, singleSchema } from "./single-record.ts";

export const menusSchema = singleSchema("Menus", "menus");

export const createMenusRepository = (em: Em): MenusRepository => createSingle<StoredMenus>(em, menusSchema);
