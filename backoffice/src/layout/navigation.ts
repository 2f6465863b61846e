import type { ComponentType } from "react";
import {
  BriefcaseIcon,
  CircleUserIcon,
  HandshakeIcon,
  LayoutDashboardIcon,
  MailsIcon,
  NewspaperIcon,
  SettingsIcon,
  UsersIcon,
} from "../theme/icons.tsx";

type NavigationItem = Readonly<{
  to: string;
  label: string;
  Icon: ComponentType;
  /** Nobody else sees it. */
  superadminOnly?: boolean;
}>;
type NavigationGroup = Readonly<{ heading?: string; items: readonly NavigationItem[] }>;

/** The sidebar and the breadcrumbs, one line for a screen. */
export const navigation: readonly NavigationGroup[] = [
  { items: [{ to: "/dashboard", label: "Dashboard", Icon: LayoutDashboardIcon }] },
  {
    heading: "Content",
    items: [
      { to: "/dashboard/news", label: "News Management", Icon: NewspaperIcon },
      { to: "/dashboard/portfolio", label: "Portfolio Management", Icon: BriefcaseIcon },
      { to: "/dashboard/partners", label: "Partners Management", Icon: HandshakeIcon },
    ],
  },
  {
    heading: "Site",
    items: [
      { to: "/dashboard/settings", label: "Website Settings", Icon: SettingsIcon },
      { to: "/dashboard/users", label: "User Management", Icon: UsersIcon, superadminOnly: true },
      { to: "/dashboard/subscribers", label: "Newsletter Subscribers", Icon: MailsIcon, superadminOnly: true },
    ],
  },
];

/** Reached from the header. */
export const account: NavigationItem = { to: "/dashboard/account", label: "Account", Icon: CircleUserIcon };

/** The item that a path belongs to: the longest that it starts with. */
export function itemOf(pathname: string): NavigationItem | undefined {
  const items = [...navigation.flatMap((group) => group.items), account];
  return items
    .filter(({ to }) => pathname === to || pathname.startsWith(`${to}/`))
    .reduce<NavigationItem | undefined>(
      (best, item) => (best && best.to.length >= item.to.length ? best : item),
      undefined,
    );
}
