import { previewWords as words } from "@etalase/contracts/desk/desk";
import type { EditedResource } from "@etalase/contracts/kinds";
import { type NewsArticle, newsFields } from "@etalase/contracts/news.schema";
import { type OwnPage, pageFields } from "@etalase/contracts/pages/pages.schema";
import { forPlainKinds, type PlainResource, plainKinds } from "@etalase/contracts/plain-kinds";
import { type PortfolioItem, portfolioFields } from "@etalase/contracts/portfolio.schema";
import type { SiteContext } from "@etalase/contracts/public-api";
import { words as indonesianWords } from "@etalase/contracts/refusals/words";
import { initialValues, isNeeded } from "@etalase/contracts/rules/description";
import { isDay } from "@etalase/contracts/rules/fields";
import type { PlainField, PlainKind } from "@etalase/contracts/rules/plain";
import { socialNetworks } from "@etalase/contracts/settings";
import type { SiteSettings } from "@etalase/contracts/settings.schema";
import { type BrandColours, brandKeys, cleanColour } from "@etalase/contracts/site/brand-colours";
import { articlePath, ownPagePath, paths, projectPath, sectionPath } from "@etalase/contracts/site/paths";
import { type Testimonial, testimonialFields } from "@etalase/contracts/testimonials.schema";
import type { Shown, Values } from "../../domain/desk.ts";
import { excerptOf, readingMinutes } from "../../domain/news.ts";
import { begun, type KindOf, kind, newSlug, type Typed } from "./kind.ts";
import { menus } from "./menus.ts";
import { packages } from "./packages.ts";
import { sections } from "./sections.ts";
import { texts } from "./texts.ts";

