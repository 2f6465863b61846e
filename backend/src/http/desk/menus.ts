import { menusUpdate } from "@etalase/contracts/menus.schema";
import type { Menus } from "@etalase/contracts/site/menus";
import { paths } from "@etalase/contracts/site/paths";
import { kind } from "./kind.ts";

/** The landing page with the typed menus. Menus that could not be saved are shown as the saved ones. */
export const menus = kind<Menus>({
  saved: () => "/api/menus",
  words: {},
  derived: (_shown, { values, saved }) => ({ ...saved, ...menusUpdate.safeParse(values).data }),
  page: () => paths.home,
  site: ({ navbar, footer }) => ({ menus: { navbar, footer } }),
});
