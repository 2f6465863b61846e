import type { Page, Place } from "./page.ts";

export type Route = Readonly<{
  /** A part that starts with a colon is a parameter. The last route, "*", takes everything else. */
  path: string;
  /** File name in `pages/`. */
  page: string;
  /** Pages of another zone are loaded whole: a site's own code must not live on beside the password fields. */
  zone: "site" | "account" | "nowhere";
}>;

export const routes: readonly Route[] = [
  { path: "/", page: "HomePage", zone: "site" },
  { path: "/berita", page: "BlogPage", zone: "site" },
  { path: "/berita/tag/:tag", page: "BlogPage", zone: "site" },
  { path: "/berita/:key", page: "ArticlePage", zone: "site" },
  { path: "/portfolio", page: "PortfolioPage", zone: "site" },
  { path: "/portfolio/:slug", page: "ProjectPage", zone: "site" },
  { path: "/privacy-policy", page: "PrivacyPolicyPage", zone: "site" },
  { path: "/login", page: "LoginPage", zone: "account" },
  { path: "/register", page: "RegisterPage", zone: "account" },
  { path: "*", page: "NotFoundPage", zone: "nowhere" },
];

export const pageFiles = import.meta.glob<{ page: Page<unknown> }>("../pages/*Page.tsx");

/** Key of a page in the build's manifest. */
export const pageSource = (route: Route) => `src/pages/${route.page}.tsx`;

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
  const parts = path === "/" ? ["", ""] : path.replace(/\/$/, "").split("/");
  if (wanted.length !== parts.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, name] of wanted.entries()) {
    const part = decode(parts[index] ?? "");
    if (part === undefined || (!name.startsWith(":") && part !== name)) return undefined;
    if (name.startsWith(":")) {
      if (part === "") return undefined;
      params[name.slice(1)] = part;
    }
  }
  return params;
}

/** The route of an address (path and query), and where that is. */
export function matchRoute(url: string): Readonly<{ route: Route; place: Place }> {
  const { pathname: path, searchParams: query } = new URL(`http://site.invalid${url}`);
  for (const route of routes) {
    const params = paramsOf(route.path, path);
    if (params) return { route, place: { path, query, params } };
  }
  return { route: nowhere, place: { path, query, params: {} } };
}
