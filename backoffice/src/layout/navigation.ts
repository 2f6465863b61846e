import type { LucideIcon } from "lucide-react";
import { createContext, useContext } from "react";

export type NavigationItem = Readonly<{
  to: string;
  label: string;
  Icon: LucideIcon;
  /** Its group in the sidebar, by heading; the first has none. What stands in no group is reached from the header. */
  group?: "" | "Content" | "Site";
  /** Nobody else sees it. */
  superadminOnly?: true;
  /** What waits there is counted beside it. */
  waiting?: "accounts" | "leads";
}>;

/** All that the dashboard leads to, in the sidebar's order. */
export const NavigationContext = createContext<readonly NavigationItem[]>([]);

export const useNavigation = () => useContext(NavigationContext);

/** The item that a path belongs to: the longest that it starts with. */
export const itemOf = (items: readonly NavigationItem[], pathname: string): NavigationItem | undefined =>
  items
    .filter(({ to }) => pathname === to || pathname.startsWith(`${to}/`))
    .toSorted((a, b) => b.to.length - a.to.length)[0];
