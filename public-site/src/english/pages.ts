import type { TranslatedResource } from "@etalase/contracts/kinds";
import { privacyPolicySlug } from "@etalase/contracts/pages";
import { portfolioLimits } from "@etalase/contracts/portfolio";
import type { PlainCalls, PublicApi, SiteContext } from "@etalase/contracts/public-api";
import { isLink, type OwnMenus } from "@etalase/contracts/site/menus";
import { ownPagePath, paths, type SiteLanguage } from "@etalase/contracts/site/paths";
import { isConditional, type SectionId, sectionsWhere } from "@etalase/contracts/site/sections";
import { englishKey, markedText } from "@etalase/contracts/texts";
import { inEnglish, wordsToTranslate } from "@etalase/contracts/translations";
import { hasList } from "../site/site.ts";

/** Puts marks around the words of services, which stand alone in their elements, so that staff can edit them there. */
function withMarks<T extends object>(services: readonly T[], { alone }: SiteContext): readonly T[] {
  if (!alone?.marksTexts) return services;
  const marked = (service: T) =>
    wordsToTranslate("services", service).map(({ key, field, words }) => [field, markedText(englishKey(key), words)]);
  return services.map((service) => ({ ...service, ...Object.fromEntries(marked(service)) }));
}

/** The calls of pages in English: records have their English words, and those without any are not there. */
function englishApi(api: PublicApi, site: SiteContext): PublicApi {
  const { english = {} } = site;
  const translated = <T extends object>(resource: TranslatedResource, records: readonly T[]) =>
    records.flatMap((record) => inEnglish(resource, record, english) ?? []);
  const records: PlainCalls = {
    services: once(async () => withMarks(translated("services", await api.records("services")), site)),
    // The windows at the top need no words.
    showcases: async () =>
      (await api.records("showcases")).map((one) => inEnglish("showcases", one, english) ?? { ...one, text: "" }),
    partners: () => api.records("partners"),
    // They have no English words, and so are not there.
    faqs: async () => [],
  };
  return {
    ...api,
    // The frame asks for them, too.
    packages: once(async () => translated("packages", await api.packages())),
    records: (resource) => records[resource](),
    blog: (filters) => api.blog(filters, "en"),
    latest: (limit) => api.latest(limit, "en"),
    highlights: (limit) => api.highlights(limit, "en"),
    facets: () => api.facets("en"),
    // Samples would be in Indonesian.
    related: (id) => api.related(id).catch(() => []),
    projects: (filters) => api.projects(filters, "en"),
    // Few projects may be translated, and the featured ones be none of them.
    async featuredProjects() {
      const featured = await api.featuredProjects("en");
      if (featured.length > 0) return featured;
      return (await api.projects({ page: 1 }, "en")).portfolioItems.slice(0, portfolioLimits.featuredLimit);
    },
    projectTypes: () => api.projectTypes("en"),
    testimonials: async () => [],
  };
}

/** Returns which sections the landing page in English has; one that failed to load shows its error there. */
async function sectionsIn(api: PublicApi, site: SiteContext): Promise<(id: SectionId) => boolean> {
  const isEmpty = async (records: Promise<readonly unknown[]>) => (await records.catch(() => null))?.length === 0;
  const [hasNoServices, hasNoPackages] = await Promise.all([isEmpty(api.records("services")), isEmpty(api.packages())]);
  const absent = [
    hasNoServices && "features",
    hasNoPackages && "price",
    !hasList(site, paths.blog) && "news",
    !hasList(site, paths.portfolio) && "portfolio",
  ];
  // The records of conditional sections have no translations.
  return (id) => !isConditional(id) && !absent.includes(id);
}

/** Returns the path of the privacy policy in English, if the owner has written one. */
async function policyIn(api: PublicApi): Promise<string | undefined> {
  const { translation } = (await api.ownPage(privacyPolicySlug).catch(() => null)) ?? { translation: null };
  return translation ? ownPagePath(translation.slug, translation.language) : undefined;
}

/** The site as its pages in English show it; `api` answers in English. */
async function englishSite(site: SiteContext, api: PublicApi): Promise<SiteContext> {
  const { english = {}, menus, sections } = site;
  const [isThere, policy] = await Promise.all([sectionsIn(api, site), policyIn(api)]);
  const settings = Object.fromEntries(
    wordsToTranslate("settings", site.settings).map(({ key, field, own }) => [field, english[key] ?? own]),
  );
  // The names of links are the owner's, and have no translations.
  const ownSections = (entries: OwnMenus["navbar"] | undefined) => entries?.filter((entry) => !isLink(entry)) ?? null;
  return {
    ...site,
    ...(policy ? { policy } : {}),
    texts: english,
    settings: { ...site.settings, ...settings },
    sections: sectionsWhere(isThere, sections),
    menus: { navbar: ownSections(menus?.navbar), footer: ownSections(menus?.footer) },
  };
}

/** Returns what `read` found the first time. */
function once<T>(read: () => Promise<T>): () => Promise<T> {
  let answer: Promise<T> | undefined;
  return () => {
    answer ??= read();
    return answer;
  };
}

const unlessEnglish = <T extends Readonly<{ language: SiteLanguage }>>(item: T | null) =>
  item?.language === "en" ? null : item;

/** The calls of a site in one language, where records in English are not public. */
const ownLanguageApi = (api: PublicApi): PublicApi => ({
  ...api,
  article: async (key) => unlessEnglish(await api.article(key)),
  project: async (slug) => unlessEnglish(await api.project(slug)),
  ownPage: async (slug) => unlessEnglish(await api.ownPage(slug)),
});

/** Returns the lists that have content in English; one that cannot be read is none. */
async function listsInEnglish(api: PublicApi): Promise<readonly string[]> {
  const [facets, types] = await Promise.all([
    api.facets("en").catch(() => null),
    api.projectTypes("en").catch(() => []),
  ]);
  return [facets?.categories.length && paths.blog, types.length && paths.portfolio].filter(
    (path) => typeof path === "string",
  );
}

/** API and site of a page in that language; the site's own while there are no pages in English. */
export async function inLanguage(language: "en" | undefined, api: PublicApi, site: SiteContext) {
  if (!site.english) return { api: ownLanguageApi(api), site };
  const both = { ...site, englishLists: await listsInEnglish(api) };
  if (!language) return { api, site: both };
  const english = englishApi(api, both);
  return { api: english, site: await englishSite({ ...both, language }, english) };
}
