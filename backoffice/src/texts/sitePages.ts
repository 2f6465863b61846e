import { folderOf } from "@etalase/contracts/site/folded-path";
import { localPath, paths, sectionPath, servedPaths } from "@etalase/contracts/site/paths";
import { t } from "../language/t.ts";

/** The fixed pages of the site, and the section with the contact form. */
export const sitePages = [
  { id: paths.home, name: t("Home") },
  { id: sectionPath("contact"), name: t("Contact form") },
  { id: paths.blog, name: t("Blog") },
  { id: paths.portfolio, name: t("Portfolio") },
  { id: paths.privacyPolicy, name: t("Privacy policy") },
  { id: "/404", name: t("Page not found") },
] as const;

/** The pages in English, where the site has them. */
export const englishPages = sitePages
  .filter(({ id }) => [paths.home, paths.blog, paths.portfolio].some((path) => path === id))
  .map(({ id, name }) => ({ id: localPath("en", id), name: t("{name} in English", { name }) }));

const otherPaths: readonly string[] = [paths.dashboard, paths.login, paths.register, ...Object.values(servedPaths)];

/** Returns the page of the site that a link leads to, as path, query and section; of its own page only the section. */
export function pageOfLink(link: Element | null): string | undefined {
  const href = link?.getAttribute("href");
  if (!href || href.startsWith("#")) return href ?? undefined;
  const { origin, pathname, search, hash } = new URL(href, location.origin);
  const isPage = folderOf(pathname, otherPaths) === undefined;
  return origin === location.origin && isPage ? pathname + search + hash : undefined;
}
