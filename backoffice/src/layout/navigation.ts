import type { ComponentType } from "react";
import { LayoutDashboardIcon, NewspaperIcon } from "../icons.tsx";

type NavigationItem = Readonly<{ to: string; label: string; Icon: ComponentType }>;
type NavigationGroup = Readonly<{ heading?: string; items: readonly NavigationItem[] }>;

/** The sidebar and the breadcrumbs, one line for a screen. */
export const navigation: readonly NavigationGroup[] = [
  { items: [{ to: "/dashboard", label: "Dashboard", Icon: LayoutDashboardIcon }] },
  { heading: "Content", items: [{ to: "/dashboard/news", label: "News Management", Icon: NewspaperIcon }] },
];

/** The item that a path belongs to: the longest that it starts with. */
export function itemOf(pathname: string): NavigationItem | undefined {
  const items = navigation.flatMap((group) => group.items);
  return items
    .filter(({ to }) => pathname === to || pathname.startsWith(`${to}/`))
    .reduce<NavigationItem | undefined>(
      (best, item) => (best && best.to.length >= item.to.length ? best : item),
      undefined,
    );
}
