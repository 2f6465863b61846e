import { paths } from "@etalase/contracts/site/paths";
import type { LucideIcon } from "lucide-react";
import { createContext, useContext } from "react";
import type { Plain } from "../language/t.ts";

export type NavigationItem = Readonly<{
  to: string;
  label: Plain;
  Icon: LucideIcon;
  /**
   * The item's place: in the sidebar, or small "below" the others there, or on the screen of the item with that label.
   * Items without a group are linked from the header.
   */
  group?: "" | "below" | "Leads" | "News Management" | "Homepage" | "System";
  /** Only superadmins see the item. */
  superadminOnly?: true;
  /** The kind of items whose number is shown beside it. */
  waiting?: "accounts" | "leads";
}>;

/** All navigation items, in the sidebar's order. */
export const NavigationContext = createContext<readonly NavigationItem[]>([]);

export const useNavigation = () => useContext(NavigationContext);

/** Returns the item that a path belongs to, which is the item's own or below it; nothing is below the overview. */
export const itemOf = (items: readonly NavigationItem[], pathname: string): NavigationItem | undefined =>
  items.find(
    ({ to }) => [to, `${to}/`].includes(pathname) || (to !== paths.dashboard && pathname.startsWith(`${to}/`)),
  );

/** Returns the sidebar's item that a screen's item belongs to. */
export const sidebarItemOf = (items: readonly NavigationItem[], item: NavigationItem | undefined) =>
  items.find(({ label }) => label === item?.group) ?? item;