const noPicture = { width: 0, height: 0, color: "#e6f4fa", srcset: "" };
const unplanned = { hasOwnExcerpt: false, shareImageSet: null, translation: null };
/** A drawn frame in place of a logo, since an empty picture would look broken. */
const noLogo = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="160" height="64"><rect x="1" y="1" width="158" height="62" rx="10" fill="#e6f4fa" stroke="#8fa5b1" stroke-dasharray="5 4"/></svg>',
)}`;

/** A record among others of its kind. */
type Listed = Readonly<{ _id: string }> & Shown;

/** Replaces an item among the others, or adds it at one end. */
const among = <T extends Readonly<{ _id: string }>>(items: readonly T[], item: T, end: "first" | "last") => {
  if (items.some(({ _id }) => _id === item._id)) return items.map((one) => (one._id === item._id ? item : one));
  return end === "first" ? [item, ...items] : [...items, item];
};

type Written = Pick<NewsArticle, "content" | "contentSets" | "excerpt">;

/** The text as it was typed, and the excerpt that follows from it. */
async function textTyped<T extends Written>(
  { contentSets, ...shown }: T,
  { values: { content, excerpt }, text }: Typed<T>,
): Promise<Omit<T, "contentSets"> & Written> {
  if (content === undefined) return { ...shown, ...(contentSets && { contentSets }) };
  const typed = await text(shown.content);
  const own = typeof excerpt === "string" && excerpt.trim() !== "";
  return { ...shown, ...typed, excerpt: own ? excerpt : excerptOf(typed.content) };
}

type Translated = Pick<OwnPage, "language" | "translationOf"> & Partial<Pick<OwnPage, "translation">>;

/** The record in the other language, unless the draft may have another one. */
function translationTyped(shown: Translated, { saved }: Pick<Typed<Translated>, "saved">) {
  const isSame = shown.language === saved.language && shown.translationOf === saved.translationOf;
  return { translation: isSame ? (saved.translation ?? null) : null };
}

/** A record in English can be looked at before the site has pages in English. */
const siteIn = ({ language }: Translated, { english }: SiteContext) =>
  language === "en" && !english ? { english: {} } : {};

const news = kind<NewsArticle>({
  saved: (key) => `/api/news/${key}`,
  blank: (begins) => ({
    ...begun(begins),
    ...unplanned,
    ...initialValues(newsFields),
    slug: newSlug,
    featuredImage: "",
    featuredImageSet: noPicture,
    views: 0,
    readingTime: 1,
    author: { name: begins.by.name },
    date: begins.now.toISOString(),
  }),
  words: { title: words.title, content: words.content, category: words.category },
  async derived(shown, typed) {
    const text = await textTyped(shown, typed);
    return { ...text, ...translationTyped(shown, typed), readingTime: readingMinutes(text.content) };
  },
  page: ({ slug, language }) => articlePath(slug, language),
  answers: (shown) => ({ article: async () => shown }),
  site: siteIn,
});

const pages = kind<OwnPage>({
  saved: (key) => `/api/pages/${key}`,
  blank: (begins) => ({
    ...begun(begins),
    ...unplanned,
    ...initialValues(pageFields),
    slug: newSlug,
    order: 0,
  }),
  words: { title: words.title, content: words.content },
  derived: async (shown, typed) => ({ ...(await textTyped(shown, typed)), ...translationTyped(shown, typed) }),
  page: ({ slug, language }) => ownPagePath(slug, language),
  answers: (shown, api) => ({ ownPage: async (slug) => (slug === shown.slug ? shown : api.ownPage(slug)) }),
  site: siteIn,
});

const portfolio = kind<PortfolioItem>({
  saved: (key) => `/api/portfolio/${key}`,
  blank: (begins) => ({
    ...begun(begins),
    ...unplanned,
    ...initialValues(portfolioFields),
    slug: newSlug,
    status: "draft",
    featuredImage: "",
    featuredImageSet: noPicture,
    imagesSet: [],
  }),
  words: {
    title: words.title,
    description: words.description,
    client: words.client,
    projectType: words.projectType,
  },
  derived: (shown, typed) => ({
    ...shown,
    ...translationTyped(shown, typed),
    completionDate: isDay(shown.completionDate) ? shown.completionDate : "",
    projectStatus: shown.projectStatus === "progress" ? "progress" : "completed",
  }),
  page: ({ slug, language }) => projectPath(slug, language),
  answers: (shown) => ({ project: async () => shown }),
  site: siteIn,
});

const placeholders: Readonly<Record<string, string>> = words;
const labels: Readonly<Record<string, string>> = indonesianWords;

/** Says that a field is empty, in words of its own or by its label. */
function placeholderOf(name: string, { is, label }: PlainField): string {
  const said = `${labels[label] ?? label} belum diisi`;
  return placeholders[name] ?? (is === "marked" ? `<p>${said}.</p>` : said);
}

/** The placeholders of the fields that a record needs. */
const wordsFor = (fields: PlainKind["fields"]): Shown =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => (isNeeded(field) ? [[name, placeholderOf(name, field)]] : [])),
  );

/** The preview of a plain kind, whose records stand together in a section of the landing page. */
function plain(resource: PlainResource): KindOf<Shown> {
  const one: PlainKind = plainKinds[resource];
  const { fields, picture, section } = one;
  const marked = Object.keys(fields).filter((name) => fields[name]?.is === "marked");
  const drawings = Object.entries(fields).flatMap(([name, field]) => (field.is === "drawing" ? [{ name, field }] : []));
  const isNeeded = picture?.missing !== undefined;
  return kind<Listed>({
    saved: (key) => `/api/${resource}/${key}`,
    blank: (begins) => ({
      ...begun(begins),
      ...initialValues(fields),
      ...(picture ? { [picture.field]: "", [`${picture.field}Set`]: isNeeded ? noPicture : null } : {}),
      order: 0,
    }),
    words: { ...wordsFor(fields), ...(picture && isNeeded ? { [picture.field]: noLogo } : {}) },
    derived: (shown, { marks }) => ({
      ...shown,
      ...Object.fromEntries(marked.map((name) => [name, marks(String(shown[name] ?? ""))])),
      ...Object.fromEntries(
        drawings.map(({ name, field }) => [name, field.choices.find((one) => one === shown[name]) ?? null]),
      ),
    }),
    page: () => sectionPath(section),
    answers: (shown, api) => ({
      records: async (asked) => {
        const all = await api.records(asked);
        // The item comes from a form, so that no type says its kind, which `asked === resource` does.
        return asked === resource ? among(all, shown as (typeof all)[number], "last") : all;
      },
    }),
  });
}

const testimonials = kind<Testimonial>({
  saved: (key) => `/api/testimonials/${key}`,
  blank: (begins) => ({
    ...begun(begins),
    ...initialValues(testimonialFields),
    photoSet: null,
    order: 0,
  }),
  words: { name: words.name, quote: words.quote },
  page: () => sectionPath("testimonials"),
  answers: (shown, api) => ({ testimonials: async () => among(await api.testimonials(), shown, "first") }),
});

const networksIn = (values: Values) =>
  Object.entries(values).filter(([name]) => socialNetworks.some((one) => one === name));
/** Colours as they were typed; the pages ignore what is none. */
const coloursIn = (typed: unknown): Partial<BrandColours> =>
  Object.fromEntries(
    brandKeys.flatMap((key) => {
      const value: unknown = Object(typed)[key];
      return typeof value === "string" ? [[key, cleanColour(value)]] : [];
    }),
  );

const shownSettings = ["siteName", "siteDescription", "logo", "contactEmail", "contactPhone", "address"] as const;

const settings = kind<SiteSettings>({
  saved: () => "/api/settings",
  // The form has all networks on one level. Fields that no page shows stay as they are: codes, tags, analytics.
  named(values, { socialMedia, brand }) {
    const typed = [...Object.entries(Object(values.socialMedia)), ...networksIn(values)];
    const texts = typed.filter(([name, value]) => name in socialMedia && typeof value === "string");
    const shown = Object.entries(values).filter(([name]) => shownSettings.some((one) => one === name));
    return {
      ...Object.fromEntries(shown),
      socialMedia: { ...socialMedia, ...Object.fromEntries(texts) },
      brand: { ...brand, ...coloursIn(values.brand) },
    };
  },
  words: { siteName: words.name },
  page: () => paths.home,
  site: ({ siteName, siteDescription, logo, contactEmail, contactPhone, address, socialMedia, brand }, site) => ({
    settings: {
      ...site.settings,
      siteName,
      siteDescription,
      logo,
      contactEmail,
      contactPhone,
      address,
      socialMedia,
      brand,
    },
  }),
});

/** A resource that is added here can be previewed and reviewed. */
export const kinds: Readonly<Record<EditedResource, KindOf<Shown>>> = {
  news,
  portfolio,
  pages,
  packages,
  testimonials,
  settings,
  texts,
  sections,
  menus,
  ...forPlainKinds<Record<PlainResource, KindOf<Shown>>>(plain),
};
