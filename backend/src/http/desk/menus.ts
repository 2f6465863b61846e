import { menusUpdate } from "@etalase/contracts/operating/menus.schema";
import { paths } from "@etalase/contracts/site/paths";
import type { Shown } from "../../domain/desk.ts";
import { kind } from "./kind.ts";

/** The landing page with the typed menus. Menus that could not be saved are shown as the saved ones. */
export const menus = kind<Shown>({
  saved: () => "/api/menus",
  words: {},
  derived: (_shown, { values, saved }) => ({ ...saved, ...menusUpdate.safeParse(values).data }),
  page: () => paths.home,
  site: (shown) => ({ menus: menusUpdate.parse(shown) }),
});
