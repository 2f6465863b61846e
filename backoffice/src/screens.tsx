import {
  AppWindowIcon,
  ArchiveIcon,
  ArrowLeftRightIcon,
  BriefcaseIcon,
  CircleUserIcon,
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
  SendIcon,
  ServerCogIcon,
  SettingsIcon,
  SignpostIcon,
  Trash2Icon,
  TypeIcon,
  UsersIcon,
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

/** The form of a kind, for new and for existing records: one component, so that a first save leaves the form as it is. */
function lazyForm<Name extends string>(name: Name, load: () => Promise<Record<Name, ComponentType>>) {
  const form = lazyScreen(name, load);
  return { create: form, edit: form };
}

/** The icon and the screens of each resource, which `kit/data/resources.ts` names. */
export const screens: Readonly<Record<ResourceName, Screens>> = {
  overview: {
    icon: LayoutDashboardIcon,
    list: lazyScreen("Overview", () => import("./overview/Overview.tsx")),
  },
  leads: {
    icon: InboxIcon,
    list: lazyScreen("LeadsList", () => import("./leads/LeadsList.tsx")),
    page: lazyScreen("LeadPage", () => import("./leads/LeadPage.tsx")),
  },
  news: {
    icon: NewspaperIcon,
    list: lazyScreen("NewsList", () => import("./news/NewsList.tsx")),
    ...lazyForm("NewsForm", () => import("./news/NewsForm.tsx")),
  },
  pages: {
    icon: FileTextIcon,
    list: lazyScreen("PagesList", () => import("./pages/PagesList.tsx")),
    ...lazyForm("PageForm", () => import("./pages/PageForm.tsx")),
  },
  portfolio: {
    icon: BriefcaseIcon,
    list: lazyScreen("PortfolioList", () => import("./portfolio/PortfolioList.tsx")),
    ...lazyForm("PortfolioForm", () => import("./portfolio/PortfolioForm.tsx")),
  },
  packages: {
    icon: PackageIcon,
    list: lazyScreen("PackagesList", () => import("./packages/PackagesList.tsx")),
    ...lazyForm("PackageForm", () => import("./packages/PackageForm.tsx")),
  },
  partners: {
    icon: HandshakeIcon,
    list: lazyScreen("PartnersList", () => import("./partners/PartnersList.tsx")),
    ...lazyForm("PartnerForm", () => import("./partners/PartnerForm.tsx")),
  },
  testimonials: {
    icon: QuoteIcon,
    list: lazyScreen("TestimonialsList", () => import("./testimonials/TestimonialsList.tsx")),
    ...lazyForm("TestimonialForm", () => import("./testimonials/TestimonialForm.tsx")),
  },
  faqs: {
    icon: MessageCircleQuestionMarkIcon,
    list: lazyScreen("FaqsList", () => import("./faqs/FaqsList.tsx")),
    ...lazyForm("FaqForm", () => import("./faqs/FaqForm.tsx")),
  },
  services: {
    icon: WrenchIcon,
    list: lazyScreen("ServicesList", () => import("./plain/DrawnList.tsx")),
    ...lazyForm("ServiceForm", () => import("./plain/DrawnForm.tsx")),
  },
  showcases: {
    icon: AppWindowIcon,
    list: lazyScreen("ShowcasesList", () => import("./plain/DrawnList.tsx")),
    ...lazyForm("ShowcaseForm", () => import("./plain/DrawnForm.tsx")),
  },
  media: {
    icon: ImagesIcon,
    list: lazyScreen("MediaScreen", () => import("./media/MediaScreen.tsx")),
  },
  homepage: {
    icon: HouseIcon,
    list: lazyScreen("Homepage", () => import("./homepage/Homepage.tsx")),
  },
  texts: {
    icon: TypeIcon,
    list: lazyScreen("TextsScreen", () => import("./texts/TextsScreen.tsx")),
  },
  sections: {
    icon: ListOrderedIcon,
    list: lazyScreen("SectionsScreen", () => import("./sections/SectionsScreen.tsx")),
  },
  menus: {
    icon: MenuIcon,
    list: lazyScreen("MenusScreen", () => import("./menus/MenusScreen.tsx")),
  },
  settings: {
    icon: SettingsIcon,
    list: lazyScreen("SettingsScreen", () => import("./settings/SettingsScreen.tsx")),
  },
  users: {
    icon: UsersIcon,
    list: lazyScreen("UsersList", () => import("./users/UsersList.tsx")),
  },
  system: {
    icon: ServerCogIcon,
    list: lazyScreen("System", () => import("./system/System.tsx")),
  },
  trash: {
    icon: Trash2Icon,
    list: lazyScreen("Trash", () => import("./trash/Trash.tsx")),
  },
  redirects: {
    icon: SignpostIcon,
    list: lazyScreen("RedirectsList", () => import("./redirects/RedirectsList.tsx")),
  },
  "not-found": {
    icon: SignpostIcon,
    list: lazyScreen("NotFoundList", () => import("./not-found/NotFoundList.tsx")),
  },
  exchange: {
    icon: ArrowLeftRightIcon,
    list: lazyScreen("Exchange", () => import("./exchange/Exchange.tsx")),
  },
  subscribers: {
    icon: MailsIcon,
    list: lazyScreen("SubscribersList", () => import("./subscribers/SubscribersList.tsx")),
  },
  mail: {
    icon: SendIcon,
    list: lazyScreen("MailList", () => import("./mail/MailList.tsx")),
  },
  audit: {
    icon: ScrollTextIcon,
    list: lazyScreen("AuditList", () => import("./audit/AuditList.tsx")),
  },
  privacy: {
    icon: CircleUserIcon,
    list: lazyScreen("Privacy", () => import("./privacy/Privacy.tsx")),
  },
  backups: {
    icon: ArchiveIcon,
    list: lazyScreen("Backups", () => import("./backups/Backups.tsx")),
  },
  account: {
    icon: CircleUserIcon,
    list: lazyScreen("Account", () => import("./account/Account.tsx")),
  },
};
