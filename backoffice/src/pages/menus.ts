import type { PageMenu } from "@etalase/contracts/pages/pages";

/** The names of the menus, for lists and forms. */
export const menuNames = { none: "None", navbar: "Navbar", footer: "Footer" } as const satisfies Record<
  PageMenu,
  string
>;
