import type { LucideIcon } from "lucide-react";
import { createContext, useContext } from "react";
import type { Plain } from "../language/t.ts";

/** The label of the screen that gathers the rarely used ones, and the group of those. */
export const system = "System";

export type NavigationItem = Readonly<{
  to: string;
  label: Plain;
  Icon: LucideIcon;
  /**
   * The item's group in the sidebar, by heading; the first has none. A group that is named after an item is linked from
   * that item's screen. Items without a group are linked from the header.
   */
  group?: "" | "Content" | "Site" | "Texts" | typeof system;
  /** Only superadmins see the item. */
  superadminOnly?: true;
  /** The kind of items whose number is shown beside it. */
  waiting?: "accounts" | "leads";
}>;

/** All navigation items, in the sidebar's order. */
export const NavigationContext = createContext<readonly NavigationItem[]>([]);

export const useNavigation = () => useContext(NavigationContext);

/** Returns the item that a path belongs to: the one with the longest matching path. */
export const itemOf = (items: readonly NavigationItem[], pathname: string): NavigationItem | undefined =>
  items
    .filter(({ to }) => pathname === to || pathname.startsWith(`${to}/`))
    .toSorted((a, b) => b.to.length - a.to.length)[0];

/** Returns the item whose screen links those of a group; undefined for a group of the sidebar. */
export const itemOfGroup = (items: readonly NavigationItem[], group: NavigationItem["group"]) =>
  items.find(({ label }) => label === group);

/** Returns the sidebar's item that a screen's item belongs to. */
export const sidebarItemOf = (items: readonly NavigationItem[], item: NavigationItem | undefined) =>
  itemOfGroup(items, item?.group) ?? item;
