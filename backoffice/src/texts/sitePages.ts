import { isDashboardPath, paths, sectionPath, servedPaths } from "@etalase/contracts/site/paths";

/** The fixed pages of the site, and the section with the contact form. */
export const sitePages = [
  { id: paths.home, name: "Home" },
  { id: sectionPath("contact"), name: "Contact form" },
  { id: paths.blog, name: "Blog" },
  { id: paths.portfolio, name: "Portfolio" },
  { id: paths.privacyPolicy, name: "Privacy policy" },
  { id: "/404", name: "Page not found" },
] as const;

const otherPaths: readonly string[] = [paths.login, paths.register, ...Object.values(servedPaths)];

/** Returns the page of the site that a link leads to, as path, query and section; of its own page only the section. */
export function pageOfLink(link: Element | null): string | undefined {
  const href = link?.getAttribute("href");
  if (!href || href.startsWith("#")) return href ?? undefined;
  const { origin, pathname, search, hash } = new URL(href, location.origin);
  const isPage = !isDashboardPath(pathname) && !otherPaths.some((path) => `${pathname}/`.startsWith(`${path}/`));
  return origin === location.origin && isPage ? pathname + search + hash : undefined;
}
