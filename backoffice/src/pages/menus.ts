import type { PageMenu } from "@etalase/contracts/pages";
import { t } from "../kit/language/t.ts";

/** The names of the menus, for lists and forms. */
export const menuNames = { none: t("None [menu]"), navbar: t("Navbar"), footer: t("Footer") } as const satisfies Record<
  PageMenu,
  string
>;
