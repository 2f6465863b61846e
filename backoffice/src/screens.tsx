import {
  AppWindowIcon,
  ArchiveIcon,
  ArrowLeftRightIcon,
  BriefcaseIcon,
  CircleUserIcon,
  ContactIcon,
  FileTextIcon,
  HandshakeIcon,
  HouseIcon,
  ImagesIcon,
  InboxIcon,
  LayoutDashboardIcon,
  ListOrderedIcon,
  type LucideIcon,
  MailsIcon,
  MenuIcon,
  MessageCircleQuestionMarkIcon,
  NewspaperIcon,
  PackageIcon,
  QuoteIcon,
  ScrollTextIcon,
  SearchIcon,
  SendIcon,
  ServerCogIcon,
  SettingsIcon,
  SignpostIcon,
  Trash2Icon,
  TypeIcon,
  UsersIcon,
  WebhookIcon,
  WrenchIcon,
} from "lucide-react";
import { type ComponentType, type FunctionComponent, useState } from "react";
import type { ResourceName } from "./kit/data/resources.ts";
import { lazyPart } from "./kit/parts/lazyPart.ts";

type Screen = FunctionComponent & Readonly<{ preload: () => Promise<unknown> }>;

type Screens = Readonly<{
  icon: LucideIcon;
  list: Screen;
  create?: Screen;
  edit?: Screen;
  /** A record's own page, when it has one in place of a form. */
  page?: Screen;
}>;

/** Keeps the component of the first render, because another one in its place would lose the user's input. */
function Chosen({ choose }: Readonly<{ choose: () => ComponentType }>) {
  const [Shown] = useState(choose);
  return <Shown />;
}

/**
 * A screen that is loaded on its first visit, or before; `name` is its component's name in the module. A loaded screen
 * renders at once: React holds back suspended content, even if it suspended only for a moment, for 300 ms.
 */
function lazyScreen<Name extends string>(name: Name, load: () => Promise<Record<Name, ComponentType>>): Screen {
  let loaded: ComponentType | undefined;
  const preload = async () => {
    loaded = (await load())[name];
  };
  const later = lazyPart(name, load);
  const choose = () => loaded ?? later;
  return Object.assign(() => <Chosen choose={choose} />, { preload });
}

/** The icon of a resource and its list, or its only screen. */
const screen = <Name extends string>(icon: LucideIcon, ...list: Parameters<typeof lazyScreen<Name>>) => ({
  icon,
  list: lazyScreen(...list),
});

/** The form of a kind, for new and for existing records: one component, so that a first save leaves the form as it is. */
function lazyForm<Name extends string>(name: Name, load: () => Promise<Record<Name, ComponentType>>) {
  const form = lazyScreen(name, load);
  return { create: form, edit: form };
}

/** The icon and the screens of each resource, which `kit/data/resources.ts` names. */
export const screens: Readonly<Record<ResourceName, Screens>> = {
  overview: screen(LayoutDashboardIcon, "Overview", () => import("./overview/Overview.tsx")),
  leads: {
    ...screen(InboxIcon, "LeadsList", () => import("./leads/LeadsList.tsx")),
    create: lazyScreen("NewLead", () => import("./leads/NewLead.tsx")),
    page: lazyScreen("LeadPage", () => import("./leads/LeadPage.tsx")),
  },
  people: {
    ...screen(ContactIcon, "PeopleList", () => import("./people/PeopleList.tsx")),
    page: lazyScreen("PersonPage", () => import("./people/PersonPage.tsx")),
  },
  news: {
    ...screen(NewspaperIcon, "NewsList", () => import("./news/NewsList.tsx")),
    ...lazyForm("NewsForm", () => import("./news/NewsForm.tsx")),
  },
  pages: {
    ...screen(FileTextIcon, "PagesList", () => import("./pages/PagesList.tsx")),
    ...lazyForm("PageForm", () => import("./pages/PageForm.tsx")),
  },
  portfolio: {
    ...screen(BriefcaseIcon, "PortfolioList", () => import("./portfolio/PortfolioList.tsx")),
    ...lazyForm("PortfolioForm", () => import("./portfolio/PortfolioForm.tsx")),
  },
  packages: {
    ...screen(PackageIcon, "PackagesList", () => import("./packages/PackagesList.tsx")),
    ...lazyForm("PackageForm", () => import("./packages/PackageForm.tsx")),
  },
  partners: {
    ...screen(HandshakeIcon, "PartnersList", () => import("./partners/PartnersList.tsx")),
    ...lazyForm("PartnerForm", () => import("./partners/PartnerForm.tsx")),
  },
  testimonials: {
    ...screen(QuoteIcon, "TestimonialsList", () => import("./testimonials/TestimonialsList.tsx")),
    ...lazyForm("TestimonialForm", () => import("./testimonials/TestimonialForm.tsx")),
  },
  faqs: {
    ...screen(MessageCircleQuestionMarkIcon, "FaqsList", () => import("./faqs/FaqsList.tsx")),
    ...lazyForm("FaqForm", () => import("./faqs/FaqForm.tsx")),
  },
  services: {
    ...screen(WrenchIcon, "ServicesList", () => import("./plain/DrawnList.tsx")),
    ...lazyForm("ServiceForm", () => import("./plain/DrawnForm.tsx")),
  },
  showcases: {
    ...screen(AppWindowIcon, "ShowcasesList", () => import("./plain/DrawnList.tsx")),
    ...lazyForm("ShowcaseForm", () => import("./plain/DrawnForm.tsx")),
  },
  media: screen(ImagesIcon, "MediaScreen", () => import("./media/MediaScreen.tsx")),
  homepage: screen(HouseIcon, "Homepage", () => import("./homepage/Homepage.tsx")),
  texts: screen(TypeIcon, "TextsScreen", () => import("./texts/TextsScreen.tsx")),
  sections: screen(ListOrderedIcon, "SectionsScreen", () => import("./sections/SectionsScreen.tsx")),
  menus: screen(MenuIcon, "MenusScreen", () => import("./menus/MenusScreen.tsx")),
  settings: screen(SettingsIcon, "SettingsScreen", () => import("./settings/SettingsScreen.tsx")),
  users: screen(UsersIcon, "UsersList", () => import("./users/UsersList.tsx")),
  system: screen(ServerCogIcon, "System", () => import("./system/System.tsx")),
  trash: screen(Trash2Icon, "Trash", () => import("./trash/Trash.tsx")),
  redirects: screen(SignpostIcon, "RedirectsList", () => import("./redirects/RedirectsList.tsx")),
  "not-found": screen(SignpostIcon, "NotFoundList", () => import("./not-found/NotFoundList.tsx")),
  searches: screen(SearchIcon, "SearchesList", () => import("./searches/SearchesList.tsx")),
  exchange: screen(ArrowLeftRightIcon, "Exchange", () => import("./exchange/Exchange.tsx")),
  subscribers: screen(MailsIcon, "SubscribersList", () => import("./subscribers/SubscribersList.tsx")),
  mail: screen(SendIcon, "MailList", () => import("./mail/MailList.tsx")),
  audit: screen(ScrollTextIcon, "AuditList", () => import("./audit/AuditList.tsx")),
  privacy: screen(CircleUserIcon, "Privacy", () => import("./privacy/Privacy.tsx")),
  webhooks: screen(WebhookIcon, "Webhooks", () => import("./webhooks/Webhooks.tsx")),
  backups: screen(ArchiveIcon, "Backups", () => import("./backups/Backups.tsx")),
  account: screen(CircleUserIcon, "Account", () => import("./account/Account.tsx")),
};
