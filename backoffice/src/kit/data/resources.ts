import type { ContentResource } from "@etalase/contracts/kinds";
import type { NavigationItem } from "./navigation.ts";

type Row = Omit<NavigationItem, "to" | "Icon"> &
  Readonly<{
    /** The name of the folder with the screens, which `screens.tsx` lists; `folder` is the one of another name. */
    name: string;
    folder?: string;
    /** The folder's modules that render the resource's addresses; the form serves new and existing records. */
    list: string;
    form?: string;
    /** The module for new records alone, when existing ones have a page in place of a form. */
    create?: string;
    /** The module for a record's own page, when it has one in place of a form. */
    page?: string;
    /** A second view of the list, once a screen: its former address leads to the view. */
    view?: string;
  }>;

/**
 * All resources of the dashboard, in the sidebar's order; those of a group follow the item that leads to them. The first page reads this before anything is rendered, and so
 * does the build: no React here, no MUI.
 */
const rows = [
  { name: "overview", list: "Overview", label: "Dashboard", group: "" },
  {
    name: "leads",
    list: "LeadsList",
    create: "NewLead",
    page: "LeadPage",
    label: "Leads",
    group: "",
    waiting: "leads",
  },
  { name: "people", list: "PeopleList", page: "PersonPage", label: "People", group: "Leads" },
  { name: "news", list: "NewsList", form: "NewsForm", view: "calendar", label: "News Management", group: "" },
  {
    name: "subscribers",
    list: "SubscribersList",
    label: "Newsletter subscribers",
    group: "News Management",
    superadminOnly: true,
  },
  { name: "portfolio", list: "PortfolioList", form: "PortfolioForm", label: "Portfolio Management", group: "" },
  { name: "pages", list: "PagesList", form: "PageForm", label: "Pages", group: "" },
  { name: "packages", list: "PackagesList", form: "PackageForm", label: "Packages", group: "" },
  { name: "partners", list: "PartnersList", form: "PartnerForm", label: "Partners Management", group: "" },
  { name: "homepage", list: "Homepage", label: "Homepage", group: "" },
  { name: "texts", list: "TextsScreen", label: "Texts", group: "Homepage" },
  { name: "sections", list: "SectionsScreen", label: "Sections", group: "Homepage" },
  { name: "menus", list: "MenusScreen", label: "Menus", group: "Homepage" },
  {
    name: "showcases",
    folder: "plain",
    list: "DrawnList",
    form: "DrawnForm",
    label: "Homepage windows",
    group: "Homepage",
  },
  { name: "services", folder: "plain", list: "DrawnList", form: "DrawnForm", label: "Services", group: "Homepage" },
  { name: "testimonials", list: "TestimonialsList", form: "TestimonialForm", label: "Testimonials", group: "Homepage" },
  { name: "faqs", list: "FaqsList", form: "FaqForm", label: "Questions & answers", group: "Homepage" },
  { name: "media", list: "MediaScreen", label: "Media Library", group: "" },
  { name: "settings", list: "SettingsScreen", label: "Website Settings", group: "" },
  {
    name: "users",
    list: "UsersList",
    label: "User Management",
    group: "below",
    superadminOnly: true,
    waiting: "accounts",
  },
  { name: "system", list: "System", label: "System", group: "below" },
  { name: "trash", list: "Trash", view: "undo", label: "Trash & recent changes", group: "System" },
  { name: "redirects", list: "RedirectsList", label: "Redirects", group: "System" },
  { name: "not-found", list: "NotFoundList", label: "Not found", group: "System" },
  { name: "searches", list: "SearchesList", label: "Searches", group: "System" },
  { name: "exchange", list: "Exchange", label: "Import & export", group: "System" },
  { name: "mail", list: "MailList", label: "Outgoing mail", group: "System", superadminOnly: true },
  { name: "webhooks", list: "Webhooks", label: "Webhooks", group: "System", superadminOnly: true },
  { name: "audit", list: "AuditList", label: "Audit log", group: "System", superadminOnly: true },
  { name: "privacy", list: "Privacy", label: "Personal data", group: "System", superadminOnly: true },
  { name: "backups", list: "Backups", label: "Backups", group: "System", superadminOnly: true },
  { name: "account", list: "Account", label: "Account" },
] as const satisfies readonly Row[];

export type ResourceName = (typeof rows)[number]["name"];
export const resources: readonly (Row & Readonly<{ name: ResourceName }>)[] = rows;

/** The name of a kind's list. */
export function listNameOf(resource: ContentResource): Row["label"] {
  const row = resources.find(({ name }) => name === resource);
  if (!row) throw new Error(`${resource} has no screens`);
  return row.label;
}

export const addressOf = (name: string) => (name === "overview" ? "/dashboard" : `/dashboard/${name}`);

/** Every address of the dashboard, with the module (relative to the workspace folder) that renders it. */
export const pages = resources.flatMap(({ name, folder = name, list, form, create = form, page, view }) => {
  const address = addressOf(name);
  const drawn = [
    { path: address, file: list },
    { path: `${address}/create`, file: create },
    { path: `${address}/edit/:id`, file: form },
    { path: `${address}/:id`, file: page },
    { path: addressOf(`${view}`), file: view && list },
  ];
  return drawn.flatMap(({ path, file }) => (file ? [{ path, module: `src/${folder}/${file}.tsx` }] : []));
});

const patternOf = (path: string) => new RegExp(`^${path.replace(/:\w+/, "[^/]+")}/?$`, "i");

/** Returns the address of the view that a former address leads to. */
export function viewAt(pathname: string): string | undefined {
  const row = resources.find(({ view }) => view && patternOf(addressOf(view)).test(pathname));
  return row && `${addressOf(row.name)}?view=${row.view}`;
}

const patterns = pages.map(({ path }) => patternOf(path));
export const isPage = (pathname: string): boolean => patterns.some((pattern) => pattern.test(pathname));
