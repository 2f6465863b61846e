import { createContext, useContext } from "react";
import * as icons from "../theme/icons.tsx";

export type NavigationItem = Readonly<{
  to: string;
  label: string;
  icon: Exclude<keyof typeof icons, "SortArrow">;
  /** Its group in the sidebar, by heading; the first has none. What stands in no group is reached from the header. */
  group?: "" | "Content" | "Site";
  /** Nobody else sees it. */
  superadminOnly?: true;
}>;

/** All that the dashboard leads to, in the sidebar's order. */
export const NavigationContext = createContext<readonly NavigationItem[]>([]);

// biome-ignore lint/performance/noDynamicNamespaceImportAccess: every screen shares the module, so all of it is loaded
export const iconOf = ({ icon }: NavigationItem) => icons[icon];

export const useNavigation = () => useContext(NavigationContext);

/** The item that a path belongs to: the longest that it starts with. */
export const itemOf = (items: readonly NavigationItem[], pathname: string): NavigationItem | undefined =>
  items
    .filter(({ to }) => pathname === to || pathname.startsWith(`${to}/`))
    .toSorted((a, b) => b.to.length - a.to.length)[0];
