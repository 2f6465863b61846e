import type { MenusRepository, StoredMenus } from "../../application/single/menus.ts";
import type { Em } from "../repository.ts";
import { createSingle, singleSchema } from "./single.ts";

export const menusSchema = singleSchema("Menus", "menus");

export const createMenusRepository = (em: Em): MenusRepository => createSingle<StoredMenus>(em, menusSchema);
