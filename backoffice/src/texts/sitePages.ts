import { folderOf } from "@etalase/contracts/site/folded-path";
import { sitePages, siteParts } from "@etalase/contracts/site/pages";
import { localPath, paths, sectionPath, servedPaths } from "@etalase/contracts/site/paths";
import { t, translatedLabel } from "../kit/language/t.ts";

type EditedPage = Readonly<{ id: string; name: string }>;

const places: Readonly<Record<string, string>> = { ...paths, contact: sectionPath("contact"), notFound: "/404" };

/** The pages whose words are edited in place, and the section with the contact form. */
export const editedPages: readonly EditedPage[] = Object.entries(siteParts).flatMap(([name, part]) => {
  const id = places[name];
  if (!id || !("label" in part)) return [];
  return [{ id, name: name === "contact" ? t("Contact form") : t(part.label) }];
});

/** The pages in English, where the site has them. */
export const englishPages: readonly EditedPage[] = sitePages.flatMap(({ path, label, inEnglish }) =>
  label && inEnglish
    ? [{ id: localPath("en", path), name: t("{name} in English", { name: translatedLabel(label) }) }]
    : [],
);

const otherPaths: readonly string[] = [paths.dashboard, paths.login, paths.register, ...Object.values(servedPaths)];

/** Returns the page of the site that a link leads to, as path, query and section; of its own page only the section. */
export function pageOfLink(link: Element | null): string | undefined {
  const href = link?.getAttribute("href");
  if (!href || href.startsWith("#")) return href ?? undefined;
  const { origin, pathname, search, hash } = new URL(href, location.origin);
  const isPage = folderOf(pathname, otherPaths) === undefined;
  return origin === location.origin && isPage ? pathname + search + hash : undefined;
}
