import type { PageName } from "@etalase/contracts/site/pages";
import { articlePath, ownPagePath, ownPath, paths, projectPath, tagPath } from "@etalase/contracts/site/paths";
import type { Place } from "../page/page.ts";

/**
 * Each page is a script of its own, named after its folder. Taking out the one export here spares the build an object for
 * all exports of the script, of which the views use some.
 */
export const pageFiles = {
  home: () => import("../pages/home/page.tsx").then(({ page }) => page),
  blog: () => import("../pages/blog/page.tsx").then(({ page }) => page),
  article: () => import("../pages/article/page.tsx").then(({ page }) => page),
  portfolio: () => import("../pages/portfolio/page.tsx").then(({ page }) => page),
  project: () => import("../pages/project/page.tsx").then(({ page }) => page),
  privacyPolicy: () => import("../pages/privacyPolicy/page.tsx").then(({ page }) => page),
  login: () => import("../pages/login/page.tsx").then(({ page }) => page),
  register: () => import("../pages/register/page.tsx").then(({ page }) => page),
  ownPage: () => import("../pages/ownPage/page.tsx").then(({ page }) => page),
  notFound: () => import("../pages/notFound/page.tsx").then(({ page }) => page),
} satisfies Readonly<Record<PageName, unknown> & Record<string, unknown>>;

export type Route = Readonly<{
  /** A part that starts with a colon is a parameter. The last route, "*", matches everything else. */
  path: string;
  page: keyof typeof pageFiles;
  /**
   * Pages of another zone are loaded as new documents: custom code of the site must not keep running beside password
   * fields.
   */
  zone: "site" | "account" | "nowhere";
}>;

export const routes: readonly Route[] = [
  { path: paths.home, page: "home", zone: "site" },
  { path: paths.blog, page: "blog", zone: "site" },
  { path: tagPath(":tag"), page: "blog", zone: "site" },
  { path: articlePath(":key"), page: "article", zone: "site" },
  { path: paths.portfolio, page: "portfolio", zone: "site" },
  { path: projectPath(":slug"), page: "project", zone: "site" },
  { path: paths.privacyPolicy, page: "privacyPolicy", zone: "site" },
  { path: paths.login, page: "login", zone: "account" },
  { path: paths.register, page: "register", zone: "account" },
  // Loaded as documents: the browser cannot tell a page of the owner's from the other addresses of the server.
  { path: ownPagePath(":slug"), page: "ownPage", zone: "nowhere" },
  { path: "*", page: "notFound", zone: "nowhere" },
];

/** Returns the key of a page in the build's manifest. */
export const pageSource = (route: Route) => `src/pages/${route.page}/page.tsx`;

const nowhere = routes.at(-1) as Route; // the table is never empty

function decode(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}

function paramsOf(pattern: string, path: string): Record<string, string> | undefined {
  const wanted = pattern.split("/");
  const parts = path.replace(/(.)\/$/, "$1").split("/");
  if (wanted.length !== parts.length) return undefined;
  const params: Record<string, string> = {};
  const fits = wanted.every((name, index) => {
    const part = decode(parts[index] ?? "");
    if (!part || !name.startsWith(":")) return part === name;
    params[name.slice(1)] = part;
    return true;
  });
  return fits ? params : undefined;
}

/**
 * Returns the route of an address (path and query), and its place. Pages in English have the routes of those in the
 * site's own language, except the pages of accounts; without `language`, they have none, since browsers load them as
 * documents, which bring their words.
 */
export function matchRoute(url: string, language?: "en"): Readonly<{ route: Route; place: Place }> {
  const { pathname: path, searchParams: query } = new URL(`http://site.invalid${url}`);
  const own = language ? ownPath(path) : path;
  for (const route of routes) {
    const params = !(language && route.zone === "account") && paramsOf(route.path, own);
    if (params) return { route, place: { path, query, params, language } };
  }
  return { route: nowhere, place: { path, query, params: {}, language } };
}
