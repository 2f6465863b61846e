import type { ContentResource, kinds } from "@etalase/contracts/kinds";
import { type NewsSort, newsLimits } from "@etalase/contracts/news";
import { pagesLimits } from "@etalase/contracts/pages";
import { type PortfolioSort, portfolioLimits } from "@etalase/contracts/portfolio";
import type { OrderedSort } from "@etalase/contracts/rules/content";
import { plainPageSize } from "@etalase/contracts/rules/plain";

type Sorts<Word extends string = string> = Readonly<Record<string, Readonly<{ ASC: Word; DESC: Word }>>>;

/** Describes how a resource's records travel: only the differences between resources. */
export type Endpoint = Readonly<{
  /** The API's name for the resource, if it differs from the dashboard's. */
  path?: string;
  /** Name of the array in a list's answer. */
  listKey: string;
  /** The API's names of the orders of each sortable column, ascending and descending. */
  sorts: Sorts;
  /** The page size and the order in which a list of records is opened. */
  first?: Readonly<{ perPage: number; sort: Readonly<{ field: string; order: "ASC" | "DESC" }> }>;
}>;

/** The API's names for the two orders of most columns. */
const byText = <Field extends string>(field: Field) => ({ ASC: `${field}Asc`, DESC: `${field}Desc` }) as const;

const byTime = { ASC: "oldest", DESC: "newest" } as const;

/** An order that the API knows in one direction only, where no list needs the other. */
const oneWay = <Word extends string>(word: Word) => ({ ASC: word, DESC: word });

const latest = (field: string) => ({ field, order: "DESC" }) as const;

/** The orders of records that editors put in order. */
const orderedSorts = {
  order: oneWay("order"),
  name: byText("name"),
  createdAt: byTime,
} as const satisfies Sorts<OrderedSort>;

/** The order in which editors put records. */
export const customOrder = { field: "order", order: "ASC" } as const;

/** `titled` is given, so that the first page does not load all kinds. */
const ordered = <R extends ContentResource>(resource: R, titled: (typeof kinds)[R]["titled"]) => ({
  listKey: resource,
  sorts: { ...orderedSorts, [titled]: orderedSorts.name },
  first: { perPage: resource === "pages" ? pagesLimits.pageSize : plainPageSize, sort: customOrder },
});

const newsSorts = {
  title: byText("title"),
  category: byText("category"),
  date: byTime,
  status: byText("status"),
  views: byText("views"),
} satisfies Sorts<NewsSort>;

const portfolioSorts = {
  completionDate: byTime,
  title: byText("title"),
  client: byText("client"),
} satisfies Sorts<PortfolioSort>;

/** The endpoints of all lists of records, by resource. */
export const endpoints: Readonly<Record<string, Endpoint>> = {
  leads: {
    listKey: "leads",
    sorts: { createdAt: byTime, value: oneWay("valueDesc"), updatedAt: oneWay("updated") },
    first: { perPage: 25, sort: latest("createdAt") },
  },
  people: { listKey: "people", sorts: {} },
  news: { listKey: "news", sorts: newsSorts, first: { perPage: newsLimits.adminPageSize, sort: latest("date") } },
  pages: ordered("pages", "title"),
  portfolio: {
    listKey: "portfolioItems",
    sorts: portfolioSorts,
    first: { perPage: portfolioLimits.pageSize, sort: latest("completionDate") },
  },
  packages: ordered("packages", "name"),
  partners: ordered("partners", "name"),
  testimonials: ordered("testimonials", "name"),
  faqs: ordered("faqs", "question"),
  services: ordered("services", "title"),
  showcases: ordered("showcases", "title"),
  users: { listKey: "users", sorts: {} },
  trash: { listKey: "items", sorts: {} },
  undo: { listKey: "undos", sorts: {} },
  redirects: {
    listKey: "redirects",
    sorts: { from: oneWay("path"), hits: oneWay("hits"), createdAt: oneWay("newest") },
  },
  "not-found": { path: "unknown-addresses", listKey: "addresses", sorts: {} },
  searches: { listKey: "searches", sorts: {} },
  subscribers: { path: "newsletter", listKey: "subscribers", sorts: {} },
  mail: { listKey: "mails", sorts: {} },
  audit: { listKey: "entries", sorts: {} },
};

export const api = "/api";
export const urlOf = (resource: string) => `${api}/${endpoints[resource]?.path ?? resource}`;
export const recordUrl = (resource: string, id: string | number) => `${urlOf(resource)}/${encodeURIComponent(id)}`;
